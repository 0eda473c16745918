import { type SentenceCounter, sentenceCounter } from '../../expressions/counting.ts'
import { readExpressions, repeatedPlaces } from '../../expressions/reading.ts'
import { checkRestriction } from '../../expressions/restriction-checks.ts'
import type { ExpressionError } from '../../expressions/tree.ts'
import { checkWeight } from '../../expressions/weights.ts'
import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import { entryProblems } from '../../model/entry-problems.ts'
import type { Intent } from '../../model/intent.ts'
import type { SlotsByName } from '../../model/slot.ts'
import { excerpt } from '../../toolbox/excerpt.ts'
import { memoByIdentity } from '../../toolbox/memo-by-identity.ts'
import { unusualNameProblems } from '../../toolbox/names.ts'
import type { Problem } from '../../toolbox/problem.ts'
import { checkIntentName } from './checks.ts'

/** What is wrong with an intent, given what can be said and the slots that there are. */
export const intentEntryProblems = entryProblems(
  (intent: Intent, language: string, counter: SentenceCounter, slots: SlotsByName) => [
    ...ownProblems(intent, language),
    ...weightProblems(intent, counter),
    ...restrictionProblems(intent, slots),
  ],
  ({ domain, language, slots }) => [language, sentenceCounter(domain.reusableExpressions, language), slots],
)

/** Kept for each intent: that other parts or slots came changes nothing in it. */
const ownProblems = memoByIdentity(intentProblems)

/** What is wrong with an intent by itself: its name, and how its expressions are written. */
function intentProblems(intent: Intent, language: string): Problem[] {
  const problems: Problem[] = []
  const name = checkIntentName(alone, intent.name)
  if (name !== undefined) problems.push({ severity: 'error', message: name, at: ['name'] })
  else problems.push(...unusualNameProblems(intent.name))
  for (const { index, error } of readExpressions(intent.expressions).errors)
    problems.push(inText(intent, index, error))
  for (const index of repeatedPlaces(intent.expressions, language))
    problems.push(inExpression(intent, index, messages.expressions.notUnique))
  if (intent.expressions.length === 0) {
    // A warning only: who adds an intent or a language begins with none (ruling R95)
    problems.push({
      severity: 'warning',
      message: messages.intents.noExpressions(intent.name),
      at: ['expressions'],
    })
  }
  return problems
}

const alone: Pick<Domain, 'intents'> = { intents: [] }

/** Which expressions of an intent weigh more, or less, than they may. */
function weightProblems(intent: Intent, { combinations }: SentenceCounter): Problem[] {
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

const knownRestriction = memoByIdentity(checkRestriction)

function inExpression(intent: Intent, index: number, message: string): Problem {
  const { text } = intent.expressions[index]!
  return { severity: 'error', message, secondary: excerpt(text), at: ['expressions', index] }
}

/** What is wrong at a place in the text of an expression. */
export function inText(intent: Intent, index: number, { message, from }: ExpressionError): Problem {
  const { text } = intent.expressions[index]!
  const at = ['expressions', index, 'text', from]
  return { severity: 'error', message, secondary: excerpt(text, from), at }
}
