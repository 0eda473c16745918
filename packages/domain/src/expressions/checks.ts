import { messages } from '../messages.ts'
import { foldSpoken } from '../names.ts'
import { findUnknownReference, type KnownNames } from './errors.ts'
import type { Expression } from './expression.ts'
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

/** All that is wrong in an expression among the others of its intent, none of which may be the same. */
export function checkAmongOthers(
  text: string,
  others: readonly Expression[],
  known: KnownNames,
): ExpressionError[] {
  return checkUntaken(text, foldedTexts(others).has(foldExpression(text)), known)
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
  known: KnownNames,
): TypedExpression[] {
  const taken = foldedTexts(others)
  const typed = new Set<string>()
  return placeExpressions(text).map(({ text: one, from }) => {
    const folded = foldExpression(one)
    const errors = checkUntaken(one, taken.has(folded) || typed.has(folded), known)
    typed.add(folded)
    return { text: one, errors: errors.map((error) => movedBy(error, from)) }
  })
}

function movedBy(error: ExpressionError, start: number): ExpressionError {
  return { ...error, from: error.from + start, to: error.to + start }
}

/** What two expressions that count as the same have in common. */
export function foldExpression(text: string): string {
  return foldSpoken(text)
}

/** The texts that stand several times in a list of expressions, folded. */
export function repeatedTexts(expressions: readonly Expression[]): Set<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const { text } of expressions) {
    const folded = foldExpression(text)
    if (seen.has(folded)) repeated.add(folded)
    seen.add(folded)
  }
  return repeated
}

/** The error of an expression that its intent has already. */
export function notUnique(text: string): ExpressionError {
  return { message: messages.expressions.notUnique, from: 0, to: text.length }
}

const folded = new WeakMap<readonly Expression[], ReadonlySet<string>>()

/** Kept for each list: it is asked for at every key while an expression is typed. */
function foldedTexts(expressions: readonly Expression[]): ReadonlySet<string> {
  const earlier = folded.get(expressions)
  if (earlier !== undefined) return earlier
  const texts = new Set(expressions.map(({ text }) => foldExpression(text)))
  folded.set(expressions, texts)
  return texts
}

function checkUntaken(text: string, isTaken: boolean, known: KnownNames): ExpressionError[] {
  const errors = checkExpression(text, known)
  return isTaken ? [...errors, notUnique(text)] : errors
}
