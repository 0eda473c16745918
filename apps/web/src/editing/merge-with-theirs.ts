import { type Lineage, lineageBetween, type Returned } from '@sdp/domain/identity'
import { type Merge, mergeDomains, type Side } from '@sdp/domain/merging'
import { notify } from '../ui/notifications.tsx'
import { openDomain, putOpen, useEditingStore } from './editing-store.ts'
import {
  type FullDomain,
  lineageOf,
  mergedInto,
  type OpenDomain,
  openedDomain,
  tracedElsewhere,
} from './open-domain.ts'

/** What somebody else saved meanwhile, as it would be opened. */
export type Theirs = ReturnType<typeof openedDomain> & {
  /** What became of the entries that were opened here, where that is known. */
  lineage: Lineage | undefined
}

/** Reads what the server has now, in the language that is open here. */
export function readTheirs(
  reply: FullDomain,
  lineage: Lineage | undefined,
  { requestedLanguage, language }: OpenDomain,
): Theirs {
  const { open, notices } = openedDomain(reply, requestedLanguage)
  return { open: { ...open, language }, notices, lineage }
}

/** Merges the unsaved work with what somebody else saved meanwhile. */
export function mergeWithTheirs(
  { saved, current, language }: OpenDomain,
  theirs: Theirs,
  decisions: Readonly<Record<string, Side>>,
): Merge {
  return mergeDomains({
    base: saved,
    mine: current,
    theirs: theirs.open.saved,
    lineages: { mine: lineageBetween(saved, current), theirs: theirs.lineage },
    decisions,
    language,
  })
}

/** What a merge leaves to the next save in addition to the entries: what it renames of other languages, and what is back. */
export function carriedOver(
  mine: OpenDomain,
): Pick<OpenDomain, 'traced'> & { returned: readonly Returned[] } {
  return { traced: tracedElsewhere(mine), returned: lineageOf(mine).returned ?? [] }
}

/**
 * Opens a merge in the editor, as unsaved work on top of what the other saved: another save meanwhile is a conflict
 * again (ruling R399).
 */
export function takeMerge({ open, notices }: Theirs, merge: Merge): void {
  const mine = carriedOver(openDomain())
  useEditingStore.setState({ conflict: undefined })
  putOpen(mergedInto(open, merge, { name: 'Merge', ...mine }))
  for (const { kind, message, secondary } of notices) notify(kind, message, secondary)
}
