import type { MergedEntry } from '@sdp/domain/merging'

type MergedList = MergedEntry['list']

const titles: Readonly<Record<MergedList, readonly [one: string, many: string]>> = {
  intents: ['Intent', 'Intents'],
  reusableExpressions: ['Reusable part', 'Reusable parts'],
  slots: ['Slot', 'Slots'],
  everydayLanguage: ['Everyday language', 'Everyday language'],
  modules: ['Module', 'Decision table modules'],
  apiInputs: ['API input', 'API inputs'],
  apiActions: ['API action', 'API actions'],
  handlers: ['Handler', 'Handlers'],
  uiActions: ['UI action', 'UI actions'],
  ttsResponses: ['Spoken text', 'Spoken texts'],
  audioResponses: ['Audio response', 'Audio responses'],
  guiResponses: ['GUI response', 'GUI responses'],
  additionalResponses: ['Additional response', 'Additional responses'],
  tests: ['Test', 'Tests'],
  languages: ['Language', 'Languages'],
  defaultLanguage: ['Default language', 'Default language'],
  discardInputOnSdc: ['Discard input', 'Discard input'],
  sharedResources: ['Shared resources', 'Shared resources'],
}

/** What is merged, in the order of the editor's tabs. */
export const mergedLists = Object.keys(titles) as readonly MergedList[]

/** What a screen calls an entry of a merge: 'Intent play'. */
export function entryTitle({ list, name }: Pick<MergedEntry, 'list' | 'name'>): string {
  return `${titles[list][0]} ${name}`.trim()
}

/** What a screen calls all of them: 'Intents'. */
export function listTitle(list: MergedList): string {
  return titles[list][1]
}
