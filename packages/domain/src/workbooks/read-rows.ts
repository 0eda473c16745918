import { DecodeUTF8 } from 'fflate'
import { messages } from '../messages.ts'
import { Refused } from '../refused.ts'
import type { OpenWorkbook } from './open-workbook.ts'
import { attributeIn, contentIn, elementsIn, plainText, type XmlElement } from './xml-elements.ts'

/** A cell as it is read: its value, or the formula that stands there. */
export interface ReadCell {
  value: string | number | boolean | undefined
  formula?: string
}

export interface ReadLine {
  /** As Excel counts, from 1. */
  line: number
  /** By column, counted from 0; what is empty is not there. */
  cells: ReadonlyMap<number, ReadCell>
}

const mostLines = 200_000
const mostColumns = 100
/** How long a line or a shared text may be; Excel allows 32,767 characters in a cell. */
const mostCharacters = 4 * 1024 * 1024
const atOnce = 128 * 1024

/**
 * Reads the first sheet of a workbook line by line while it is unpacked, so that a large one is never in memory as a
 * whole. Undefined between lines lets whoever reads rest.
 */
export function* readLines(workbook: OpenWorkbook): Generator<ReadLine | undefined, void> {
  const strings: string[] = []
  for (const item of elements(workbook.stringPieces(), 'si')) {
    if (item === undefined) yield undefined
    else strings.push(joinedTexts(item.body))
  }
  let last = 0
  for (const row of elements(workbook.sheetPieces(), 'row')) {
    if (row === undefined) {
      yield undefined
      continue
    }
    const line = Number(attributeIn(row.attributes, 'r') ?? last + 1)
    if (!Number.isInteger(line) || line <= last) throw damaged()
    if (line > mostLines + 1) throw new Refused('invalid', messages.sheets.tooManyLines(mostLines))
    last = line
    yield { line, cells: cellsOf(row.body, strings) }
  }
}

/** The elements of one name, in their order, from text that comes in pieces; undefined after each piece. */
function* elements(pieces: Iterable<Uint8Array>, name: string): Generator<XmlElement | undefined, void> {
  let rest = ''
  const decoder = new DecodeUTF8((text) => {
    rest += text
  })
  let enough = atOnce
  const whole = function* () {
    let end = 0
    for (const element of elementsIn(rest, name)) {
      yield element
      end = element.to
    }
    rest = rest.slice(end)
    if (rest.length > mostCharacters) throw damaged()
    // What is still open is looked at again when there is clearly more of it, or a long one would be read over and over
    enough = rest.length * 1.5 + atOnce
  }
  for (const piece of pieces) {
    decode(decoder, piece)
    if (rest.length < enough) continue
    yield* whole()
    yield undefined
  }
  yield* whole()
}

function decode(decoder: DecodeUTF8, piece: Uint8Array): void {
  try {
    decoder.push(piece)
  } catch {
    throw damaged()
  }
}

function cellsOf(body: string, strings: readonly string[]): Map<number, ReadCell> {
  const cells = new Map<number, ReadCell>()
  let next = 0
  for (const { attributes, body: content } of elementsIn(body, 'c')) {
    const address = attributeIn(attributes, 'r')
    const column = address === undefined ? next : columnOf(address)
    if (column >= mostColumns) throw new Refused('invalid', messages.sheets.tooManyColumns(mostColumns))
    next = column + 1
    const value = readValue(attributeIn(attributes, 't') ?? 'n', content, strings)
    const formula = contentIn(content, 'f')
    if (value === undefined && formula === undefined) continue
    cells.set(column, formula === undefined ? { value } : { value, formula })
  }
  return cells
}

function readValue(type: string, content: string, strings: readonly string[]): ReadCell['value'] {
  if (type === 'inlineStr') return joinedTexts(content)
  const value = contentIn(content, 'v')
  if (value === undefined) return undefined
  switch (type) {
    case 's': {
      const text = strings[Number(value)]
      if (text === undefined) throw damaged()
      return text
    }
    case 'b':
      return value.trim() === '1'
    case 'n':
      return value.trim() === '' ? undefined : Number(value)
    default:
      return plainText(value)
  }
}

/** The column of an address such as AB12, counted from 0. */
function columnOf(address: string): number {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(address)?.[0]
  if (letters === undefined) throw damaged()
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

/** The name of a column as Excel writes it, the first one being A. */
export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last
}

/** The texts of a cell or a shared text, which can be in parts of different looks; how it is pronounced is left out. */
function joinedTexts(content: string): string {
  let spoken = content
  if (content.includes('rPh')) {
    let end = 0
    spoken = ''
    for (const { from, to } of elementsIn(content, 'rPh')) {
      spoken += content.slice(end, from)
      end = to
    }
    spoken += content.slice(end)
  }
  return Array.from(elementsIn(spoken, 't'), ({ body }) => plainText(body)).join('')
}

function damaged(): Refused {
  return new Refused('invalid', messages.sheets.damaged)
}
