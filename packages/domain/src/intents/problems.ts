import type { Domain } from '../domain.ts'
import { excerpt } from '../excerpt.ts'
import type { SentenceCounter } from '../expressions/counting.ts'
import { findUnknownReference } from '../expressions/errors.ts'
import { scanExpression } from '../expressions/parse.ts'
import { readExpressions, repeatedPlaces } from '../expressions/reading.ts'
import { checkRestriction } from '../expressions/restriction-checks.ts'
import type { ExpressionError } from '../expressions/tree.ts'
import { checkWeight } from '../expressions/weights.ts'
import type { Names, NamesByKind } from '../mentions.ts'
import { messages } from '../messages.ts'
import type { Problem } from '../problem.ts'
import { remember } from '../problems/remember.ts'
import type { SlotsByName } from '../slots/slot.ts'
import { checkIntentName } from './checks.ts'
import type { Intent } from './intent.ts'

/** What is wrong with an intent by itself: its name, and how its expressions are written. */
export function intentProblems(intent: Intent, language: string): Problem[] {
  const problems: Problem[] = []
  const name = checkIntentName(alone, intent.name)
  if (name !== undefined) problems.push({ severity: 'error', message: name, at: ['name'] })
  for (const { index, error } of readExpressions(intent.expressions).errors)
    problems.push(inText(intent, index, error))
  for (const index of repeatedPlaces(intent.expressions, language))
    problems.push(inExpression(intent, index, messages.expressions.notUnique))
  return problems
}

const alone: Pick<Domain, 'intents'> = { intents: [] }

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

/** Which expressions of an intent weigh more, or less, than they may. */
export function weightProblems(intent: Intent, { combinations }: SentenceCounter): Problem[] {
  return readExpressions(intent.expressions).weighted.flatMap((index) => {
    const { text, weight } = intent.expressions[index]!
    const message = checkWeight(weight, combinations(text))
    return message === undefined ? [] : [inExpression(intent, index, message)]
  })
}

/** Which restrictions of an intent's expressions allow nothing, or literals that are not there. */
export function restrictionProblems(intent: Intent, slots: SlotsByName): Problem[] {
  const problems: Problem[] = []
  for (const index of readExpressions(intent.expressions).restricted) {
    for (const restriction of intent.expressions[index]!.restrictions) {
      const message = knownRestriction(restriction, slots.get(restriction.slot))
      if (message !== undefined) problems.push(inExpression(intent, index, message))
    }
  }
  return problems
}

const knownRestriction = remember(checkRestriction)

function inExpression(intent: Intent, index: number, message: string): Problem {
  const { text } = intent.expressions[index]!
  return { severity: 'error', message, secondary: excerpt(text), at: ['expressions', index] }
}

/** What is wrong at a place in the text of an expression. */
function inText(intent: Intent, index: number, { message, from }: ExpressionError): Problem {
  const { text } = intent.expressions[index]!
  const at = ['expressions', index, 'text', from]
  return { severity: 'error', message, secondary: excerpt(text, from), at }
}
