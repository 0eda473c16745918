import type { ReusableExpression } from '../model/expression.ts'
import { own } from '../toolbox/own.ts'

/** What a reusable part stands for in a language; nothing when nobody has said so yet. */
export function valueIn(part: ReusableExpression, language: string): string {
  const key = languageKey(part, language)
  return own(part.values, key) ?? ''
}

/** The part with another value in a language, under the code that it has there already. */
export function withValue(part: ReusableExpression, language: string, value: string): ReusableExpression {
  if (valueIn(part, language) === value) return part
  return { ...part, values: { ...part.values, [languageKey(part, language)]: value } }
}

/** The part without a value in a language. */
export function withoutValue(part: ReusableExpression, language: string): ReusableExpression {
  const key = languageKey(part, language)
  if (!Object.hasOwn(part.values, key)) return part
  const { [key]: _, ...values } = part.values
  return { ...part, values }
}

/** Languages are compared without case and kept as they were written (ruling R5). */
function languageKey(part: ReusableExpression, language: string): string {
  const wanted = language.toLowerCase()
  return Object.keys(part.values).find((one) => one.toLowerCase() === wanted) ?? language
}
