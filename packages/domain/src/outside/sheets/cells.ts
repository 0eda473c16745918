import { messages } from '../../messages/messages.ts'
import { excerpt } from '../../toolbox/excerpt.ts'

/** A row as it comes from a sheet: the value of each column by the name in the first line. */
export type SheetCells = Readonly<Record<string, unknown>>

/** What is wrong in an uploaded sheet. What concerns one cell says which: the first line holds the names of the columns. */
export interface SheetProblem {
  line?: number
  column?: string
  /** The cell as Excel calls it: 'intents!C4'. */
  cell?: string
  message: string
  currentValue: string
}

/** The position of a value: its row, counted from the first one below the names of the columns, and its column. */
interface CellPlace {
  row: number
  column: string
}

/** What is wrong in an uploaded sheet, gathered line by line. */
export interface SheetProblems {
  found: SheetProblem[]
  add: (place: CellPlace, message: string, currentValue: unknown) => void
}

/** The line of a sheet of a row. */
export function lineOf(row: number): number {
  return row + 2
}

/** A file is mended by its list of errors: it is whole unless somebody sends one that is nothing but wrong. */
const maxProblems = 10_000
const maxCharacters = 1024 * 1024

/** A list of what is wrong in a file; when there is too much of it, its last entry says so. */
export function problemList<Problem extends SheetProblem>(): {
  found: (Problem | SheetProblem)[]
  add: (problem: Problem) => void
} {
  const found: (Problem | SheetProblem)[] = []
  let characters = 0
  let isFull = false
  return {
    found,
    add: (problem) => {
      if (isFull) return
      characters += problem.message.length + problem.currentValue.length
      isFull = found.length === maxProblems || characters > maxCharacters
      found.push(isFull ? { message: messages.sheets.moreProblems(found.length), currentValue: '' } : problem)
    },
  }
}

/** Starts gathering the problems of a sheet. */
export function newSheetProblems(): SheetProblems {
  const { found, add } = problemList<SheetProblem>()
  return {
    found,
    add: ({ row, column }, message, currentValue) => {
      const line = lineOf(row)
      add({
        line,
        column,
        message: messages.sheets.line(line, message),
        currentValue: excerpt(showCell(currentValue)),
      })
    },
  }
}

/** The text of a cell that must not be empty; a number that somebody typed is its digits (ruling R367). */
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
  problems.add({ row, column }, message, value)
  return undefined
}

/** Whether a cell says nothing. */
export function isEmptyCell(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/** The column in which a download shows what another language says; an upload takes nothing from it. */
export const referenceColumn = 'reference'

/** Whether a line of a sheet says nothing; it is passed over (ruling R370). */
export function isBlankRow(cells: SheetCells): boolean {
  for (const column in cells) if (column !== referenceColumn && !isEmptyCell(cells[column])) return false
  return true
}

/**
 * Whether a row still waits for its value, as a download lists it, and is left alone (ruling R365).
 */
export function isWaitingRow(
  cells: SheetCells,
  { isSilent, values }: { isSilent: boolean | undefined; values: readonly string[] },
): boolean {
  if (isSilent === undefined || !values.every((column) => isEmptyCell(cells[column]))) return false
  return isSilent || !isEmptyCell(cells[referenceColumn])
}

function showCell(value: unknown): string {
  return value === undefined || value === null ? '' : String(value)
}
