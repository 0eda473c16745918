import { messages } from '@sdp/domain'
import type { SheetProblem } from '@sdp/domain/sheets'

/** A problem as one line of text. */
export function problemText({ message, currentValue }: SheetProblem): string {
  return `${message} ${messages.sheets.currentValue} ${currentValue}`
}

/** Thousands of repeated expressions make one sentence; on the screen its beginning is enough. */
const longestShown = 1000

export function shownText(text: string): string {
  return text.length <= longestShown ? text : `${text.slice(0, longestShown)}…`
}
