import { strFromU8, unzipSync } from 'fflate'

/** What is in a zip of texts. */
export function filesOfZip(bytes: Uint8Array): { name: string; text: string }[] {
  return Object.entries(unzipSync(bytes)).map(([name, content]) => ({ name, text: strFromU8(content) }))
}
