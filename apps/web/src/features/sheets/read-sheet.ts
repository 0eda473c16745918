import { type CellObject, read, type WorkSheet } from '@e965/xlsx'
import { messages, Refused } from '@sdp/domain'
import { newSheetProblems, type SheetCells, type SheetProblem } from '@sdp/domain/sheets'
import { safeWorkbook } from './safe-workbook.ts'

const mostLines = 200_000
const mostColumns = 100

export interface SheetContent {
  rows: SheetCells[]
  /** Formulas, each with its line. */
  problems: SheetProblem[]
}

interface SheetShape {
  /** All that the sheet may have, and those of them that it must. */
  columns: readonly string[]
  required: readonly string[]
}

/** Reads the first sheet of a workbook; what cannot be read safely is refused. */
export function readSheet(bytes: Uint8Array, { columns, required }: SheetShape): SheetContent {
  const lines = linesOf(parse(safeWorkbook(bytes)))
  const places = columnPlaces(lines[0] ?? [], columns)
  const missing = required.filter((column) => !places.has(column))
  if (missing.length > 0) throw new Refused('invalid', messages.sheets.missingColumns(missing))
  if (lines.length < 2) throw new Refused('invalid', messages.sheets.noLines)

  const problems = newSheetProblems()
  const rows = lines.slice(1).map((cells, row) => {
    // Not only in our columns: a formula elsewhere can be what the author believes to be uploaded.
    for (const cell of cells)
      if (cell?.f !== undefined) problems.add(row, messages.sheets.formula, `=${cell.f}`)
    return Object.fromEntries(Array.from(places, ([column, at]) => [column, cellValue(cells[at])]))
  })
  return { rows, problems: problems.found }
}

function parse(bytes: Uint8Array): WorkSheet {
  try {
    const book = read(bytes, { type: 'array', dense: true, sheets: 0, cellHTML: false, cellDates: true })
    const sheet = book.Sheets[book.SheetNames[0] ?? '']
    if (sheet !== undefined) return sheet
  } catch {
    // Its own sentences are for programmers.
  }
  throw new Refused('invalid', messages.sheets.damaged)
}

type Line = readonly (CellObject | undefined)[]

/** The cells by line and column as they are there; what the sheet says of its own size is not believed. */
function linesOf(sheet: WorkSheet): Line[] {
  const lines: Line[] = sheet['!data'] ?? []
  if (lines.length > mostLines + 1) throw new Refused('invalid', messages.sheets.tooManyLines(mostLines))
  return Array.from(lines, (line = []) => {
    if (line.length > mostColumns) throw new Refused('invalid', messages.sheets.tooManyColumns(mostColumns))
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
