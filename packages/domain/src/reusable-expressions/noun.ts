import type { ReusableExpression } from '../expressions/expression.ts'
import { messages } from '../messages.ts'
import type { Noun } from '../noun.ts'
import { partMentions } from './mentions.ts'

export const partNoun: Noun<ReusableExpression> = {
  namedBy: 'name',
  kind: 'reusable part',
  taken: () => messages.reusableExpressions.nameTaken,
  missing: messages.reusableExpressions.notFound,
  mentions: partMentions,
}
