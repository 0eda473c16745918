import { createHash } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { crc32, deflate, inflate, inflateSync } from 'node:zlib'
import { oneAtATime } from '../../process/one-at-a-time.ts'
import type { ObjectType } from './objects.ts'
import { unfinishedName } from './unfinished.ts'

const compress = promisify(deflate)
const decompress = promisify(inflate)

/** The numbers that git gives to the kinds of objects; 6 and 7 are differences to other objects, which only git writes. */
const typeNumbers: Record<ObjectType, number> = { commit: 1, tree: 2, blob: 3 }

/** Where an object is in a pack file. */
interface PackEntry {
  file: string
  from: number
  to: number
}

/** The packs of a repository: many objects in one file, found by an index file next to it. */
export interface Packs {
  has: (sha: string) => Promise<boolean>
  /** The same as `read`, of the packs that are known already: nobody looks for new ones. */
  readKnown: (sha: string) => Promise<Buffer | undefined>
  /** The body of an object; undefined when no pack has it, or has it as a difference to another object. */
  read: (sha: string) => Promise<Buffer | undefined>
}

export function openPacks(dir: string): Packs {
  const folder = path.join(dir, 'objects', 'pack')
  const bytesAt = openBlocks()
  let known = new Map<string, Index>()

  function find(sha: string): PackEntry | undefined {
    for (const [name, index] of known) {
      const entry = index(sha)
      if (entry !== undefined) return { file: path.join(folder, `${name}.pack`), ...entry }
    }
    return undefined
  }

  /** Packs come when loose objects were packed, by any server, and go with `git gc`. Many who miss one look once. */
  const lookAgain = oneAtATime(async () => {
    const files = await readdir(folder).catch(() => [])
    const fresh = new Map<string, Index>()
    for (const file of files) {
      if (!file.endsWith('.idx')) continue
      const name = file.slice(0, -'.idx'.length)
      const index = known.get(name) ?? (await readIndex(path.join(folder, name)))
      if (index !== undefined) fresh.set(name, index)
    }
    known = fresh
  })

  async function findNow(sha: string): Promise<PackEntry | undefined> {
    const entry = find(sha)
    if (entry !== undefined) return entry
    await lookAgain()
    return find(sha)
  }

  async function readKnown(sha: string): Promise<Buffer | undefined> {
    const entry = find(sha)
    if (entry === undefined) return undefined
    return readEntry(await bytesAt(entry))
  }

  async function read(sha: string, isRetry = false): Promise<Buffer | undefined> {
    const entry = await findNow(sha)
    if (entry === undefined) return undefined
    try {
      return await readEntry(await bytesAt(entry))
    } catch (error) {
      if (!isMissing(error) || isRetry) throw error
      await lookAgain()
      return read(sha, true)
    }
  }

  return {
    has: async (sha) => (await findNow(sha)) !== undefined,
    // A pack that is gone since has left its objects to another one.
    readKnown: (sha) =>
      readKnown(sha).catch((error) => (isMissing(error) ? undefined : Promise.reject(error))),
    read: (sha) => read(sha),
  }
}

type Index = (sha: string) => Omit<PackEntry, 'file'> | undefined

/** An index file of version 2, as git writes them since 2007. */
async function readIndex(pack: string): Promise<Index | undefined> {
  const [bytes, { size }] = await Promise.all([readFile(`${pack}.idx`), stat(`${pack}.pack`)])
  if (bytes.readUInt32BE(0) !== indexMagic || bytes.readUInt32BE(4) !== 2) return undefined
  const fanout = 8
  const count = bytes.readUInt32BE(fanout + 255 * 4)
  const shas = fanout + 256 * 4
  const offsets = shas + count * (20 + 4)
  const largeOffsets = offsets + count * 4
  const offsetAt = (at: number): number => {
    const offset = bytes.readUInt32BE(offsets + at * 4)
    if (offset < 0x80000000) return offset
    return Number(bytes.readBigUInt64BE(largeOffsets + (offset - 0x80000000) * 8))
  }
  // An entry ends where the next one begins; the last one before the sum of the file.
  const starts = Float64Array.from({ length: count }, (_, at) => offsetAt(at)).sort()
  return (sha) => {
    const wanted = Buffer.from(sha, 'hex')
    const first = wanted[0]!
    let low = first === 0 ? 0 : bytes.readUInt32BE(fanout + (first - 1) * 4)
    let high = bytes.readUInt32BE(fanout + first * 4)
    while (low < high) {
      const middle = (low + high) >>> 1
      const order = bytes.compare(wanted, 0, 20, shas + middle * 20, shas + middle * 20 + 20)
      if (order === 0) {
        const from = offsetAt(middle)
        return { from, to: starts[indexOf(starts, from) + 1] ?? size - 20 }
      }
      if (order < 0) low = middle + 1
      else high = middle
    }
    return undefined
  }
}

function indexOf(sorted: Float64Array, wanted: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < wanted) low = middle + 1
    else high = middle
  }
  return low
}

const blockBytes = 256 * 1024
const maxBlocks = 64

/**
 * Reads places of packs by blocks and keeps the last ones, since commits that follow each other lie side by side. A pack
 * is named after its content, so that what was read of it holds.
 */
function openBlocks(): (entry: PackEntry) => Promise<Buffer> {
  const blocks = new Map<string, Promise<Buffer>>()

  function block(file: string, number: number): Promise<Buffer> {
    const key = `${file} ${number}`
    // Put last again: the first one is the one unused for longest.
    const read = blocks.get(key) ?? readPart(file, number * blockBytes, (number + 1) * blockBytes)
    blocks.delete(key)
    blocks.set(key, read)
    read.catch(() => blocks.delete(key))
    for (const oldest of blocks.keys()) {
      if (blocks.size <= maxBlocks) break
      blocks.delete(oldest)
    }
    return read
  }

  return async ({ file, from, to }) => {
    if (to - from > blockBytes) return readPart(file, from, to)
    const first = Math.floor(from / blockBytes)
    const last = Math.floor((to - 1) / blockBytes)
    const start = first * blockBytes
    const bytes = await block(file, first)
    if (first === last) return bytes.subarray(from - start, to - start)
    return Buffer.concat([bytes, await block(file, last)]).subarray(from - start, to - start)
  }
}

/** What the file has between two places. */
async function readPart(file: string, from: number, to: number): Promise<Buffer> {
  const bytes = Buffer.alloc(to - from)
  const handle = await open(file)
  try {
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, from)
    return bytes.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

function isMissing(error: unknown): boolean {
  return (error as { code?: string }).code === 'ENOENT'
}

/** So little is quicker decompressed at once than handed to another thread. */
const littleBytes = 4096

async function readEntry(bytes: Buffer): Promise<Buffer | undefined> {
  const type = (bytes[0]! >> 4) & 7
  if (!Object.values(typeNumbers).includes(type)) return undefined
  let at = 0
  while (bytes[at]! & 0x80) at++
  const compressed = bytes.subarray(at + 1)
  return compressed.length <= littleBytes ? inflateSync(compressed) : decompress(compressed)
}

/** The size of the body in groups of seven bits, the first with the type and only four. */
function entryHeader(type: ObjectType, size: number): Buffer {
  const header: number[] = []
  let byte = (typeNumbers[type] << 4) | (size & 15)
  for (let rest = Math.floor(size / 16); rest > 0; rest = Math.floor(rest / 128)) {
    header.push(byte | 0x80)
    byte = rest & 127
  }
  return Buffer.from([...header, byte])
}

const indexMagic = 0xff744f63

/**
 * Writes objects into one pack with its index. Nothing is there before all of it is: the pack gets its name when it is
 * complete, the index after it, and git looks for the index.
 */
export async function writePack(
  dir: string,
  shas: readonly string[],
  read: (sha: string) => Promise<{ type: ObjectType; body: Buffer }>,
): Promise<void> {
  const folder = path.join(dir, 'objects', 'pack')
  await mkdir(folder, { recursive: true })
  const unfinished = path.join(dir, unfinishedName())
  const sorted = [...shas].sort()
  const sums: number[] = []
  const offsets: number[] = []
  const hash = createHash('sha1')
  let offset = 0
  const handle = await open(unfinished, 'wx')
  const write = async (bytes: Buffer) => {
    hash.update(bytes)
    await handle.writeFile(bytes)
    offset += bytes.length
  }
  let name: Buffer
  try {
    await write(Buffer.concat([Buffer.from('PACK'), uint32(2), uint32(sorted.length)]))
    for (const sha of sorted) {
      const { type, body } = await read(sha)
      const entry = Buffer.concat([entryHeader(type, body.length), await compress(body, { level: 6 })])
      sums.push(crc32(entry))
      offsets.push(offset)
      await write(entry)
    }
    name = hash.digest()
    await handle.writeFile(name)
    await handle.sync()
  } finally {
    await handle.close()
  }
  const pack = path.join(folder, `pack-${name.toString('hex')}`)
  await rename(unfinished, `${pack}.pack`)
  const unfinishedIndex = path.join(dir, unfinishedName())
  const index = await open(unfinishedIndex, 'wx')
  try {
    await index.writeFile(indexBytes({ sorted, sums, offsets, name }))
    await index.sync()
  } finally {
    await index.close()
  }
  await rename(unfinishedIndex, `${pack}.idx`)
}

function indexBytes({
  sorted,
  sums,
  offsets,
  name,
}: {
  sorted: readonly string[]
  sums: readonly number[]
  offsets: readonly number[]
  name: Buffer
}): Buffer {
  const shas = sorted.map((sha) => Buffer.from(sha, 'hex'))
  const upTo = Array.from({ length: 256 }, (_, first) => shas.filter((sha) => sha[0]! <= first).length)
  const large = offsets.filter((offset) => offset >= 0x80000000)
  const small = offsets.map((offset) => (offset < 0x80000000 ? offset : 0x80000000 + large.indexOf(offset)))
  const content = Buffer.concat([
    uint32(indexMagic),
    uint32(2),
    ...upTo.map(uint32),
    ...shas,
    ...sums.map(uint32),
    ...small.map(uint32),
    ...large.map(uint64),
    name,
  ])
  return Buffer.concat([content, createHash('sha1').update(content).digest()])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function uint64(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value))
  return bytes
}
