import { foldSpoken } from '@sdp/domain'
import type { Expression, PlacedExpression } from '@sdp/domain/expressions'
import { readableNumber } from '../../ui/numbers.ts'

/** What the grid knows the text of an expression by while it is changed. */
export const textField = 'text'

export function textOf({ expression }: PlacedExpression): string {
  return expression.text
}

/** How high a row is thought to be before it is measured, and how many rows exist at once. */
export const estimatedRowHeight = 68
export const rowCount = 20

/** Finds the expressions of a list that contain a text, whatever the case. Every key asks, so nothing is looked at twice. */
export function expressionFilter(
  expressions: readonly PlacedExpression[],
  language: string,
): (text: string) => readonly PlacedExpression[] {
  let texts: readonly string[] | undefined
  let last = { wanted: '', found: expressions }
  return (text) => {
    const wanted = foldSpoken(text.trim(), language)
    if (wanted === '') return expressions
    texts ??= foldedByPlace(expressions, language)
    const contains = (text: string | undefined) => text?.includes(wanted) === true
    // What a further letter finds was found without it
    const among = wanted.startsWith(last.wanted) ? last.found : expressions
    last = { wanted, found: among.filter(({ at }) => contains(texts?.[at])) }
    return last.found
  }
}

function foldedByPlace(expressions: readonly PlacedExpression[], language: string): string[] {
  const texts: string[] = Array(expressions.length)
  for (const { at, expression } of expressions) texts[at] = foldedText(expression, language)
  return texts
}

const folded = new WeakMap<Expression, { language: string; text: string }>()

/** Kept, since an edit makes another list of the same expressions. */
function foldedText(expression: Expression, language: string): string {
  const known = folded.get(expression)
  if (known?.language === language) return known.text
  const text = foldSpoken(expression.text, language)
  folded.set(expression, { language, text })
  return text
}

/** Where the list is once some expressions are removed: at the one that follows the active one, or comes before. */
export function rowAfterDeletion(
  shown: readonly PlacedExpression[],
  removed: readonly PlacedExpression[],
  active: PlacedExpression | undefined,
): PlacedExpression | undefined {
  const places = new Set(removed.map(({ at }) => at))
  const isLeft = ({ at }: PlacedExpression) => !places.has(at)
  const index = Math.max(
    0,
    shown.findIndex(({ at }) => at === active?.at),
  )
  return shown.slice(index).find(isLeft) ?? shown.slice(0, index).findLast(isLeft)
}

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

export function combinationsText(count: bigint): string {
  if (count === 1n) return '1 combination'
  return `${count < 100_000n ? readableNumber(count) : compact.format(count)} combinations`
}
