import type { Domain } from '../model/domain.ts'
import type { AnyEntry, ListName } from '../model/list-names.ts'
import type { Noun } from '../model/noun.ts'
import { apiActionNoun, apiInputNoun, handlerNoun } from './api-actions/nouns.ts'
import { moduleNoun } from './decision-table/noun.ts'
import { intentNoun } from './intents/noun.ts'
import {
  additionalResponseNoun,
  audioResponseNoun,
  guiResponseNoun,
  ttsResponseNoun,
} from './responses/nouns.ts'
import { partNoun } from './reusable-expressions/noun.ts'
import { slotNoun } from './slots/noun.ts'
import { testNoun } from './tests/noun.ts'
import { uiActionNoun } from './ui-actions/noun.ts'

/** What the entries of each list have to be: problems, names that stand twice or are missing, and merging read it. */
const table = {
  intents: intentNoun,
  slots: slotNoun,
  modules: moduleNoun,
  apiInputs: apiInputNoun,
  apiActions: apiActionNoun,
  handlers: handlerNoun,
  uiActions: uiActionNoun,
  ttsResponses: ttsResponseNoun,
  audioResponses: audioResponseNoun,
  guiResponses: guiResponseNoun,
  additionalResponses: additionalResponseNoun,
  reusableExpressions: partNoun,
  tests: testNoun,
  languages: {},
} as const satisfies { readonly [List in ListName]: Noun<Domain[List][number]> }

/** What there is to know of the entries of a list. */
export function nounOf(list: ListName): Noun<AnyEntry> {
  return table[list] as unknown as Noun<AnyEntry>
}
