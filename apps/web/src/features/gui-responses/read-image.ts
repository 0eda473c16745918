import { messages } from '@sdp/domain'
import { checkImage, maxUploadedKilobytes } from '@sdp/domain/gui-responses'

/** The base64 content of an image file, or why it cannot be used. */
export async function readImage(file: Blob): Promise<{ payload: string } | { problem: string }> {
  // Not read at all: it may be any size
  if (file.size > maxUploadedKilobytes * 1024) {
    return { problem: messages.guiResponses.imageTooLarge(maxUploadedKilobytes) }
  }
  const payload = base64(new Uint8Array(await file.arrayBuffer()))
  const problem = checkImage({ format: 'base64', payload })
  return problem === undefined ? { payload } : { problem }
}

function base64(bytes: Uint8Array): string {
  let signs = ''
  for (const byte of bytes) signs += String.fromCharCode(byte)
  return btoa(signs)
}
