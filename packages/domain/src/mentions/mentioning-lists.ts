import type { Domain } from '../model/domain.ts'
import { type ListName, listNames } from '../model/list-names.ts'
import type { NameKind } from '../model/name-kinds.ts'
import type { Mentioning } from './mentioning.ts'
import { apiActionMentions, apiInputMentions } from './of-api-actions.ts'
import { intentMentions } from './of-intents.ts'
import {
  additionalResponseMentions,
  audioResponseMentions,
  guiResponseMentions,
  ttsResponseMentions,
} from './of-responses.ts'
import { partMentions } from './of-reusable-expressions.ts'
import { moduleMentions } from './of-rules.ts'
import { slotMentions } from './of-slots.ts'
import { testMentions } from './of-tests.ts'
import { uiActionMentions } from './of-ui-actions.ts'

/** What the entries of each list mention; those of the others mention nothing. */
const table = {
  intents: intentMentions,
  slots: slotMentions,
  modules: moduleMentions,
  apiInputs: apiInputMentions,
  apiActions: apiActionMentions,
  uiActions: uiActionMentions,
  ttsResponses: ttsResponseMentions,
  audioResponses: audioResponseMentions,
  guiResponses: guiResponseMentions,
  additionalResponses: additionalResponseMentions,
  reusableExpressions: partMentions,
  tests: testMentions,
} as const satisfies { readonly [List in ListName]?: Mentioning<Domain[List][number]> }

/** The lists whose entries mention something, each with what that is. */
export const mentioningLists = listNames.flatMap((list): [ListName, Mentioning<object>][] => {
  const mentions = (table as { readonly [List in ListName]?: unknown })[list]
  return mentions === undefined ? [] : [[list, mentions as unknown as Mentioning<object>]]
})

const byList: ReadonlyMap<ListName, Mentioning<object>> = new Map(mentioningLists)

/** Whether the entries of a list can mention names of a kind. */
export function canMention(list: ListName, kind: NameKind): boolean {
  return byList.get(list)?.kinds.includes(kind) === true
}
