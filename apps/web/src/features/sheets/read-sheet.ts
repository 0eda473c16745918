import { type CellObject, read, utils, type WorkSheet } from '@e965/xlsx'
import { messages, Refused } from '@sdp/domain'
import { isBlankRow, lineOf, type SheetCells, type SheetProblem } from '@sdp/domain/sheets'
import { safeWorkbook } from './safe-workbook.ts'

const maxLines = 200_000
const maxColumns = 100

export interface SheetContent {
  rows: SheetCells[]
  /** How many of them say anything. */
  filled: number
  /** Formulas, each with its cell. */
  problems: SheetProblem[]
  /** What is wrong in the rows, with their cells. */
  withCells: (problems: readonly SheetProblem[]) => SheetProblem[]
}

interface SheetShape {
  /** All that the sheet may have, and those of them that it must. */
  columns: readonly string[]
  required: readonly string[]
}

/** Reads the first sheet of a workbook; what cannot be read safely is refused. */
export function readSheet(bytes: Uint8Array, { columns, required }: SheetShape): SheetContent {
  const { name, sheet } = parse(safeWorkbook(bytes))
  const lines = linesOf(sheet)
  const places = columnPlaces(lines[0] ?? [], columns)
  const missing = required.filter((column) => !places.has(column))
  if (missing.length > 0) throw new Refused('invalid', messages.sheets.missingColumns(missing))
  if (lines.length < 2) throw new Refused('invalid', messages.sheets.noLines)

  const addressOf = (at: number, line: number) =>
    `${sheetInAddress(name)}!${utils.encode_cell({ c: at, r: line - 1 })}`
  const problems: SheetProblem[] = []
  const rows = lines.slice(1).map((cells, row) => {
    const line = lineOf(row)
    // Not only in our columns: a formula elsewhere can be what the author believes to be uploaded.
    cells.forEach((cell, at) => {
      if (cell?.f === undefined) return
      const message = messages.sheets.line(line, messages.sheets.formula)
      problems.push({ line, cell: addressOf(at, line), message, currentValue: `=${cell.f}` })
    })
    return Object.fromEntries(Array.from(places, ([column, at]) => [column, cellValue(cells[at])]))
  })
  const withCell = (problem: SheetProblem): SheetProblem => {
    const at = problem.column === undefined ? undefined : places.get(problem.column)
    if (at === undefined || problem.line === undefined) return problem
    return { ...problem, cell: addressOf(at, problem.line) }
  }
  const filled = rows.filter((row) => !isBlankRow(row)).length
  return { rows, filled, problems, withCells: (found) => found.map(withCell) }
}

/** The name of a sheet as Excel writes it before a cell. */
function sheetInAddress(name: string): string {
  return /^[\p{L}_][\p{L}\p{N}_]*$/u.test(name) ? name : `'${name.replaceAll("'", "''")}'`
}

function parse(bytes: Uint8Array): { name: string; sheet: WorkSheet } {
  try {
    const book = read(bytes, {
      type: 'array',
      dense: true,
      sheets: 0,
      cellHTML: false,
      cellDates: true,
      sheetStubs: true,
    })
    const name = book.SheetNames[0] ?? ''
    const sheet = book.Sheets[name]
    if (sheet !== undefined) return { name, sheet }
  } catch {
    // Its own sentences are for programmers.
  }
  throw new Refused('invalid', messages.sheets.damaged)
}

type Line = readonly (CellObject | undefined)[]

/** The cells by line and column as they are there; what the sheet says of its own size is not believed. */
function linesOf(sheet: WorkSheet): Line[] {
  const lines: Line[] = sheet['!data'] ?? []
  if (lines.length > maxLines + 1) throw new Refused('invalid', messages.sheets.tooManyLines(maxLines))
  return Array.from(lines, (cells = []) => {
    // A formula without a value counts, a cell that is only coloured does not
    const last = cells.findLastIndex((cell) => cell !== undefined && (cell.t !== 'z' || cell.f !== undefined))
    const line = cells.slice(0, last + 1)
    if (line.length > maxColumns) throw new Refused('invalid', messages.sheets.tooManyColumns(maxColumns))
    return line
  })
}

function columnPlaces(heading: Line, columns: readonly string[]): Map<string, number> {
  const names = Array.from(heading, (cell) =>
    String(cell?.v ?? '')
      .trim()
      .toLowerCase(),
  )
  return new Map(
    columns.map((column) => [column, names.indexOf(column)] as const).filter(([, at]) => at >= 0),
  )
}

function cellValue(cell: CellObject | undefined): unknown {
  // '#N/A' and the like are no text that anybody wrote.
  if (cell?.t === 'e') return { toString: () => cell.w ?? '#ERROR' }
  return cell?.v
}
