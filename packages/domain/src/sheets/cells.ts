import { messages } from '../messages.ts'

/** A row as it comes from a sheet: the value of each column by the name in the first line. */
export type SheetCells = Readonly<Record<string, unknown>>

/** What is wrong in an uploaded sheet. What concerns one line says which: the first one holds the names of the columns. */
export interface SheetProblem {
  line?: number
  message: string
  currentValue: string
}

/** What is wrong in an uploaded sheet, gathered line by line. */
export interface SheetProblems {
  found: SheetProblem[]
  add: (row: number, message: string, currentValue: unknown) => void
}

/** Starts gathering the problems of a sheet. */
export function newSheetProblems(): SheetProblems {
  const found: SheetProblem[] = []
  return {
    found,
    add: (row, message, currentValue) => {
      const line = row + 2
      found.push({ line, message: messages.sheets.line(line, message), currentValue: showCell(currentValue) })
    },
  }
}

/** The text of a cell that must not be empty; a number that somebody typed is its digits. */
export function requiredText(
  cells: SheetCells,
  column: string,
  row: number,
  problems: SheetProblems,
): string | undefined {
  const value = cells[column]
  if (typeof value === 'string' && value.trim() !== '') return value
  if (typeof value === 'number') return String(value)
  const message = isEmptyCell(value) ? messages.sheets.empty(column) : messages.sheets.notText(column)
  problems.add(row, message, value)
  return undefined
}

/** Whether a cell says nothing. */
export function isEmptyCell(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/** Whether a line of a sheet says nothing; it is passed over. */
export function isBlankRow(cells: SheetCells): boolean {
  for (const column in cells) if (!isEmptyCell(cells[column])) return false
  return true
}

function showCell(value: unknown): string {
  return value === undefined || value === null ? '' : String(value)
}
