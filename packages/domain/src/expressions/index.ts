export type { Expression, ReusableExpression } from '../model/expression.ts'
export {
  checkAmongOthers,
  checkExpression,
  knownNames,
  readTypedExpressions,
  type TypedExpression,
} from './checks.ts'
export { type SentenceCounter, sentenceCounter } from './counting.ts'
export type { KnownNames } from './errors.ts'
export { type FoundLiteral, literalsIn, sentenceExpression, withSlots } from './from-sentence.ts'
export { type ExpressionOrder, expressionOrders, orderExpressions, type PlacedExpression } from './order.ts'
export { parseExpression } from './parse.ts'
export { readExpressions } from './reading.ts'
export { mentionedSlots } from './references.ts'
export { type ExpressionToken, expressionTokens } from './tokens.ts'
export type { ExpressionError, ExpressionTree, Item, Mention, Sequence } from './tree.ts'
export { checkWeight, maxWeight, sliderValue, typedWeight, weightSlider } from './weights.ts'
