import type { Domain } from '../domain.ts'
import { messages } from '../messages.ts'
import { findUnknownReference, type KnownNames } from './errors.ts'
import type { Expression } from './expression.ts'
import { parseExpression } from './parse.ts'
import { splitExpressions } from './split.ts'
import type { ExpressionError } from './tree.ts'

/** What the expressions of a domain may mention. */
export function knownNames(domain: Pick<Domain, 'slots' | 'reusableExpressions'>): KnownNames {
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
  return checkUntaken(text, foldedTexts(others), known)
}

/** What is wrong in one of several expressions typed at once. */
export interface TypedError extends ExpressionError {
  expression: string
}

/** All that is wrong in expressions typed at once for an intent, with the characters to underline in the whole text. */
export function checkTypedExpressions(
  text: string,
  others: readonly Expression[],
  known: KnownNames,
): TypedError[] {
  const taken = foldedTexts(others)
  let end = 0
  return splitExpressions(text).flatMap((expression) => {
    const start = text.indexOf(expression, end)
    end = start + expression.length
    const errors = checkUntaken(expression, taken, known)
    taken.add(foldExpression(expression))
    return errors.map(({ message, from, to }) => ({
      message,
      from: from + start,
      to: to + start,
      expression,
    }))
  })
}

/** What two expressions that count as the same have in common. */
export function foldExpression(text: string): string {
  return text.toLowerCase()
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

function foldedTexts(expressions: readonly Expression[]): Set<string> {
  return new Set(expressions.map(({ text }) => foldExpression(text)))
}

function checkUntaken(text: string, taken: ReadonlySet<string>, known: KnownNames): ExpressionError[] {
  const errors = checkExpression(text, known)
  return taken.has(foldExpression(text)) ? [...errors, notUnique(text)] : errors
}
