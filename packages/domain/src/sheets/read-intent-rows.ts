import { knownNames } from '../expressions/checks.ts'
import { sentenceCounter } from '../expressions/counting.ts'
import type { Expression, ReusableExpression } from '../expressions/expression.ts'
import type { Intent } from '../intents/intent.ts'
import { firstByKey, firstByName } from '../lists.ts'
import { messages } from '../messages.ts'
import { foldSpoken } from '../names.ts'
import type { Slot } from '../slots/slot.ts'
import {
  isBlankRow,
  isEmptyCell,
  lineOf,
  newSheetProblems,
  requiredText,
  type SheetCells,
  type SheetProblem,
} from './cells.ts'
import { cellText } from './cut-cells.ts'
import { type ExpressionReading, isNeededToRead, readExpressionRow } from './read-expression-row.ts'

/** The only kind of row that a sheet of intents has. */
export const rowType = 'expression'

/** What a sheet of intents is read against. */
export interface IntentSurroundings {
  intents: readonly Pick<Intent, 'name' | 'expressions'>[]
  slots: readonly Pick<Slot, 'name' | 'canonicals'>[]
  reusableExpressions: readonly ReusableExpression[]
}

export interface IntentReading {
  problems: SheetProblem[]
  /** By the name of their intent. */
  expressions: Map<string, Expression[]>
}

/** Reads the rows of a sheet of intents in a language, with all that is wrong in them. */
export function readIntentRows(
  domain: IntentSurroundings,
  language: string,
  rows: readonly SheetCells[],
): IntentReading {
  const problems = newSheetProblems()
  const intents = firstByName(domain.intents)
  const surroundings = {
    known: knownNames(domain),
    slots: firstByName(domain.slots),
    combinations: sentenceCounter(domain.reusableExpressions, language).combinations,
    problems,
  }
  const uploads = new Map<string, IntentUploading>()
  const nowhere = startUpload(undefined, surroundings)

  rows.forEach((cells, row) => {
    if (isBlankRow(cells)) return
    const name = requiredText(cells, 'intent', row, problems)
    if (cells.type !== rowType) {
      const message = isEmptyCell(cells.type)
        ? messages.sheets.empty('type')
        : messages.sheets.otherType(rowType)
      problems.add({ row, column: 'type' }, message, cells.type)
    }
    if (name !== undefined && !uploads.has(name)) {
      const intent = intents.get(name)
      uploads.set(name, startUpload(intent, surroundings))
      if (intent === undefined) {
        problems.add({ row, column: 'intent' }, messages.sheets.missingIntent(name), name)
      }
    }
    const { reading, uploaded } = (name !== undefined && uploads.get(name)) || nowhere
    const expression = readExpressionRow(cells, row, reading)
    if (expression !== undefined) uploaded.push({ row, expression })
  })
  const expressions = new Map(
    Array.from(uploads, ([name, { uploaded }]) => [name, uploaded.map(({ expression }) => expression)]),
  )
  return { problems: [...problems.found, ...checkUnique(uploads, language)], expressions }
}

interface IntentUploading {
  reading: ExpressionReading
  uploaded: { row: number; expression: Expression }[]
}

function startUpload(
  intent: Pick<Intent, 'expressions'> | undefined,
  surroundings: Omit<ExpressionReading, 'before'>,
): IntentUploading {
  const known = intent?.expressions.filter(isNeededToRead) ?? []
  const before = firstByKey(known.map((expression) => [cellText(expression.text), expression]))
  return { reading: { ...surroundings, before }, uploaded: [] }
}

/** All expressions that stand several times in their intent are reported in one sentence, with their lines. */
function checkUnique(uploads: ReadonlyMap<string, IntentUploading>, language: string): SheetProblem[] {
  const repeated = new Map<string, string>()
  for (const { uploaded } of uploads.values()) {
    const seen = new Set<string>()
    for (const { row, expression } of uploaded) {
      const folded = foldSpoken(expression.text, language)
      const text = cellText(expression.text)
      if (seen.has(folded) && !repeated.has(text)) {
        repeated.set(text, messages.sheets.inLine(text, lineOf(row)))
      }
      seen.add(folded)
    }
  }
  if (repeated.size === 0) return []
  return [
    {
      column: 'value',
      message: messages.sheets.notUnique([...repeated.keys()]),
      currentValue: [...repeated.values()].join(', '),
    },
  ]
}
