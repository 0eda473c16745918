import { messages } from '../../messages/messages.ts'
import type { ConversationTest } from '../../model/conversation-test.ts'
import { entryProblems } from '../../model/entry-problems.ts'
import type { Noun } from '../../model/noun.ts'
import { testProblems } from './problems.ts'

export const testNoun: Noun<ConversationTest> = {
  taken: messages.tests.nameTaken,
  needs: ['intent', 'slot', 'API input', 'API action', 'UI action'],
  problems: entryProblems(testProblems, ({ slots }) => [slots]),
}
