import { excerpt, messages, Refused } from '@sdp/domain'
import { isBlankRow, lineOf, problemList, type SheetCells, type SheetProblem } from '@sdp/domain/sheets'
import { columnName, openWorkbook, type ReadLine, readLines } from '@sdp/domain/workbooks'

/** A line of a sheet; rows are counted from the first one below the names of the columns. */
export interface SheetRow {
  row: number
  cells: SheetCells
}

interface ReadSheet {
  rows: SheetRow[]
  /** Formulas, dates, times and percentages, each with its cell (ruling R371). */
  problems: SheetProblem[]
  /** A problem in a row, with its cell. */
  placeOf: (problem: SheetProblem) => SheetProblem
}

interface Columns {
  columns: readonly string[]
  required: readonly string[]
}

/** Reads the first sheet of a workbook: its columns are found by their names, whatever the case. */
export function readSheet(bytes: Uint8Array, wanted: Columns): ReadSheet {
  const workbook = openWorkbook(bytes)
  let places: Map<string, number> | undefined
  const rows: SheetRow[] = []
  const problems = problemList<SheetProblem>()
  const addressOf = (column: number, line: number) => `${workbook.name}!${columnName(column)}${line}`
  for (const read of readLines(workbook)) {
    if (read === undefined) continue
    if (places === undefined) {
      places = columnPlaces(read, wanted)
      continue
    }
    const { line } = read
    for (const at of places.values()) {
      const cell = read.cells.get(at)
      if (cell?.isConverted === undefined || cell.formula !== undefined) continue
      const message = messages.sheets.line(line, messages.sheets.converted)
      problems.add({ line, cell: addressOf(at, line), message, currentValue: String(cell.value) })
    }
    for (const [column, { formula }] of read.cells) {
      if (formula === undefined) continue
      const message = messages.sheets.line(line, messages.sheets.formula)
      problems.add({ line, cell: addressOf(column, line), message, currentValue: excerpt(`=${formula}`) })
    }
    const cells = Object.fromEntries(Array.from(places, ([name, at]) => [name, read.cells.get(at)?.value]))
    if (!isBlankRow(cells)) rows.push({ row: line - lineOf(0), cells })
  }
  if (places === undefined || rows.length === 0) throw new Refused('invalid', messages.sheets.noLines)
  const known = places
  return {
    rows,
    problems: problems.found,
    placeOf: (problem) => {
      const at = known.get(problem.column ?? '')
      return at === undefined ? problem : { ...problem, cell: addressOf(at, problem.line!) }
    },
  }
}

function columnPlaces({ cells }: ReadLine, { columns, required }: Columns): Map<string, number> {
  const places = new Map<string, number>()
  for (const [at, { value }] of cells) {
    const name = String(value ?? '')
      .trim()
      .toLowerCase()
    if (columns.some((column) => column === name) && !places.has(name)) places.set(name, at)
  }
  const missing = required.filter((column) => !places.has(column))
  if (missing.length > 0) throw new Refused('invalid', messages.sheets.missingColumns(missing))
  return places
}
