import { messages } from '../../messages/messages.ts'
import type { ReusableExpression } from '../../model/expression.ts'
import type { Noun } from '../../model/noun.ts'

export const partNoun: Noun<ReusableExpression> = {
  taken: () => messages.reusableExpressions.nameTaken,
  missing: messages.reusableExpressions.notFound,
}
