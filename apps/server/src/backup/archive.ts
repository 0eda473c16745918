import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import tar from 'tar-stream'
import { CannotStart } from '../process/cannot-start.ts'
import { format, Manifest, manifestName, type Part } from './manifest.ts'

/** A tar of parts, compressed by gzip, that is written from start to end. */
export interface ArchiveWriter {
  add: (name: string, bytes: Buffer) => Promise<void>
  addStream: (name: string, size: number, content: AsyncIterable<Buffer>) => Promise<void>
  parts: Part[]
  finish: (manifest: Omit<Manifest, 'parts'>) => Promise<void>
  /** Closes a file that stays unfinished. */
  abandon: () => Promise<void>
}

/** Far above what a manifest has; it is the only part that is kept in memory. */
const largestManifest = 64 * 1024 * 1024

export function writeArchive(file: string, signal: AbortSignal): ArchiveWriter {
  const pack = tar.pack()
  const output = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
  const written = pipeline(pack, createGzip({ level: 3 }), output, { signal })
  // Who adds the next part, or finishes, gets the reason.
  written.catch(() => {})
  const parts: Part[] = []

  async function addStream(name: string, size: number, content: AsyncIterable<Buffer>): Promise<void> {
    const entry = pack.entry({ name, size })
    const hash = createHash('sha256')
    const hashed = async function* () {
      for await (const chunk of content) {
        hash.update(chunk)
        yield chunk
      }
    }
    await Promise.race([pipeline(hashed, entry, { signal }), written])
    parts.push({ name, bytes: size, sha256: hash.digest('hex') })
  }

  return {
    add: (name, bytes) => addStream(name, bytes.length, one(bytes)),
    addStream,
    parts,
    finish: async (manifest) => {
      const text = Buffer.from(JSON.stringify({ ...manifest, parts }, null, 1))
      await addStream(manifestName, text.length, one(text))
      pack.finalize()
      await written
    },
    abandon: async () => {
      pack.destroy()
      await written.catch(() => {})
    },
  }
}

async function* one(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

/** Reads an archive from start to end, one part after another. */
async function readParts(
  file: string,
  onPart: (name: string, size: number, content: AsyncIterable<Buffer>) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const extract = tar.extract()
  const reading = pipeline(createReadStream(file), createGunzip(), extract, { signal })
  const failures: unknown[] = []
  const walk = async () => {
    for await (const entry of extract) {
      const { name, size = 0 } = entry.header
      await onPart(name, size, entry as AsyncIterable<Buffer>).catch((error: unknown) => {
        // Before the streams end because of it, each with an error of its own.
        failures.push(error)
        throw error
      })
      entry.resume()
    }
  }
  for (const ended of await Promise.allSettled([reading, walk()])) {
    if (ended.status === 'rejected') failures.push(ended.reason)
  }
  if (failures.length > 0) throw failures[0]
}

/** Reads to the checksum of gzip: who reads a tar stops at its last part, and does not see what is damaged behind it. */
async function checkCompression(file: string, signal: AbortSignal): Promise<void> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  await pipeline(createReadStream(file), createGunzip(), nowhere, { signal })
}

/**
 * Reads all of a backup and compares every part with its hash in the manifest, so that whoever uses a part later finds what
 * was written.
 */
export async function verifyArchive(file: string, signal: AbortSignal): Promise<Manifest> {
  const found: Part[] = []
  let manifest: Buffer | undefined
  try {
    await checkCompression(file, signal)
    await readParts(
      file,
      async (name, size, content) => {
        if (name === manifestName && size <= largestManifest) {
          manifest = await bytesOf(content)
        } else {
          found.push({ name, bytes: size, sha256: await hashOf(content) })
        }
      },
      signal,
    )
  } catch (error) {
    signal.throwIfAborted()
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') {
      throw new CannotStart(`The backup ${file} cannot be read: ${message}`)
    }
    throw damaged(file, message)
  }
  if (manifest === undefined) throw damaged(file, 'its end is missing')
  return readManifest(file, manifest, found)
}

function readManifest(file: string, text: Buffer, found: readonly Part[]): Manifest {
  let read: unknown
  try {
    read = JSON.parse(text.toString())
  } catch {
    throw damaged(file, 'its list of contents cannot be read')
  }
  const { format: written } = read as { format?: unknown }
  if (typeof written === 'number' && written > format) {
    throw new CannotStart(`${file} was made by a newer version of the product: restore it with that version`)
  }
  const parsed = Manifest.safeParse(read)
  if (!parsed.success) throw damaged(file, 'its list of contents is incomplete')
  const { parts } = parsed.data
  const wrong = parts.find((part, place) => !isSame(part, found[place]))
  if (wrong !== undefined) throw damaged(file, `${wrong.name} is not as it was written`)
  if (found.length !== parts.length) throw damaged(file, 'it has parts that nobody wrote')
  return parsed.data
}

function isSame(part: Part, other: Part | undefined): boolean {
  return part.name === other?.name && part.bytes === other.bytes && part.sha256 === other.sha256
}

function damaged(file: string, why: string): CannotStart {
  return new CannotStart(`${file} is no whole backup, it is damaged or was cut: ${why}. Nothing was restored`)
}

async function bytesOf(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function hashOf(content: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk)
  return hash.digest('hex')
}

/** Goes through the parts of an archive that was verified, in their order. */
export function forEachPart(
  file: string,
  onPart: (name: string, content: AsyncIterable<Buffer>) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  return readParts(
    file,
    async (name, _size, content) => {
      if (name !== manifestName) await onPart(name, content)
    },
    signal,
  )
}
