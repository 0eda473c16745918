import { messages } from '../../messages/messages.ts'
import { type Intent, newIntent } from '../../model/intent.ts'
import type { Noun } from '../../model/noun.ts'
import { intentEntryProblems } from './problems.ts'

export const intentNoun: Noun<Intent> = {
  taken: messages.intents.nameTaken,
  missing: messages.intents.notFound,
  needs: ['slot', 'reusable part', 'API action', 'UI action'],
  problems: intentEntryProblems,
  blank: (domain) => newIntent(domain, ''),
}
