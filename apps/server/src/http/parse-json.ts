import { backslash, colon, comma, list, object, quote } from './json-signs.ts'

const space = new Set([0x20, 0x09, 0x0a, 0x0d])

interface Piece {
  from: number
  to: number
}

interface Reading {
  bytes: Buffer
  /** What is parsed in one go. */
  pieceBytes: number
}

/** What JSON.parse says, in steps: the parts of a large list or object are parsed a few at a time. */
export function* parseInSteps(bytes: Buffer, pieceBytes = 256 * 1024): Generator<undefined, unknown> {
  return yield* parsePiece({ bytes, pieceBytes }, { from: 0, to: bytes.length })
}

function* parsePiece(reading: Reading, piece: Piece): Generator<undefined, unknown> {
  const { bytes, pieceBytes } = reading
  const trimmed = trim(bytes, piece)
  yield
  if (trimmed.to - trimmed.from <= pieceBytes) return JSON.parse(textOf(bytes, trimmed))
  if (bytes[trimmed.from] === list.open) return yield* parseList(reading, trimmed)
  if (bytes[trimmed.from] === object.open) return yield* parseObject(reading, trimmed)
  return JSON.parse(textOf(bytes, trimmed))
}

function* parseList(reading: Reading, piece: Piece): Generator<undefined, unknown[]> {
  const entries: unknown[] = []
  for (const group of inGroups(yield* partsOf(reading, piece, list.close), reading)) {
    if (isLarge(reading, group)) entries.push(yield* parsePiece(reading, group))
    else for (const entry of JSON.parse(`[${textOf(reading.bytes, group)}]`)) entries.push(entry)
    yield
  }
  return entries
}

function* parseObject(reading: Reading, piece: Piece): Generator<undefined, object> {
  const { bytes } = reading
  const fields: Record<string, unknown> = {}
  for (const group of inGroups(yield* partsOf(reading, piece, object.close), reading)) {
    if (isLarge(reading, group)) {
      const { key, value } = fieldIn(bytes, group)
      set(fields, key, yield* parsePiece(reading, value))
    } else {
      for (const [key, value] of Object.entries(JSON.parse(`{${textOf(bytes, group)}}`)))
        set(fields, key, value)
    }
    yield
  }
  return fields
}

/** As JSON.parse sets it: `__proto__` is a key like others. */
function set(fields: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== '__proto__') fields[key] = value
  else Object.defineProperty(fields, key, { value, enumerable: true, configurable: true, writable: true })
}

/** The parts between the commas of a list or object. */
function* partsOf(
  { bytes, pieceBytes }: Reading,
  { from, to }: Piece,
  close: number,
): Generator<undefined, Piece[]> {
  const parts: Piece[] = []
  let depth = 0
  let start = from + 1
  let inString = false
  for (let at = from + 1; at < to - 1; at++) {
    if (at % pieceBytes === 0) yield
    const byte = bytes[at]!
    if (inString) {
      if (byte === backslash) at++
      else if (byte === quote) inString = false
    } else if (byte === quote) inString = true
    else if (byte === list.open || byte === object.open) depth++
    else if (byte === list.close || byte === object.close) depth--
    else if (byte === comma && depth === 0) {
      parts.push({ from: start, to: at })
      start = at + 1
    }
    if (depth < 0) throw new SyntaxError('A bracket is closed too early')
  }
  if (bytes[to - 1] !== close || depth > 0 || inString) throw new SyntaxError('A bracket is not closed')
  parts.push({ from: start, to: to - 1 })
  if (parts.length === 1 && isBlank(bytes, parts[0]!)) return []
  for (const part of parts)
    if (isBlank(bytes, part)) throw new SyntaxError('Something is missing beside a comma')
  return parts
}

/** Neighbours together as far as they are parsed in one go; a large part is a group of its own. */
function* inGroups(parts: readonly Piece[], reading: Reading): Generator<Piece> {
  let group: Piece | undefined
  for (const part of parts) {
    const joined: Piece = group === undefined ? part : { from: group.from, to: part.to }
    if (group !== undefined && isLarge(reading, joined)) {
      yield group
      group = part
    } else group = joined
  }
  if (group !== undefined) yield group
}

function isLarge({ pieceBytes }: Reading, { from, to }: Piece): boolean {
  return to - from > pieceBytes
}

function fieldIn(bytes: Buffer, piece: Piece): { key: string; value: Piece } {
  const { from, to } = trim(bytes, piece)
  if (bytes[from] !== quote) throw new SyntaxError('A key is a text')
  let end = from + 1
  while (end < to && bytes[end] !== quote) end += bytes[end] === backslash ? 2 : 1
  const key: string = JSON.parse(textOf(bytes, { from, to: end + 1 }))
  const rest = trim(bytes, { from: end + 1, to })
  if (bytes[rest.from] !== colon) throw new SyntaxError('A key is followed by a colon')
  return { key, value: { from: rest.from + 1, to } }
}

function trim(bytes: Buffer, { from, to }: Piece): Piece {
  let start = from
  let end = to
  while (start < end && space.has(bytes[start]!)) start++
  while (end > start && space.has(bytes[end - 1]!)) end--
  return { from: start, to: end }
}

function isBlank(bytes: Buffer, piece: Piece): boolean {
  const { from, to } = trim(bytes, piece)
  return from === to
}

function textOf(bytes: Buffer, { from, to }: Piece): string {
  return bytes.toString('utf8', from, to)
}
