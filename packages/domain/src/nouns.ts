import { apiActionNoun, apiInputNoun, handlerNoun } from './api-actions/nouns.ts'
import { moduleNoun } from './decision-table/noun.ts'
import type { Domain } from './domain.ts'
import { intentNoun } from './intents/noun.ts'
import { languageNoun } from './languages/noun.ts'
import type { NameKind } from './mentioning.ts'
import type { Noun } from './noun.ts'
import {
  additionalResponseNoun,
  audioResponseNoun,
  guiResponseNoun,
  ttsResponseNoun,
} from './responses/nouns.ts'
import { partNoun } from './reusable-expressions/noun.ts'
import { slotNoun } from './slots/noun.ts'
import { uiActionNoun } from './ui-actions/noun.ts'

/**
 * Every list of a domain. What treats them alike reads this table: the wire, the walk over mentions, problems, the names
 * that are known, names that stand twice, and merging. A new list is one line here and a file beside its type.
 */
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
  languages: languageNoun,
} as const satisfies { readonly [List in keyof Domain]?: NounOf<Domain[List]> }

type NounOf<Value> = Value extends (infer Entry)[] ? Noun<Entry> : never

export type ListName = keyof typeof table

/** An entry of any list. */
export type AnyEntry = Domain[ListName][number]

export const listNames = Object.keys(table) as ListName[]

/** What there is to know of a list. */
export function nounOf(list: ListName): Noun<AnyEntry> {
  return table[list] as unknown as Noun<AnyEntry>
}

/** The list whose entries have names of a kind. */
export function listOfKind(kind: NameKind): ListName | undefined {
  return listNames.find((list) => nounOf(list).kind === kind)
}

/** What an entry is called. */
export function nameOf(list: ListName, entry: AnyEntry): string {
  return (entry as unknown as Record<string, string>)[nounOf(list).namedBy]!
}
