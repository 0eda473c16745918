import type { Domain } from '../../model/domain.ts'
import type { Expression } from '../../model/expression.ts'
import { firstByKey, mapSame, unlessSame, withFields } from '../../toolbox/lists.ts'
import { Refused } from '../../toolbox/refused.ts'
import type { SheetCells, SheetProblem } from './cells.ts'
import { cellText } from './cut-cells.ts'
import { isNeededToRead } from './read-expression-row.ts'
import { type IntentSurroundings, readIntentRows, rowType } from './read-intent-rows.ts'
import { type SheetReference, sideBySide } from './reference.ts'
import { printRestrictions } from './restrictions-text.ts'

/** A row of the sheet of intents: one expression, or without one an intent that waits for it. */
export interface IntentRow {
  intent: string
  type: typeof rowType
  value: string
  weight: number | ''
  literals: string
  /** What another language says, where one is shown. */
  reference?: string
}

/** The columns of the sheet of intents, in their order. */
export const intentColumns = ['intent', 'type', 'value', 'weight', 'literals'] as const

/** All intents of a domain with their expressions as the rows of a sheet, next to those of another language. */
export function intentRows(domain: Domain, reference?: Pick<SheetReference, 'expressions'>): IntentRow[] {
  return domain.intents.flatMap(({ name, expressions }) =>
    sideBySide(expressions, reference?.expressions.get(name)).map(({ said, other }) => ({
      intent: cellText(name),
      type: rowType,
      value: cellText(said?.text ?? ''),
      weight: said?.weight ?? '',
      literals: cellText(printRestrictions(said?.restrictions ?? [])),
      ...(reference && { reference: cellText(other) }),
    })),
  )
}

/** What a sheet of intents is read against; of the expressions only those that have to be known. */
export function intentSurroundings(domain: Domain): IntentSurroundings {
  return {
    intents: domain.intents.map(({ name, expressions }) => ({
      name,
      isSilent: expressions.length === 0,
      expressions: expressions.filter(isNeededToRead),
    })),
    slots: domain.slots,
    reusableExpressions: domain.reusableExpressions,
  }
}

/** An uploaded sheet of intents, with the language of the domain it was uploaded to. */
export interface IntentUpload {
  language: string
  rows: readonly SheetCells[]
}

/** All that is wrong in an uploaded sheet of intents. */
export function checkIntentRows(domain: Domain, { language, rows }: IntentUpload): SheetProblem[] {
  return readIntentRows(intentSurroundings(domain), language, rows).problems
}

/** Replaces the expressions of the intents that an uploaded sheet names; the others keep theirs. */
export function applyIntentRows(domain: Domain, { language, rows }: IntentUpload): Domain {
  const { problems, expressions } = readIntentRows(intentSurroundings(domain), language, rows)
  if (problems.length > 0) throw new Refused('invalid', problems[0]!.message, problems)
  const intents = domain.intents.filter(({ name }) => expressions.has(name))
  return uploadIntents(domain, {
    expressions: firstByKey(
      intents.map((intent) => [
        intent.name,
        mergeExpressions(intent.expressions, expressions.get(intent.name)!),
      ]),
    ),
  })
}

/** Gives intents the expressions of a sheet that was read, checked and merged; all at once, so that it is undone at once. */
export function uploadIntents(
  domain: Domain,
  { expressions }: { expressions: ReadonlyMap<string, Expression[]> },
): Domain {
  return withFields(domain, {
    intents: mapSame(domain.intents, (intent) =>
      withFields(intent, { expressions: expressions.get(intent.name) ?? intent.expressions }),
    ),
  })
}

/**
 * The expressions of an intent after an upload: one that was there keeps what a sheet does not contain (ruling R362).
 */
export function mergeExpressions(before: Expression[], uploaded: readonly Expression[]): Expression[] {
  const known = firstByKey(before.map((expression) => [expression.text, expression]))
  const after = uploaded.map((expression) => {
    const old = known.get(expression.text)
    if (old === undefined) return expression
    const isSame = printRestrictions(old.restrictions) === printRestrictions(expression.restrictions)
    const restrictions = isSame ? old.restrictions : expression.restrictions
    return withFields(old, { weight: expression.weight, restrictions })
  })
  return unlessSame(before, after)
}
