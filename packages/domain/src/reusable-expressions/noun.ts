import type { ReusableExpression } from '../expressions/expression.ts'
import { messages } from '../messages.ts'
import type { Noun } from '../noun.ts'
import { partWiring } from '../wire/actions.ts'
import { partMentions } from './mentions.ts'

export const partNoun: Noun<ReusableExpression> = {
  wire: partWiring,
  namedBy: 'name',
  kind: 'reusable part',
  taken: () => messages.reusableExpressions.nameTaken,
  missing: messages.reusableExpressions.notFound,
  mentions: partMentions,
}
