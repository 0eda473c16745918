import { isUtf8 } from 'node:buffer'
import type { FormFile } from '@sdp/api'
import { messages } from '@sdp/domain'

/** What a form says: its fields, and its files under the names of their fields. */
export type Form = Map<string, string | FormFile[]>

interface Limits {
  /** Of one file. */
  fileBytes: number
  /** Of everything. */
  bytes: number
}

const maxParts = 40
const maxHeaderBytes = 4096
const maxFieldBytes = 8192
const headersEnd = '\r\n\r\n'

/**
 * Reads a form while it comes in: nothing but what is kept of it is in memory, and what is too large ends it at once
 * (ruling R395).
 */
export async function readForm(
  stream: AsyncIterable<Buffer>,
  contentType: string,
  limits: Limits,
): Promise<Form> {
  const reading = openReading(boundaryOf(contentType), limits)
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.length
    if (bytes > limits.bytes) throw tooLarge()
    reading.take(chunk)
  }
  return reading.end()
}

function boundaryOf(contentType: string): string {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? []
  const boundary = quoted ?? bare
  if (boundary === undefined) throw wrongForm('The form has no boundary')
  return boundary
}

/** Where the reading is: in the content of a part, right behind a boundary, in the headers of a part, or at the end. */
type ParserState = 'content' | 'boundary' | 'headers' | 'end'

interface Part {
  field: string
  /** Absent for a plain field. */
  fileName?: string | undefined
  pieces: Buffer[]
  size: number
}

function openReading(boundary: string, { fileBytes }: Limits) {
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  const form: Form = new Map()
  let state: ParserState = 'content'
  // As if a line had ended before the first boundary
  let rest: Buffer = Buffer.from('\r\n')
  let part: Part | undefined
  let parts = 0

  function keep(piece: Buffer): void {
    if (piece.length === 0) return
    if (part === undefined) throw wrongForm('The form does not begin with its boundary')
    part.size += piece.length
    if (part.size > (part.fileName === undefined ? maxFieldBytes : fileBytes)) throw tooLarge()
    part.pieces.push(piece)
  }

  /** Each takes from what has come in, and returns whether there may be more to take. */
  const take: Record<ParserState, () => boolean> = {
    content: () => {
      const at = rest.indexOf(delimiter)
      // What may be the beginning of a boundary waits for the next bytes
      const end = at < 0 ? Math.max(0, rest.length - delimiter.length + 1) : at
      keep(rest.subarray(0, end))
      rest = rest.subarray(at < 0 ? end : at + delimiter.length)
      if (at < 0) return false
      if (part !== undefined) addPart(form, part)
      part = undefined
      state = 'boundary'
      return true
    },
    boundary: () => {
      if (rest.length < 2) return false
      const sign = rest.toString('latin1', 0, 2)
      if (sign !== '\r\n' && sign !== '--') throw wrongForm('A boundary is followed by something else')
      rest = rest.subarray(2)
      state = sign === '--' ? 'end' : 'headers'
      return true
    },
    headers: () => {
      const end = rest.indexOf(headersEnd)
      if ((end < 0 ? rest.length : end) > maxHeaderBytes || parts === maxParts) throw tooLarge()
      if (end < 0) return false
      parts++
      part = { ...readHeaders(textOf(rest.subarray(0, end))), pieces: [], size: 0 }
      rest = rest.subarray(end + headersEnd.length)
      state = 'content'
      return true
    },
    end: () => {
      rest = Buffer.alloc(0)
      return false
    },
  }

  return {
    take(chunk: Buffer): void {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
      while (take[state]()) {}
    },
    end(): Form {
      if (state !== 'end') throw wrongForm('The form is not complete')
      return form
    },
  }
}

function addPart(form: Form, { field, fileName, pieces }: Part): void {
  const bytes = Buffer.concat(pieces)
  const before = form.get(field)
  if (fileName !== undefined && typeof before !== 'string') {
    form.set(field, [...(before ?? []), { name: fileName, bytes }])
  } else if (before === undefined) form.set(field, textOf(bytes))
  else throw wrongForm('The form has a field twice')
}

function readHeaders(text: string): { field: string; fileName: string | undefined } {
  const disposition = /^content-disposition:\s*form-data\s*(;.*)$/im.exec(text)?.[1]
  const field = disposition === undefined ? undefined : parameter(disposition, 'name')
  if (disposition === undefined || field === undefined) throw wrongForm('A part of the form has no name')
  return { field, fileName: parameter(disposition, 'filename')?.replace(/^.*[/\\]/, '') }
}

/** Browsers write a quote as %22, others put a backslash before it. */
function parameter(disposition: string, name: string): string | undefined {
  const found = new RegExp(`;\\s*${name}="((?:[^"\\\\]|\\\\.)*)"`, 'i').exec(disposition)?.[1]
  return found?.replaceAll(/\\"|%22/g, '"')
}

function textOf(bytes: Buffer): string {
  if (!isUtf8(bytes) || bytes.includes(0)) throw wrongForm(messages.general.unstorable)
  return bytes.toString()
}

function wrongForm(message: string): Error {
  return Object.assign(new Error(message), { statusCode: 400 })
}

function tooLarge(): Error {
  return Object.assign(new Error(messages.general.tooLarge), { statusCode: 413 })
}
