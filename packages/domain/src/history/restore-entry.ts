import { sortedApiInputs } from '../api-actions/api-input.ts'
import type { Domain } from '../domain.ts'
import { withFields } from '../lists.ts'
import { messages } from '../messages.ts'
import { Refused } from '../refused.ts'
import type { EntryKind } from '../wire/change-pieces.ts'
import { isSame } from '../wire/same.ts'

/** An entry of an earlier domain by its name there. */
export interface PastEntry {
  name: string
  past: Domain
}

/** Brings an intent back as it was, with its expressions in the language of the domain. */
export function restoreIntent(domain: Domain, { name, past }: PastEntry): Domain {
  return withFields(domain, { intents: putBack(domain.intents, past.intents, name) })
}

/** Brings a reusable part back as it was, in all languages. */
export function restoreReusableExpression(domain: Domain, { name, past }: PastEntry): Domain {
  const reusableExpressions = putBack(domain.reusableExpressions, past.reusableExpressions, name)
  return withFields(domain, { reusableExpressions })
}

/** Brings a slot back as it was, with its literals in the language of the domain. */
export function restoreSlot(domain: Domain, { name, past }: PastEntry): Domain {
  return withFields(domain, { slots: putBack(domain.slots, past.slots, name) })
}

/** Brings a module of the decision table back as it was. */
export function restoreModule(domain: Domain, { name, past }: PastEntry): Domain {
  return withFields(domain, { modules: putBack(domain.modules, past.modules, name) })
}

/** Brings an API input back as it was. */
export function restoreApiInput(domain: Domain, { name, past }: PastEntry): Domain {
  return withFields(domain, { apiInputs: sortedApiInputs(putBack(domain.apiInputs, past.apiInputs, name)) })
}

/** Brings an API action back as it was. */
export function restoreApiAction(domain: Domain, { name, past }: PastEntry): Domain {
  return withFields(domain, { apiActions: putBack(domain.apiActions, past.apiActions, name) })
}

/** Brings a handler back as it was. */
export function restoreHandler(domain: Domain, { name, past }: PastEntry): Domain {
  return withFields(domain, { handlers: putBack(domain.handlers, past.handlers, name) })
}

/** Brings a UI action back as it was, with its GUI response in the language of the domain. */
export function restoreUiAction(domain: Domain, { name, past }: PastEntry): Domain {
  const hadResponse = past.guiResponses.some((response) => response.name === name)
  return withFields(domain, {
    uiActions: putBack(domain.uiActions, past.uiActions, name),
    guiResponses: hadResponse ? putBack(domain.guiResponses, past.guiResponses, name) : domain.guiResponses,
  })
}

/** The edits that bring single entries back, by what an author calls them. */
export const entryRestores: Partial<Record<EntryKind, (domain: Domain, entry: PastEntry) => Domain>> = {
  intent: restoreIntent,
  reusableExpression: restoreReusableExpression,
  slot: restoreSlot,
  module: restoreModule,
  apiInput: restoreApiInput,
  apiAction: restoreApiAction,
  handler: restoreHandler,
  uiAction: restoreUiAction,
}

/** Puts an entry in its place, or behind the nearest one that stood before it then. */
function putBack<Entry extends { name: string } | { id: string }>(
  now: Entry[],
  past: readonly Entry[],
  name: string,
): Entry[] {
  const place = past.findIndex((entry) => nameOf(entry) === name)
  const entry = past[place]
  if (entry === undefined) throw new Refused('missing', messages.history.noSuchEntry(name))
  const here = now.findIndex((one) => nameOf(one) === name)
  if (here >= 0) return isSame(now[here], entry) ? now : now.with(here, entry)
  const before = new Set(past.slice(0, place).map(nameOf))
  const behind = now.findLastIndex((one) => before.has(nameOf(one)))
  return now.toSpliced(behind + 1, 0, entry)
}

/** A handler has nothing but its id. */
function nameOf(entry: { name: string } | { id: string }): string {
  return 'name' in entry ? entry.name : entry.id
}
