import { findExpressionError, type KnownNames } from '../../expressions/errors.ts'
import { checkRestrictions } from '../../expressions/restriction-checks.ts'
import { checkWeight, maxWeight, minCombinations } from '../../expressions/weights.ts'
import { allowsAll } from '../../mentions/restrictions-to-all.ts'
import { messages } from '../../messages/messages.ts'
import { defaultWeight, type Expression, type LiteralRestriction } from '../../model/expression.ts'
import type { Slot } from '../../model/slot.ts'
import { allowedCanonicals } from '../../nouns/intents/restrict.ts'
import { isEmptyCell, requiredText, type SheetCells, type SheetProblems } from './cells.ts'
import { cellText, isCut } from './cut-cells.ts'
import { parseRestrictions, printRestrictions } from './restrictions-text.ts'

/** What the expressions of an intent in a sheet are read against, and where what is wrong goes. */
export interface ExpressionReading {
  known: KnownNames
  slots: ReadonlyMap<string, Pick<Slot, 'canonicals'>>
  combinations: (text: string) => bigint
  /**
   * What the intent has already, by its text as a cell holds it; weight and restrictions are not judged again
   * (ruling R368).
   */
  before: ReadonlyMap<string, Expression>
  problems: SheetProblems
}

/** Whether an expression of the domain has to be known when a sheet is read; most rows say all by themselves. */
export function isNeededToRead({ text, weight, restrictions }: Expression): boolean {
  return weight !== defaultWeight || restrictions.length > 0 || cellText(text) !== text
}

/** Reads the expression of a row by the rules of the edits; undefined when that is not possible. */
export function readExpressionRow(
  cells: SheetCells,
  row: number,
  reading: ExpressionReading,
): Expression | undefined {
  const text = readText(cells, row, reading)
  const weight = readWeight(cells, row, text, reading)
  const restrictions = readRestrictions(cells, row, text, reading)
  if (text === undefined || weight === undefined || restrictions === undefined) return undefined
  return { text, weight, restrictions }
}

/** The text of an expression; that of one that was cut is the one in the domain. */
function readText(
  cells: SheetCells,
  row: number,
  { before, known, problems }: ExpressionReading,
): string | undefined {
  const cell = requiredText(cells, 'value', row, problems)
  if (cell === undefined) return undefined
  const text = isCut(cell) ? before.get(cell)?.text : cell
  if (text === undefined) {
    problems.add({ row, column: 'value' }, messages.sheets.cut('value'), cell)
    return undefined
  }
  const error = findExpressionError(text, known)
  if (error !== undefined) {
    problems.add({ row, column: 'value' }, messages.sheets.inExpression(error.message, cell), cell)
  }
  return text
}

function readWeight(
  cells: SheetCells,
  row: number,
  text: string | undefined,
  { before, combinations, problems }: ExpressionReading,
): number | undefined {
  const weight = isEmptyCell(cells.weight) ? defaultWeight : cells.weight
  if (typeof weight !== 'number' || !Number.isFinite(weight)) {
    const isNumber = typeof weight === 'string' && Number.isFinite(Number(weight))
    const { notANumber, numberAsText } = messages.sheets
    problems.add({ row, column: 'weight' }, (isNumber ? numberAsText : notANumber)('weight'), weight)
    return undefined
  }
  if (text === undefined || weight === defaultWeight) return weight
  if (weight === before.get(cellText(text))?.weight) return weight
  // Counting all of 50,000 rows takes a second, and most weights are below what is sure
  if (checkWeight(weight, minCombinations(text)) === undefined) return weight
  const count = combinations(text)
  // One that cannot be said is reported as such
  const isWrong = count !== 0n && checkWeight(weight, count) !== undefined
  // The cell holds percent, where the slider of the page has 1 to 5
  if (isWrong) problems.add({ row, column: 'weight' }, messages.sheets.weight(maxWeight(count)), weight)
  return weight
}

function readRestrictions(
  cells: SheetCells,
  row: number,
  text: string | undefined,
  { before, slots, problems }: ExpressionReading,
): LiteralRestriction[] | undefined {
  const cell = cells.literals
  if (isEmptyCell(cell)) return []
  const old = text === undefined ? undefined : before.get(cellText(text))
  if (old !== undefined && cellText(printRestrictions(old.restrictions)) === cell) return old.restrictions
  const add = (message: string) => problems.add({ row, column: 'literals' }, message, cell)
  const written = typeof cell === 'string' ? cell : ''
  const restrictions = parseRestrictions(written) ?? []
  if (restrictions.length === 0) {
    add(isCut(written) ? messages.sheets.cut('literals') : messages.sheets.unreadableLiterals)
    return undefined
  }
  const missing = restrictions.filter(({ slot }) => !slots.has(slot))
  for (const { slot } of missing) add(messages.sheets.missingSlot(slot))
  if (text === undefined || missing.length > 0) return undefined
  const wrong = checkRestrictions(text, restrictions, slots)
  if (wrong === undefined) return allowedIn(restrictions, slots)
  add(wrong)
  return undefined
}

/** As choosing them one by one would leave them: in the order of the slot, and all literals are no restriction. */
function allowedIn(
  restrictions: readonly LiteralRestriction[],
  slots: ExpressionReading['slots'],
): LiteralRestriction[] {
  return restrictions.flatMap(({ slot: name, canonicals }) => {
    const slot = slots.get(name)!
    const allowed = allowedCanonicals(slot, canonicals)
    return allowsAll(slot, allowed) ? [] : [{ slot: name, canonicals: allowed }]
  })
}
