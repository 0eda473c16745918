import type { ListName } from '../../model/list-names.ts'
import type { Entity, NameTable } from './entities.ts'
import type { Entry } from './entries.ts'
import { changedBy, type EntryToMerge, type MergingEntries, mergeEntry } from './merge-entries.ts'
import { bothSides, type Side } from './sides.ts'

/** The lists in which responses can bear the name of a UI action. */
export const ownedLists = ['ttsResponses', 'guiResponses'] as const satisfies readonly ListName[]

/**
 * The UI actions with who changed their own responses, where a side deleted them: whoever changed such a response did not want
 * its UI action to go.
 */
export function withOwnChanges(
  uiActions: readonly EntryToMerge[],
  responses: readonly { given: readonly EntryToMerge[]; table: NameTable }[],
  { domain }: MergingEntries,
): EntryToMerge[] {
  const changed = new Map<Entity, Record<Side, boolean>>()
  for (const { given, table } of responses) {
    for (const response of given) {
      const owner = table.owners?.get(response.entity)
      if (owner === undefined || isOnBoth(owner)) continue
      const by = changedBy(response, domain)
      const known = changed.get(owner) ?? { mine: false, theirs: false }
      const isChanged = (side: Side) => known[side] || (owner[side] !== undefined && by[side])
      changed.set(owner, { mine: isChanged('mine'), theirs: isChanged('theirs') })
    }
  }
  return uiActions.map((action) => {
    const hasOtherChanges = changed.get(action.entity)
    return hasOtherChanges === undefined ? action : { ...action, hasOtherChanges }
  })
}

/** A merged response; that of a UI action which a side deleted goes or stays with it. */
export function mergeResponse(
  response: EntryToMerge,
  { owners }: NameTable,
  merging: MergingEntries & { leftUiActions: ReadonlySet<Entity> },
): Entry | undefined {
  const owner = owners?.get(response.entity)
  if (owner?.base === undefined || isOnBoth(owner)) return mergeEntry(response, merging)
  const isKeptAlone = bothSides.some(
    (side) => owner[side] === undefined && response.versions[side] !== undefined,
  )
  if (isKeptAlone) return mergeEntry(response, merging)
  const side = bothSides.find((one) => owner[one] !== undefined)
  return side !== undefined && merging.leftUiActions.has(owner) ? response.versions[side] : undefined
}

function isOnBoth(entity: Entity): boolean {
  return bothSides.every((side) => entity[side] !== undefined)
}
