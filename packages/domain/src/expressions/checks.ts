import { messages } from '../messages/messages.ts'
import type { Expression } from '../model/expression.ts'
import { memoByIdentity } from '../toolbox/memo-by-identity.ts'
import { foldSpoken } from '../toolbox/names.ts'
import { findUnknownReference, type KnownNames } from './errors.ts'
import { parseExpression } from './parse.ts'
import { placeExpressions } from './split.ts'
import type { ExpressionError } from './tree.ts'

/** What the expressions of a domain may mention. */
export function knownNames(
  domain: Record<'slots' | 'reusableExpressions', readonly { name: string }[]>,
): KnownNames {
  return {
    slots: new Set(domain.slots.map(({ name }) => name)),
    parts: new Set(domain.reusableExpressions.map(({ name }) => name)),
  }
}

/** All that is wrong in an expression: its syntax, or else every slot and reusable part that is not there. */
export function checkExpression(text: string, known: KnownNames): ExpressionError[] {
  const { error, references } = parseExpression(text)
  if (error !== undefined) return [error]
  return references.flatMap((reference) => findUnknownReference([reference], known) ?? [])
}

/** What expressions are judged by: the case rules of their language, and what they may mention. */
export interface Judging {
  language: string
  known: KnownNames
}

/** All that is wrong in an expression among the others of its intent, none of which may be the same. */
export function checkAmongOthers(
  text: string,
  others: readonly Expression[],
  { language, known }: Judging,
): ExpressionError[] {
  return checkUntaken(text, foldedTexts(others, language).has(foldSpoken(text, language)), known)
}

/** One of several expressions typed at once, and what is wrong with it; the places to underline are in the whole text. */
export interface TypedExpression {
  text: string
  errors: ExpressionError[]
}

/** The expressions typed at once for an intent, each with all that is wrong with it. */
export function readTypedExpressions(
  text: string,
  others: readonly Expression[],
  { language, known }: Judging,
): TypedExpression[] {
  const typed = new Set<string>()
  return placeExpressions(text).map(({ text: one, from }) => {
    const folded = foldSpoken(one, language)
    // Asked for here, since a dialog that opens with an empty field needs none of them
    const isTaken = foldedTexts(others, language).has(folded) || typed.has(folded)
    const errors = checkUntaken(one, isTaken, known)
    typed.add(folded)
    return { text: one, errors: errors.map((error) => movedBy(error, from)) }
  })
}

function movedBy(error: ExpressionError, start: number): ExpressionError {
  return { ...error, from: error.from + start, to: error.to + start }
}

/** The texts that stand several times in a list of expressions, folded. */
export function repeatedTexts(expressions: readonly Expression[], language: string): Set<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const { text } of expressions) {
    const folded = foldSpoken(text, language)
    if (seen.has(folded)) repeated.add(folded)
    seen.add(folded)
  }
  return repeated
}

/** The error of an expression that its intent has already. */
export function notUnique(text: string): ExpressionError {
  return { message: messages.expressions.notUnique, from: 0, to: text.length }
}

/** Kept for each list: it is asked for at every key while an expression is typed. */
const foldedTexts = memoByIdentity(
  (expressions: readonly Expression[], language: string): ReadonlySet<string> =>
    new Set(expressions.map(({ text }) => foldSpoken(text, language))),
)

function checkUntaken(text: string, isTaken: boolean, known: KnownNames): ExpressionError[] {
  const errors = checkExpression(text, known)
  return isTaken ? [...errors, notUnique(text)] : errors
}
