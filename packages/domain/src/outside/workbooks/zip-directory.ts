import { Inflate, strFromU8 } from 'fflate'
import { messages } from '../../messages/messages.ts'
import { Refused } from '../../toolbox/refused.ts'

/** A file inside a zip, as its directory declares it; only unpacking shows whether that is true. */
export interface ZipEntry {
  name: string
  method: number
  packedSize: number
  size: number
  at: number
}

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const localSignature = 0x04034b50
const endLength = 22
const maxCommentBytes = 0xffff
const maxEntries = 10_000

/** Lists a zip by the directory at its end, without unpacking anything. */
export function readZipDirectory(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  // This many, or sizes of 32 ones (zip64), are never needed for a file as small as we take.
  if (count > maxEntries) throw damaged()
  let at = view.getUint32(end + 16, true)
  return Array.from({ length: count }, () => {
    const entry = readEntry(bytes, view, at)
    at += entry.length
    return entry
  })
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - endLength - maxCommentBytes)
  for (let at = view.byteLength - endLength; at >= first; at--) {
    if (view.getUint32(at, true) === endSignature) return at
  }
  throw damaged()
}

function readEntry(bytes: Uint8Array, view: DataView, at: number): ZipEntry & { length: number } {
  if (at + 46 > bytes.length || view.getUint32(at, true) !== entrySignature) throw damaged()
  const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1
  if (isEncrypted) throw new Refused('invalid', messages.sheets.encrypted)
  const nameLength = view.getUint16(at + 28, true)
  return {
    name: strFromU8(bytes.subarray(at + 46, at + 46 + nameLength)),
    method: view.getUint16(at + 10, true),
    packedSize: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    at: view.getUint32(at + 42, true),
    length: 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true),
  }
}

/** Small, so that a bomb is noticed after a few megabytes of what it would become. */
const pieceSize = 16 * 1024

/** Unpacks one file; stops as soon as more comes out than the directory said. */
export function unpackEntry(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  const unpacked = new Uint8Array(entry.size)
  let filled = 0
  for (const piece of unpackPieces(bytes, entry)) {
    unpacked.set(piece, filled)
    filled += piece.length
  }
  return unpacked
}

/** The same piece by piece, for what is too large to be in memory as a whole. */
export function* unpackPieces(
  bytes: Uint8Array,
  { method, packedSize, size, at }: ZipEntry,
): Generator<Uint8Array, void> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (at + 30 > bytes.length || view.getUint32(at, true) !== localSignature) throw damaged()
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  const packed = bytes.subarray(start, start + packedSize)
  if (packed.length !== packedSize) throw damaged()
  if (method === 0 && size === packedSize) yield packed
  else if (method === 8) yield* inflate(packed, size)
  else throw damaged()
}

function* inflate(packed: Uint8Array, size: number): Generator<Uint8Array, void> {
  let filled = 0
  let isWhole = false
  let pieces: Uint8Array[] = []
  const inflating = new Inflate((piece, isLast) => {
    filled += piece.length
    if (filled > size) throw damaged()
    pieces.push(piece)
    isWhole = isLast
  })
  for (let at = 0; at < packed.length; at += pieceSize) {
    pieces = []
    try {
      inflating.push(packed.subarray(at, at + pieceSize), at + pieceSize >= packed.length)
    } catch {
      throw damaged()
    }
    yield* pieces
  }
  if (!isWhole || filled !== size) throw damaged()
}

function damaged(): Refused {
  return new Refused('invalid', messages.sheets.damaged)
}
