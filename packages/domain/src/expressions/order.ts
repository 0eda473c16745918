import type { Expression } from '../model/expression.ts'

/** How the expressions of an intent can be shown: as they came, or by their text (ruling R302). */
export const expressionOrders = ['Date', 'Alphabetical'] as const
export type ExpressionOrder = (typeof expressionOrders)[number]

/** An expression with its place in the stored order, by which edits know it. */
export interface PlacedExpression {
  expression: Expression
  at: number
}

const collator = new Intl.Collator('en', { numeric: true })

/** The expressions of an intent in the order that its author chose. */
export function orderExpressions(
  expressions: readonly Expression[],
  order: ExpressionOrder,
): PlacedExpression[] {
  const placed = expressions.map((expression, at) => ({ expression, at }))
  if (order === 'Date') return placed
  return placed.sort((a, b) => collator.compare(a.expression.text, b.expression.text))
}
