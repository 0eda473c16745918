import type { Domain } from '../../model/domain.ts'
import { type AnyEntry, type ListName, nameOf } from '../../model/list-names.ts'
import type { Rename, RenameKind } from '../../model/rename.ts'
import { renameApiAction } from '../../nouns/api-actions/api-action-edits.ts'
import { renameApiInput } from '../../nouns/api-actions/api-input-edits.ts'
import { renameHandler } from '../../nouns/api-actions/handler-edits.ts'
import { renameModule } from '../../nouns/decision-table/module-edits.ts'
import { renameIntent } from '../../nouns/intents/edits.ts'
import { renameReusableExpression } from '../../nouns/reusable-expressions/edits.ts'
import { renameSlot } from '../../nouns/slots/edits.ts'
import { renameUiAction } from '../../nouns/ui-actions/edits.ts'
import { uiActionRenames } from '../../nouns/ui-actions/own-responses.ts'
import { nameOfCopy } from '../../toolbox/copy-name.ts'
import { Refused } from '../../toolbox/refused.ts'
import type { Returned } from '../identity/lineage.ts'

/** An entry of an earlier domain by its name there. */
export interface PastEntry {
  name: string
  past: Domain
  /** What it is called now, null when it is gone. Where nobody knows, what has its name is meant (ruling R43). */
  now?: string | null | undefined
  /** The revision with the earlier domain. */
  revision?: string | undefined
}

interface RestoredPlace {
  /** What the entry is called once it is back. */
  name: string
  /** What it is called before that, if it is there. */
  from: string | undefined
  /** The domain in which it has its name back. */
  renamed: Domain
}

/**
 * Where an entry comes back: at the place and, where it is free, under the name that it had; otherwise under that of
 * now (ruling R43).
 */
export function whereRestored(domain: Domain, list: ListName, { name, now }: PastEntry): RestoredPlace {
  const entries = domain[list] as AnyEntry[]
  const has = (wanted: string) => entries.some((one) => nameOf(list, one) === wanted)
  const from = now === undefined ? name : now
  if (from !== null && has(from)) {
    const renamed = renamedTo(domain, list, { from, to: name })
    return { name: renamed === undefined ? from : name, from, renamed: renamed ?? domain }
  }
  const isFree = from === name || !has(name)
  const others = entries.map((one) => ({ name: nameOf(list, one) }))
  return { name: isFree ? name : nameOfCopy(name, others), from: undefined, renamed: domain }
}

/** The domain with an entry renamed, unless the name is not to be had. */
function renamedTo(domain: Domain, list: ListName, names: { from: string; to: string }): Domain | undefined {
  if (names.from === names.to) return domain
  try {
    return renames[list]?.(domain, names)
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}

type RenameEntry = (domain: Domain, names: { from: string; to: string }) => Domain

// An entry that had a name once may have it again, whatever was reserved since
const renames: Partial<Record<ListName, RenameEntry>> = {
  intents: renameIntent,
  reusableExpressions: renameReusableExpression,
  slots: (domain, names) => renameSlot(domain, { ...names, vendorPrefix: '' }),
  modules: (domain, { from, to }) =>
    renameModule(domain, { module: domain.modules.findIndex(({ name }) => name === from), to }),
  apiInputs: renameApiInput,
  apiActions: (domain, names) => renameApiAction(domain, { ...names, coreActions: [] }),
  handlers: renameHandler,
  uiActions: renameUiAction,
}

/** The names that change when an entry is restored. */
export function restoreRenames(kind: RenameKind, list: ListName) {
  return (domain: Domain, entry: PastEntry): Rename[] => {
    const { name: to, from } = whereRestored(domain, list, entry)
    if (from === undefined || from === to) return []
    return kind === 'uiAction' ? uiActionRenames(domain, { from, to }) : [{ kind, from, to }]
  }
}

/** What is back with a restored entry and was gone: the entry, or canonicals of a slot that is there. */
export function restoreReturned(list: ListName) {
  return (domain: Domain, entry: PastEntry): Returned[] => {
    const { past, revision, name: was } = entry
    if (revision === undefined) return []
    const { name, from } = whereRestored(domain, list, entry)
    if (from === undefined) return [{ list, name, revision, was }]
    if (list !== 'slots') return []
    const canonicalsOf = (state: Domain, slot: string) =>
      (state.slots.find((one) => one.name === slot)?.canonicals ?? []).map((one) => one.name)
    const there = new Set(canonicalsOf(domain, from))
    return canonicalsOf(past, was)
      .filter((canonical) => !there.has(canonical))
      .map((canonical) => ({ list, name, revision, was, canonical: { name: canonical, was: canonical } }))
  }
}
