import { Readable } from 'node:stream'
import { Zip, ZipDeflate } from 'fflate'
import { openPace } from '../process/pace.ts'

export interface ZippedFile {
  name: string
  /** The text, in pieces of any size. */
  pieces: Iterable<string>
}

/** A zip of files, written while it is read: neither the zip nor the texts are ever whole in memory. */
export function zipOfResources(files: Iterable<ZippedFile> | AsyncIterable<ZippedFile>, at: Date): Readable {
  return Readable.from(zipped(files, at))
}

const charactersAtOnce = 64 * 1024
/** Slower levels make such files hardly smaller. */
const level = 3

async function* zipped(
  files: Iterable<ZippedFile> | AsyncIterable<ZippedFile>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  const pace = openPace()
  const ready: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error !== null) throw error
    ready.push(bytes)
  })
  for await (const { name, pieces } of files) {
    const entry = new ZipDeflate(name, { level })
    entry.mtime = at
    zip.add(entry)
    for (const text of inGroups(pieces)) {
      entry.push(Buffer.from(text))
      yield* ready.splice(0)
      await pace.rest()
    }
    entry.push(new Uint8Array(0), true)
  }
  zip.end()
  yield* ready.splice(0)
}

function* inGroups(pieces: Iterable<string>): Generator<string> {
  let group = ''
  for (const piece of pieces) {
    group += piece
    if (group.length < charactersAtOnce) continue
    yield group
    group = ''
  }
  yield group
}
