import { knownNames } from '../../expressions/checks.ts'
import { sentenceCounter } from '../../expressions/counting.ts'
import { messages } from '../../messages/messages.ts'
import type { Expression, ReusableExpression } from '../../model/expression.ts'
import type { Slot } from '../../model/slot.ts'
import { firstByKey, firstByName } from '../../toolbox/lists.ts'
import { foldSpoken } from '../../toolbox/names.ts'
import {
  isBlankRow,
  isEmptyCell,
  isWaitingRow,
  lineOf,
  newSheetProblems,
  requiredText,
  type SheetCells,
  type SheetProblem,
} from './cells.ts'
import { cellText } from './cut-cells.ts'
import { type ExpressionReading, readExpressionRow } from './read-expression-row.ts'

/** The only kind of row that a sheet of intents has. */
export const rowType = 'expression'

/** What a sheet of intents has to know of an intent. */
export interface KnownIntent {
  name: string
  /** It has no expression in the language. */
  isSilent: boolean
  /** Those that have to be known. */
  expressions: readonly Expression[]
}

/** What a sheet of intents is read against. */
export interface IntentSurroundings {
  intents: readonly KnownIntent[]
  slots: readonly Pick<Slot, 'name' | 'canonicals'>[]
  reusableExpressions: readonly ReusableExpression[]
}

export interface IntentReading {
  problems: SheetProblem[]
  /** By the name of their intent; one that only waits for expressions is not among them. */
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
    const isSilent = name === undefined ? undefined : intents.get(name)?.isSilent
    if (cells.type === rowType && isWaitingRow(cells, { isSilent, values: openValues })) return
    const { reading, uploaded } = (name !== undefined && uploads.get(name)) || nowhere
    const expression = readExpressionRow(cells, row, reading)
    if (expression !== undefined) uploaded.push({ row, expression })
  })
  const expressions = new Map(
    [...uploads]
      .filter(([, { uploaded }]) => uploaded.length > 0)
      .map(([name, { uploaded }]) => [name, uploaded.map(({ expression }) => expression)]),
  )
  return { problems: [...problems.found, ...checkUnique(uploads, language)], expressions }
}

/** What is empty in a row that waits for an expression. */
const openValues = ['value', 'weight', 'literals'] as const

interface IntentUploading {
  reading: ExpressionReading
  uploaded: { row: number; expression: Expression }[]
}

function startUpload(
  intent: KnownIntent | undefined,
  surroundings: Omit<ExpressionReading, 'before'>,
): IntentUploading {
  const known = intent?.expressions ?? []
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
