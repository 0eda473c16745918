import { findUnknownReference } from '../../expressions/errors.ts'
import { scanExpression } from '../../expressions/parse.ts'
import { readExpressions } from '../../expressions/reading.ts'
import type { Names, NamesByKind } from '../../mentions/mentions.ts'
import type { Intent } from '../../model/intent.ts'
import type { Problem } from '../../toolbox/problem.ts'
import { inText } from './problems.ts'

/** Which slots and reusable parts the expressions of an intent mention that are not there. */
export function expressionNameProblems(
  intent: Intent,
  { slot: slots, 'reusable part': parts }: NamesByKind,
): Problem[] {
  const reading = readExpressions(intent.expressions)
  const missing = [
    ...missingFrom(slots, reading.slots).map((name) => `$(${name})`),
    ...missingFrom(parts, reading.parts).map((name) => `§${name}`),
  ]
  if (missing.length === 0) return []
  return intent.expressions.flatMap(({ text }, index) => {
    if (!missing.some((mention) => text.includes(mention))) return []
    const { references = [] } = scanExpression(text)
    const unknown = references.flatMap(
      (reference) => findUnknownReference([reference], { slots, parts }) ?? [],
    )
    return unknown.map((error) => inText(intent, index, error))
  })
}

const none: string[] = []

function missingFrom(known: Names, names: ReadonlySet<string>): string[] {
  for (const name of names) if (!known.has(name)) return [...names].filter((one) => !known.has(one))
  return none
}
