import { foldExpression, knownNames } from '../expressions/checks.ts'
import { findExpressionError, type KnownNames } from '../expressions/errors.ts'
import { defaultWeight, type Expression, type LiteralRestriction } from '../expressions/expression.ts'
import { messages } from '../messages.ts'
import {
  isBlankRow,
  isEmptyCell,
  newSheetProblems,
  requiredText,
  type SheetCells,
  type SheetProblem,
  type SheetProblems,
} from './cells.ts'
import { parseRestrictions } from './restrictions-text.ts'

/** The only kind of row that a sheet of intents has. */
export const rowType = 'expression'

/** What a sheet of intents is read against: no more than names. */
export type IntentNames = Record<'intents' | 'slots' | 'reusableExpressions', readonly { name: string }[]>

export interface IntentReading {
  problems: SheetProblem[]
  /** By the name of their intent. */
  expressions: Map<string, Expression[]>
}

/** Reads the rows of a sheet of intents with all that is wrong in them. */
export function readIntentRows(domain: IntentNames, rows: readonly SheetCells[]): IntentReading {
  const problems = newSheetProblems()
  const intents = new Set(domain.intents.map(({ name }) => name))
  const known = knownNames(domain)
  const expressions = new Map<string, Expression[]>()

  rows.forEach((cells, row) => {
    if (isBlankRow(cells)) return
    const intent = requiredText(cells, 'intent', row, problems)
    if (cells.type !== rowType) {
      const message = isEmptyCell(cells.type)
        ? messages.sheets.empty('type')
        : messages.sheets.otherType(rowType)
      problems.add(row, message, cells.type)
    }
    const expression = readExpression(cells, row, known, problems)
    if (intent === undefined) return

    const isFirst = !expressions.has(intent)
    if (isFirst) expressions.set(intent, [])
    if (isFirst && !intents.has(intent)) problems.add(row, messages.sheets.missingIntent(intent), intent)
    if (expression !== undefined) expressions.get(intent)!.push(expression)
  })
  return { problems: [...problems.found, ...checkUnique(expressions)], expressions }
}

function readExpression(
  cells: SheetCells,
  row: number,
  known: KnownNames,
  problems: SheetProblems,
): Expression | undefined {
  const text = requiredText(cells, 'value', row, problems)
  const error = text === undefined ? undefined : findExpressionError(text, known)
  if (error !== undefined) problems.add(row, messages.sheets.inExpression(error.message, text!), text)

  const weight = isEmptyCell(cells.weight) ? defaultWeight : cells.weight
  const isWeight = typeof weight === 'number' && Number.isFinite(weight)
  if (!isWeight) problems.add(row, messages.sheets.notANumber('weight'), weight)

  const restrictions = readRestrictions(cells.literals, row, known, problems)
  if (text === undefined || !isWeight || restrictions === undefined) return undefined
  return { text, weight, restrictions }
}

function readRestrictions(
  literals: unknown,
  row: number,
  { slots }: KnownNames,
  problems: SheetProblems,
): LiteralRestriction[] | undefined {
  if (isEmptyCell(literals)) return []
  const restrictions = typeof literals === 'string' ? parseRestrictions(literals) : undefined
  if (restrictions === undefined) {
    problems.add(row, messages.sheets.unreadableLiterals, literals)
    return undefined
  }
  for (const { slot } of restrictions) {
    if (!slots.has(slot)) problems.add(row, messages.sheets.missingSlot(slot), literals)
  }
  return restrictions
}

/** All expressions that stand several times in their intent are told in one sentence. */
function checkUnique(expressions: ReadonlyMap<string, readonly Expression[]>): SheetProblem[] {
  const repeated = new Set<string>()
  for (const ofIntent of expressions.values()) {
    const seen = new Set<string>()
    for (const { text } of ofIntent) {
      const folded = foldExpression(text)
      if (seen.has(folded)) repeated.add(text)
      seen.add(folded)
    }
  }
  if (repeated.size === 0) return []
  const texts = [...repeated]
  return [{ message: messages.sheets.notUnique(texts), currentValue: texts.join(', ') }]
}
