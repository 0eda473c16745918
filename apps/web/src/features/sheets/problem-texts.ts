import { messages } from '@sdp/domain'
import type { SheetProblem } from '@sdp/domain/sheets'

/** A problem as one line of text. */
export function problemText(problem: SheetProblem): string {
  return `${problem.message} ${placeText(problem)}${messages.sheets.currentValue} ${problem.currentValue}`
}

/** The cell of a problem, before its value. */
export function placeText({ cell }: Pick<SheetProblem, 'cell'>): string {
  return cell === undefined ? '' : `${messages.sheets.cell(cell)} `
}

/** Thousands of repeated expressions make one sentence; on the screen its beginning is enough. */
const maxShownLength = 1000

export function shownText(text: string): string {
  return text.length <= maxShownLength ? text : `${text.slice(0, maxShownLength)}…`
}
