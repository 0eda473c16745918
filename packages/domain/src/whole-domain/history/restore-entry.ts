import { messages } from '../../messages/messages.ts'
import { sortedApiInputs } from '../../model/api-input.ts'
import type { Domain } from '../../model/domain.ts'
import { type AnyEntry, type ListName, nameOf, namingField } from '../../model/list-names.ts'
import type { UiAction } from '../../model/ui-action.ts'
import { restoreEverydayList } from '../../nouns/everyday-language/edits.ts'
import { renameSettings } from '../../nouns/ui-actions/own-responses.ts'
import { withFields } from '../../toolbox/lists.ts'
import { Refused } from '../../toolbox/refused.ts'
import { isSame } from '../../toolbox/same.ts'
import type { EntryKind } from '../wire/change-pieces.ts'
import { type PastEntry, whereRestored } from './restore-place.ts'

/** Brings an intent back as it was, with its expressions in the language of the domain. */
export function restoreIntent(domain: Domain, entry: PastEntry): Domain {
  return restore(domain, 'intents', entry)
}

/** Brings a reusable part back as it was, in all languages. */
export function restoreReusableExpression(domain: Domain, entry: PastEntry): Domain {
  return restore(domain, 'reusableExpressions', entry)
}

/** Brings a slot back as it was, with its literals in the language of the domain. */
export function restoreSlot(domain: Domain, entry: PastEntry): Domain {
  return restore(domain, 'slots', entry)
}

/** Brings a module of the decision table back as it was. */
export function restoreModule(domain: Domain, entry: PastEntry): Domain {
  return restore(domain, 'modules', entry)
}

/** Brings an API input back as it was. */
export function restoreApiInput(domain: Domain, entry: PastEntry): Domain {
  const restored = restore(domain, 'apiInputs', entry)
  return withFields(restored, { apiInputs: sortedApiInputs(restored.apiInputs) })
}

/** Brings an API action back as it was. */
export function restoreApiAction(domain: Domain, entry: PastEntry): Domain {
  return restore(domain, 'apiActions', entry)
}

/** Brings a handler back as it was. */
export function restoreHandler(domain: Domain, entry: PastEntry): Domain {
  return restore(domain, 'handlers', entry)
}

/** Brings a test back as it was. */
export function restoreTest(domain: Domain, entry: PastEntry): Domain {
  return restore(domain, 'tests', entry)
}

/** Brings a UI action back as it was, with its GUI response in the language of the domain. */
export function restoreUiAction(domain: Domain, entry: PastEntry): Domain {
  const { name } = whereRestored(domain, 'uiActions', entry)
  const restored = restore(domain, 'uiActions', entry)
  const hadResponse = entry.past.guiResponses.some((response) => response.name === entry.name)
  return hadResponse
    ? withFields(restored, { guiResponses: putBack(restored, 'guiResponses', entry, name) as never })
    : restored
}

/** The edits that bring single entries back, by what an author calls them. */
export const entryRestores: Partial<Record<EntryKind, (domain: Domain, entry: PastEntry) => Domain>> = {
  intent: restoreIntent,
  reusableExpression: restoreReusableExpression,
  slot: restoreSlot,
  everydayLanguage: restoreEverydayList,
  module: restoreModule,
  apiInput: restoreApiInput,
  apiAction: restoreApiAction,
  handler: restoreHandler,
  uiAction: restoreUiAction,
  test: restoreTest,
}

function restore(domain: Domain, list: ListName, entry: PastEntry): Domain {
  const { name, renamed } = whereRestored(domain, list, entry)
  return withFields(renamed, { [list]: putBack(renamed, list, entry, name) })
}

/** Puts an entry in its place, or behind the nearest one that was before it then. */
function putBack(domain: Domain, list: ListName, { name: was, past }: PastEntry, name: string): AnyEntry[] {
  const [now, then] = [domain[list] as AnyEntry[], past[list] as AnyEntry[]]
  const place = then.findIndex((one) => nameOf(list, one) === was)
  if (then[place] === undefined) throw new Refused('missing', messages.history.noSuchEntry(was))
  const entry = named(list, then[place], { was, name })
  const here = now.findIndex((one) => nameOf(list, one) === name)
  if (here >= 0) return isSame(now[here], entry) ? now : now.with(here, entry)
  const before = new Set(then.slice(0, place).map((one) => nameOf(list, one)))
  const behind = now.findLastIndex((one) => before.has(nameOf(list, one)))
  return now.toSpliced(behind + 1, 0, entry)
}

function named(list: ListName, entry: AnyEntry, { was, name }: { was: string; name: string }): AnyEntry {
  if (was === name) return entry
  const own = { ...entry, [namingField(list)]: name } as AnyEntry
  if (list !== 'uiActions') return own
  return { ...own, ...renameSettings(entry as UiAction, { from: was, to: name }) } as AnyEntry
}
