import type { Rename } from '@sdp/domain'
import {
  carryIdentity,
  editLineage,
  type Lineage,
  lineageBetween,
  renamesToFollow,
} from '@sdp/domain/identity'
import { type Merge, mergeDomains, type Side } from '@sdp/domain/merging'
import { notify } from '../ui/notifications.tsx'
import { putOpen, useEditingStore } from './editing-store.ts'
import { type FullDomain, mergedInto, type OpenDomain, openedDomain } from './open-domain.ts'

/** What somebody else saved meanwhile, as it would be opened. */
export type Theirs = ReturnType<typeof openedDomain>

/** Reads what the server has now, in the language that is open here. */
export function readTheirs(reply: FullDomain, { asked, language }: OpenDomain): Theirs {
  const { open, notices } = openedDomain(reply, asked)
  return { open: { ...open, language }, notices }
}

/** A merge on top of theirs, with the names that other languages have to follow. */
export interface MergeOnTheirs extends Merge {
  renames: readonly Rename[]
}

/** Merges the unsaved work with what somebody else saved meanwhile. */
export function mergeWithTheirs(
  open: OpenDomain,
  theirs: Theirs,
  decisions: Readonly<Record<string, Side>>,
): MergeOnTheirs {
  const { saved, current, renames, language } = open
  const merge = mergeDomains({
    base: saved,
    mine: current,
    theirs: theirs.open.saved,
    lineages: { mine: lineageOf(open), theirs: undefined },
    decisions,
    language,
  })
  const ofConcepts = renames.filter(({ kind }) => kind === 'concept')
  return { ...merge, renames: [...renamesToFollow(theirs.open.saved, merge.lineage), ...ofConcepts] }
}

/** What became of the entries since the domain was saved, step by step. */
function lineageOf({ saved, current, past, renames }: OpenDomain): Lineage {
  const first = past.findIndex(({ before }) => before === saved)
  const steps = first < 0 ? [{ after: current, renames }] : past.slice(first)
  let state = saved
  for (const { after, renames: ofStep } of steps) {
    state = carryIdentity(state, after, editLineage(state, after, ofStep))
  }
  return lineageBetween(saved, state)
}

/** Puts a merge on the desk, as unsaved work on top of what the other saved: another save meanwhile is a conflict again. */
export function takeMerge({ open, notices }: Theirs, merge: MergeOnTheirs): void {
  useEditingStore.setState({ conflict: undefined })
  putOpen(mergedInto(open, merge, 'Merge'))
  for (const { kind, message, secondary } of notices) notify(kind, message, secondary)
}
