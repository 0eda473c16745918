import { messages } from '../messages.ts'
import type { Noun } from '../noun.ts'
import { intentWiring } from '../wire/intent-wiring.ts'
import { type Intent, newIntent } from './intent.ts'
import { intentMentions } from './mentions.ts'
import { intentEntryProblems } from './problems.ts'

export const intentNoun: Noun<Intent> = {
  wire: intentWiring,
  namedBy: 'name',
  kind: 'intent',
  taken: messages.intents.nameTaken,
  missing: messages.intents.notFound,
  mentions: intentMentions,
  needs: ['slot', 'reusable part', 'API action', 'UI action'],
  problems: intentEntryProblems,
  blank: (domain) => newIntent(domain, ''),
}
