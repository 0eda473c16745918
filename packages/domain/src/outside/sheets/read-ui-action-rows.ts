import { messages } from '../../messages/messages.ts'
import { ownerOf } from '../../model/response-names.ts'
import type { ResponseKind } from '../../nouns/responses/response-checks.ts'
import { firstByKey } from '../../toolbox/lists.ts'
import {
  isBlankRow,
  isWaitingRow,
  lineOf,
  newSheetProblems,
  requiredText,
  type SheetCells,
  type SheetProblem,
  type SheetProblems,
} from './cells.ts'
import { cellText, isCut } from './cut-cells.ts'

/** The texts of responses by their names, of what is said and of what is played. */
export type TextsByKind = Record<ResponseKind, Map<string, string[]>>

/** What a sheet of UI actions has to know of a response that is there. */
export interface KnownResponse {
  kind: ResponseKind
  name: string
  /** It has no text in the language. */
  isSilent: boolean
  /** Its texts that no cell holds. */
  longTexts: readonly string[]
}

interface UiActionSurroundings {
  /** The names of the UI actions. */
  uiActions: readonly string[]
  responses: readonly KnownResponse[]
}

export interface UiActionReading {
  problems: SheetProblem[]
  texts: TextsByKind
}

/** Whether a text has to be known when a sheet is read: it is cut in a cell. */
export function isCutInCell(text: string): boolean {
  return cellText(text) !== text
}

/** Reads the rows of a sheet of UI actions with all that is wrong in them. */
export function readUiActionRows(
  { uiActions, responses }: UiActionSurroundings,
  rows: readonly SheetCells[],
): UiActionReading {
  const problems = newSheetProblems()
  const actions = new Set(uiActions)
  const known = knownTexts(responses)
  const texts: TextsByKind = { tts: new Map(), audio: new Map() }
  const missing = new Map<string, number>()

  rows.forEach((cells, row) => {
    if (isBlankRow(cells)) return
    const name = requiredText(cells, 'responsename', row, problems)
    const kind = readKind(cells, row, problems)
    const ofName = name === undefined || kind === undefined ? undefined : known[kind].get(name)
    if (isWaitingRow(cells, { isSilent: ofName?.isSilent, values: ['actual'] })) return
    const cell = requiredText(cells, 'actual', row, problems)
    if (name === undefined || kind === undefined) return
    const uiAction = uiActionOf(name, kind)
    // What the domain has already is not judged again (ruling R366)
    if (ofName === undefined && !actions.has(uiAction) && !missing.has(uiAction)) {
      missing.set(uiAction, lineOf(row))
    }
    if (cell === undefined) return
    const text = isCut(cell) ? ofName?.longTexts.get(cell) : cell
    if (text === undefined) {
      problems.add({ row, column: 'actual' }, messages.sheets.cut('actual'), cell)
      return
    }
    const before = texts[kind].get(name)
    if (before === undefined) texts[kind].set(name, [text])
    else before.push(text)
  })
  return { problems: [...problems.found, ...missingProblems(missing)], texts }
}

function knownTexts(
  responses: readonly KnownResponse[],
): Record<ResponseKind, ReadonlyMap<string, { isSilent: boolean; longTexts: ReadonlyMap<string, string> }>> {
  const ofKind = (kind: ResponseKind) =>
    firstByKey(
      responses
        .filter((response) => response.kind === kind)
        .map(({ name, isSilent, longTexts }) => [
          name,
          { isSilent, longTexts: firstByKey(longTexts.map((text) => [cellText(text), text])) },
        ]),
    )
  return { tts: ofKind('tts'), audio: ofKind('audio') }
}

/** The UI action that a response of a new name belongs to; nothing is played before or after. */
function uiActionOf(name: string, kind: ResponseKind): string {
  return (kind === 'tts' ? ownerOf(name)?.uiAction : undefined) ?? name
}

function readKind(cells: SheetCells, row: number, problems: SheetProblems): ResponseKind | undefined {
  const written = requiredText(cells, 'type', row, problems)
  if (written === 'tts' || written === 'audio') return written
  if (written !== undefined) problems.add({ row, column: 'type' }, messages.sheets.responseType, written)
  return undefined
}

/** UIX-022: all of them in one sentence; each with the line of its first place. */
function missingProblems(missing: ReadonlyMap<string, number>): SheetProblem[] {
  if (missing.size === 0) return []
  const lines = Array.from(missing, ([name, line]) => messages.sheets.line(line, name))
  return [{ message: messages.sheets.missingUiActions([...missing.keys()]), currentValue: lines.join(', ') }]
}
