import { setImmediate as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { constants, deflateRaw } from 'node:zlib'

const compress = promisify(deflateRaw)

interface Deflated {
  /** Blocks of a deflate stream that end at a whole byte and refer to nothing before them. */
  blocks: Buffer
  adler: number
  length: number
}

/** By the buffer itself: nobody changes one that was printed. */
const kept = new WeakMap<Buffer, Promise<Deflated>>()

/**
 * The zlib stream (RFC 1950) of a text in parts. Each part is compressed by itself, and once: files of many languages
 * share their largest parts, so that those after the first cost little.
 */
export async function deflateParts(parts: readonly Buffer[]): Promise<Buffer[]> {
  const stream: Buffer[] = [zlibHeader]
  let adler = 1
  for (const part of parts) {
    const deflated = await deflateOnce(part)
    stream.push(deflated.blocks)
    adler = combineAdler(adler, deflated.adler, deflated.length)
  }
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(adler)
  return [...stream, lastBlock, sum]
}

/** Deflate with a window of 32 KB, usual compression. */
const zlibHeader = Buffer.from([0x78, 0x9c])
/** Empty, and marked as the last. */
const lastBlock = Buffer.from([0x03, 0x00])

function deflateOnce(part: Buffer): Promise<Deflated> {
  const known = kept.get(part)
  if (known !== undefined) return known
  const deflated = deflatePart(part)
  kept.set(part, deflated)
  deflated.catch(() => kept.delete(part))
  return deflated
}

async function deflatePart(part: Buffer): Promise<Deflated> {
  const blocks = await compress(part, { level: 6, finishFlush: constants.Z_SYNC_FLUSH })
  return { blocks, adler: await adler32(part), length: part.length }
}

const modulus = 65521
/** The number of bytes that can be added up before a sum leaves the range of 32 bits. */
const sumBytes = 5552
/** Calls of other people are answered in between. */
const bytesAtOnce = 256 * sumBytes

async function adler32(bytes: Buffer): Promise<number> {
  let low = 1
  let high = 0
  for (let at = 0; at < bytes.length; at += sumBytes) {
    if (at > 0 && at % bytesAtOnce === 0) await pause()
    const end = Math.min(at + sumBytes, bytes.length)
    for (let one = at; one < end; one++) {
      low += bytes[one]!
      high += low
    }
    low %= modulus
    high %= modulus
  }
  return high * 65536 + low
}

/** The sum of two texts behind each other, of their own sums and the length of the second. */
function combineAdler(first: number, second: number, length: number): number {
  const [low1, high1] = [first % 65536, Math.floor(first / 65536)]
  const [low2, high2] = [second % 65536, Math.floor(second / 65536)]
  const low = (low1 + low2 - 1 + modulus) % modulus
  const high = (high1 + high2 + (length % modulus) * (low1 - 1 + modulus)) % modulus
  return high * 65536 + low
}
