import {
  checkAmongOthers,
  knownNames,
  notUnique,
  readTypedExpressions,
  repeatedTexts,
} from '../../expressions/checks.ts'
import { sentenceCounter } from '../../expressions/counting.ts'
import { mentionedSlots } from '../../expressions/references.ts'
import type { ExpressionError } from '../../expressions/tree.ts'
import { checkWeight } from '../../expressions/weights.ts'
import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import { defaultWeight, type Expression } from '../../model/expression.ts'
import { filterSame, mapSame, moveInList, withFields } from '../../toolbox/lists.ts'
import { foldSpoken } from '../../toolbox/names.ts'
import { Refused, refuse } from '../../toolbox/refused.ts'
import { getIntent, withIntent } from './edits.ts'

/** One expression: the intent that it is for, and its place in the stored order. */
export interface ExpressionPlace {
  intent: string
  at: number
}

/** Adds the expressions of a text to an intent, all of them or none (ruling R290); `||` and line ends separate them. */
export function addExpressions(
  domain: Domain,
  { intent, text, language }: { intent: string; text: string; language: string },
): Domain {
  const { expressions } = getIntent(domain, intent)
  const typed = readTypedExpressions(text, expressions, { language, known: knownNames(domain) })
  for (const { text: wrong, errors } of typed) {
    if (errors[0] !== undefined) throw refusedExpression(wrong, errors[0])
  }
  const added = typed.map((one) => newExpression(one.text))
  return added.length === 0 ? domain : withExpressions(domain, intent, [...expressions, ...added])
}

/** Changes the text of an expression; a restriction of a slot that it no longer mentions is lifted (ruling R289). */
export function editExpression(
  domain: Domain,
  { text, language, ...place }: ExpressionPlace & { text: string; language: string },
): Domain {
  const before = getExpression(domain, place)
  const after = withText(before, text.trim())
  if (after === before) return domain
  const others = filterSame(getIntent(domain, place.intent).expressions, (_, at) => at !== place.at)
  const [error] = checkAmongOthers(after.text, others, { language, known: knownNames(domain) })
  if (error !== undefined) throw refusedExpression(after.text, error)
  return changeExpression(domain, place, () => after)
}

/** Deletes expressions of an intent. */
export function deleteExpressions(
  domain: Domain,
  { intent, places }: { intent: string; places: readonly number[] },
): Domain {
  for (const at of places) getExpression(domain, { intent, at })
  const deleted = new Set(places)
  const left = filterSame(getIntent(domain, intent).expressions, (_, at) => !deleted.has(at))
  return withExpressions(domain, intent, left)
}

/** Puts an expression to another place in its intent. */
export function moveExpression(domain: Domain, { intent, at, to }: ExpressionPlace & { to: number }): Domain {
  getExpression(domain, { intent, at })
  return withExpressions(domain, intent, moveInList(getIntent(domain, intent).expressions, at, to))
}

/** Moves expressions to another intent, with their weights and restrictions: all of them or none. */
export function moveExpressionsToIntent(
  domain: Domain,
  {
    intent,
    places,
    to,
    language,
  }: { intent: string; places: readonly number[]; to: string; language: string },
): Domain {
  const { expressions } = getIntent(domain, to)
  if (intent === to || places.length === 0) return domain
  const inOrder = [...new Set(places)].sort((a, b) => a - b)
  const moved = inOrder.map((at) => getExpression(domain, { intent, at }))
  const after = [...expressions, ...moved]
  const repeated = repeatedTexts(after, language)
  const taken = moved.find(({ text }) => repeated.has(foldSpoken(text, language)))
  if (taken !== undefined) throw refusedExpression(taken.text, notUnique(taken.text))
  return withExpressions(deleteExpressions(domain, { intent, places }), to, after)
}

/** Sets the weight of an expression, in percent; how much it may have depends on its combinations in a language. */
export function setWeight(
  domain: Domain,
  { weight, language, ...place }: ExpressionPlace & { weight: number; language: string },
): Domain {
  const { text } = getExpression(domain, place)
  refuse(checkWeight(weight, sentenceCounter(domain.reusableExpressions, language).combinations(text)))
  return changeExpression(domain, place, (expression) => withFields(expression, { weight }))
}

/** The expression with another text, without the restrictions of slots that are no longer in it. */
export function withText(expression: Expression, text: string): Expression {
  if (text === expression.text) return expression
  const slots = mentionedSlots(text)
  return {
    ...expression,
    text,
    restrictions: filterSame(expression.restrictions, ({ slot }) => slots.has(slot)),
  }
}

/** The refusal of an expression; its details say which one and what to underline. */
export function refusedExpression(expression: string, error: ExpressionError): Refused {
  const kind = error.message === messages.expressions.notUnique ? 'taken' : 'invalid'
  return new Refused(kind, error.message, { expression, ...error })
}

/** The expression at this place; refuses when there is none. */
export function getExpression(domain: Domain, { intent, at }: ExpressionPlace): Expression {
  const expression = getIntent(domain, intent).expressions[at]
  if (expression === undefined) throw new Refused('missing', messages.expressions.notFound)
  return expression
}

/** The domain with one expression changed. */
export function changeExpression(
  domain: Domain,
  { intent, at }: ExpressionPlace,
  change: (expression: Expression) => Expression,
): Domain {
  const { expressions } = getIntent(domain, intent)
  return withExpressions(
    domain,
    intent,
    mapSame(expressions, (one, index) => (index === at ? change(one) : one)),
  )
}

/** The domain with other expressions for an intent. */
export function withExpressions(domain: Domain, name: string, expressions: Expression[]): Domain {
  const intent = getIntent(domain, name)
  return withIntent(domain, intent, withFields(intent, { expressions }))
}

function newExpression(text: string): Expression {
  return { text, weight: defaultWeight, restrictions: [] }
}
