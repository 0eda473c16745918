import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import type { ListName } from '../../model/list-names.ts'
import type { Slot } from '../../model/slot.ts'
import type { Clash, MergedEntry } from './clash.ts'
import { shownName } from './common-names.ts'
import { type Entity, entityId, isRenamed, isRenamedTwice, nameInKey } from './entities.ts'
import { type Entry, isSameEntry } from './entries.ts'
import { withoutRepeats } from './repeated-literals.ts'
import { shapes } from './shapes.ts'
import { bothSides, type Side, type Sides } from './sides.ts'
import { type Deciding, type MergePath, mergeStructure } from './structure.ts'

/** What the sides changed, by who did. */
export interface FoundChanges {
  mineOnly: MergedEntry[]
  theirsOnly: MergedEntry[]
  /** What both changed and nobody has to decide about: the merged entry has it all. */
  joined: MergedEntry[]
  both: Clash[]
}

export interface MergingEntries {
  /** Any of the sides: what entries say does not depend on which. */
  domain: Domain
  found: FoundChanges
  language: string
  /** Whose version counts. */
  decide: (clash: Clash) => Side
}

export interface EntryToMerge {
  list: ListName
  entity: Entity
  versions: Sides<Entry | undefined>
  /** Who changed what belongs to it: the responses of a UI action, what a language says. */
  hasOtherChanges?: Record<Side, boolean>
}

/** What became of an entry: who changed it, if anybody did. */
export function changedBy(entry: EntryToMerge, domain: Domain): Record<Side, boolean> {
  const known = changes.get(entry)
  if (known !== undefined) return known
  const by = { mine: isChanged(entry, 'mine', domain), theirs: isChanged(entry, 'theirs', domain) }
  changes.set(entry, by)
  return by
}

/** It is asked several times, and takes as long as the entry is large. */
const changes = new WeakMap<EntryToMerge, Record<Side, boolean>>()

function isChanged(
  { list, entity, versions, hasOtherChanges }: EntryToMerge,
  side: Side,
  domain: Domain,
): boolean {
  return (
    isRenamed(entity, side) ||
    !isSameEntry(domain, list, versions[side], versions.base) ||
    (hasOtherChanges?.[side] ?? false)
  )
}

/** The merged entry, or nothing when it is gone. */
export function mergeEntry(given: EntryToMerge, merging: MergingEntries): Entry | undefined {
  const { list, versions } = given
  const { mine, theirs } = versions
  const whole = mergeWhole(given, merging)
  if (whole !== 'by parts') return whole === undefined ? undefined : versions[whole]
  const place = wholePlace(given)
  const deciding = decidingIn(given, merging)
  const merged = mergeStructure(shapes[list], versions, place, deciding) as Entry
  const isSlot = list === 'slots'
  const final = isSlot
    ? withoutRepeats(merged as Slot, { mine, theirs } as Record<Side, Slot>, place, deciding)
    : merged
  noteJoined(given, merging.found)
  return final
}

/** Whose version an entry is as a whole, where one side changed it at most, or the sides do not both have it. */
export function mergeWhole(given: EntryToMerge, merging: MergingEntries): Side | 'by parts' | undefined {
  const { entity, list, versions } = given
  const { domain, found } = merging
  const { base, mine, theirs } = versions
  const changed = changedBy(given, domain)
  if (!changed.mine && !changed.theirs) return 'theirs'
  const entry: MergedEntry = { list, name: shownName(entity) }
  if (!changed.theirs || !changed.mine) {
    const side = changed.mine ? 'mine' : 'theirs'
    found[`${side}Only`].push(entry)
    return versions[side] === undefined ? undefined : side
  }
  if (isSameEntry(domain, list, mine, theirs)) {
    if (!isRenamedTwice(entity)) found.joined.push(entry)
    return theirs === undefined ? undefined : 'theirs'
  }
  if (base !== undefined && mine !== undefined && theirs !== undefined) return 'by parts'
  const side = decideWhole(given, merging)
  return versions[side] === undefined ? undefined : side
}

/** Decides about an entry that one side deleted, or that both added. */
function decideWhole(given: EntryToMerge, { decide }: MergingEntries): Side {
  const { list, entity, versions } = given
  const notes = Object.fromEntries(
    bothSides.flatMap((side) => {
      const note = noteOn(given, side)
      return note === undefined ? [] : [[side, note]]
    }),
  )
  return decide({
    id: JSON.stringify([list, entityId(entity)]),
    list,
    name: shownName(entity),
    versions,
    ...(Object.keys(notes).length > 0 && { notes }),
  })
}

/** What a side did to an entry that its versions do not show. */
function noteOn({ list, entity, versions, hasOtherChanges }: EntryToMerge, side: Side): string | undefined {
  if (versions[side] === undefined) return undefined
  if (isRenamed(entity, side)) return messages.conflict.renamedTo(nameInKey(entity[side]!))
  if (!hasOtherChanges?.[side]) return undefined
  return list === 'languages' ? messages.conflict.languageChanged : messages.conflict.responsesChanged
}

/** Keeps an entry that both changed in mind as joined, unless something of it was asked. */
export function noteJoined({ list, entity }: EntryToMerge, { both, joined }: FoundChanges): void {
  const entry = { list, name: shownName(entity) }
  if (!both.some((clash) => clash.list === list && clash.name === entry.name)) joined.push(entry)
}

export function wholePlace({ list, entity }: Pick<EntryToMerge, 'list' | 'entity'>): MergePath {
  return { id: [list, entityId(entity)], label: '', holder: '', show: (versions) => versions }
}

/** Decides about parts of an entry. */
export function decidingIn(
  { list, entity }: Pick<EntryToMerge, 'list' | 'entity'>,
  { decide, language: folding }: Pick<MergingEntries, 'decide' | 'language'>,
): Deciding {
  return {
    language: folding,
    decide({ id, label, language, show }, versions) {
      const clash: Clash = {
        id: JSON.stringify(id),
        list,
        name: shownName(entity),
        field: `${label.charAt(0).toUpperCase()}${label.slice(1)}`,
        ...(language !== undefined && { language }),
        versions: show(versions),
      }
      return versions[decide(clash)]
    },
  }
}
