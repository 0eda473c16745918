import { messages } from '../../messages/messages.ts'
import { Refused } from '../../toolbox/refused.ts'
import type { XmlEvents, XmlReader } from '../files/xml-reader.ts'
import { readCellFormats } from './cell-formats.ts'
import type { OpenWorkbook } from './open-workbook.ts'
import { plainText, readPart } from './read-part.ts'
import { maxCellCharacters, richText } from './rich-text.ts'
import { readSharedTexts } from './shared-texts.ts'

/** A cell as it is read: its value, or the formula in it. */
interface ReadCell {
  value: string | number | boolean | undefined
  formula?: string
  /** Whether it is a number that is shown as a date, time or percentage. */
  isConverted?: true
}

export interface ReadLine {
  /** As Excel counts, from 1. */
  line: number
  /** By column, counted from 0; what is empty is not there. */
  cells: ReadonlyMap<number, ReadCell>
}

const maxLines = 200_000
const maxColumns = 100

/**
 * Reads the first sheet of a workbook line by line while it is unpacked, so that a large one is never in memory as a
 * whole. Undefined between lines lets whoever reads rest.
 */
export function* readLines(workbook: OpenWorkbook): Generator<ReadLine | undefined, void> {
  const strings = workbook.strings === undefined ? [] : yield* readSharedTexts(workbook.strings)
  let lines: ReadLine[] = []
  const formats = workbook.styles === undefined ? [] : yield* readCellFormats(workbook.styles)
  const sheet = readPart(workbook.sheet, (refuse) =>
    rowEvents({ workbook, strings, formats, refuse, take: (line) => lines.push(line) }),
  )
  for (const rest of sheet) {
    yield* lines
    lines = []
    yield rest
  }
  yield* lines
}

interface RowReading {
  workbook: OpenWorkbook
  strings: readonly string[]
  /** By style, whether it converts numbers. */
  formats: readonly boolean[]
  refuse: XmlReader['refuse']
  take: (line: ReadLine) => void
}

interface OpenCell {
  column: number
  type: string
  style: number
  value: string | undefined
  formula: string | undefined
}

function rowEvents({ workbook, strings, formats, refuse, take }: RowReading): XmlEvents {
  let line = 0
  let cells: Map<number, ReadCell> | undefined
  let next = 0
  let cell: OpenCell | undefined
  /** Into which part of a cell text goes. */
  let into: 'value' | 'formula' | undefined
  const tooLong = (): never => {
    const address = `${workbook.name}!${columnName(cell!.column)}${line}`
    throw new Refused('invalid', messages.sheets.cellTooLong(address, maxCellCharacters))
  }
  const inline = richText(tooLong)

  const openRow = (address: string | undefined) => {
    const number = Number(address ?? line + 1)
    if (cells !== undefined || !Number.isInteger(number) || number <= line)
      refuse(messages.sheets.rowExpected(line))
    if (number > maxLines + 1) throw new Refused('invalid', messages.sheets.tooManyLines(maxLines))
    line = number
    cells = new Map()
    next = 0
  }
  const openCell = ({ r: address, t: type = 'n', s = '0' }: Readonly<Record<string, string>>) => {
    if (cell !== undefined) refuse(messages.sheets.cellInCell)
    const column = address === undefined ? next : columnOf(address)
    if (column === undefined) return refuse(messages.sheets.noCellAddress)
    if (column >= maxColumns) throw new Refused('invalid', messages.sheets.tooManyColumns(maxColumns))
    next = column + 1
    cell = { column, type, style: Number(s), value: undefined, formula: undefined }
  }
  const closeCell = ({ column, type, style, value: text, formula }: OpenCell) => {
    const inlineText = inline.take()
    const value = type === 'inlineStr' ? inlineText : valueIn(type, text)
    if (value === undefined && formula === undefined) return
    const isConverted = type === 'd' || (typeof value === 'number' && formats[style] === true)
    cells!.set(column, {
      value,
      ...(formula !== undefined && { formula }),
      ...(isConverted && { isConverted }),
    })
  }
  const valueIn = (type: string, text: string | undefined): ReadCell['value'] => {
    if (text === undefined) return undefined
    if (type === 'b') return text.trim() === '1'
    if (type === 'n') return text.trim() === '' ? undefined : Number(text)
    if (type !== 's') return plainText(text)
    const shared = strings[Number(text)]
    if (shared === undefined) return refuse(messages.sheets.noSharedText(text.slice(0, 20)))
    // Every cell can stand for the same long text
    workbook.sheet.budget.takeBytes(shared.length)
    return shared
  }

  return {
    open: ({ name, attributes }) => {
      if (name === 'row') openRow(attributes.r)
      else if (cells !== undefined && name === 'c') openCell(attributes)
      else if (cell === undefined) return
      else if (name === 'v' || name === 'f') {
        into = name === 'v' ? 'value' : 'formula'
        cell[into] = ''
      } else inline.open(name)
    },
    text: (text) => {
      if (cell === undefined) return
      if (into === undefined) return inline.text(text)
      cell[into] += text
      if (cell[into]!.length > maxCellCharacters) tooLong()
    },
    close: (name) => {
      inline.close(name)
      if (name === 'v' || name === 'f') into = undefined
      if (name === 'c' && cell !== undefined) {
        closeCell(cell)
        cell = undefined
      }
      if (name === 'row' && cells !== undefined) {
        take({ line, cells })
        cells = undefined
      }
    },
  }
}

/** The column of an address such as AB12, counted from 0. */
function columnOf(address: string): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(address)?.[0]
  if (letters === undefined) return undefined
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

/** The name of a column as Excel writes it, the first one being A. */
export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last
}
