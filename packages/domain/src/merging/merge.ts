import type { Domain } from '../domain.ts'
import { entriesByName } from '../entries-by-name.ts'
import { nameOf } from '../nouns.ts'
import type { Rename } from '../rename.ts'
import { isSame } from '../wire/same.ts'
import { type CommonName, type CommonNames, commonNames, isRenamed, type Side } from './common-names.ts'
import { type Entry, isSameEntry, type MergedList, mergedLists, sharing } from './entries.ts'
import { joinEntries } from './join-entries.ts'
import { mergeOrder, type Sides } from './merge-order.ts'
import { kindOf } from './name-changes.ts'
import { findMergeProblems, type MergeProblem } from './problems.ts'

/** What is merged beside the lists, each as one value. */
type MergedValue = 'defaultLanguage' | 'discardInputOnSdc' | 'sharedResources'

/** Something that a side changed: an entry by its name, or a value, which has none. */
export interface MergedEntry {
  /** Tells it apart from all others, whatever is decided. */
  id: string
  /** Of canonicals only those are told of that both sides gave new names. */
  list: MergedList | MergedValue | 'canonicals'
  name: string
}

/** An entry that both sides changed, each in its own way: somebody has to say whose counts. */
export interface Clash extends MergedEntry {
  /** As it was and as each side has it; absent where it is not there. */
  versions: Partial<Sides<unknown>>
  /** What each side called it, where both gave it a new name. */
  names?: Record<Side, string>
}

export interface Merge {
  merged: Domain
  mineOnly: MergedEntry[]
  theirsOnly: MergedEntry[]
  /** What both changed and nobody has to decide about: the merged entry has it all. */
  joined: MergedEntry[]
  both: Clash[]
  /** What would be wrong in the merged domain alone. */
  problems: MergeProblem[]
  /** What leads from the names of theirs to the merged ones, in order: other languages have to follow it. */
  renames: readonly Rename[]
}

interface Merging extends Sides<Domain> {
  /** The names that I changed since the base, in order. */
  renames?: readonly Rename[]
  /** Whose entry counts, by the id of a clash; mine where nobody said. */
  decisions?: Readonly<Record<string, Side>>
  /** The one that the domain is open in: its case rules say which texts are the same. */
  language?: string
}

/**
 * Merges what two sides made of one domain, entry by entry: what only one of them changed counts, and of an entry that both
 * changed the one that is decided for. General data are theirs.
 */
export function mergeDomains({
  base,
  mine,
  renames = [],
  decisions = {},
  language = '',
  ...given
}: Merging): Merge {
  // It was loaded by itself, and most of it is as it was
  const theirs = sharing(given.theirs, base)
  const names = commonNames({
    base,
    mine,
    theirs,
    renames,
    decide: (name) => decisions[idOfNamed(name)] ?? 'mine',
  })
  const { sides } = names
  const found: Found = {
    mineOnly: [],
    theirsOnly: [],
    joined: [],
    both: names.canonicals.map(canonicalClash),
  }
  const decide = (clash: Clash) => {
    found.both.push(clash)
    return clash.versions[decisions[clash.id] ?? 'mine']
  }
  const lists = mergedLists.map((list) => [list, mergeList(list, { names, found, decide, language })])
  const merged: Domain = { ...sides.theirs, ...Object.fromEntries(lists) }
  for (const value of ['discardInputOnSdc', 'sharedResources'] as const) {
    const versions = ofEach(sides, (domain) => domain[value])
    Object.assign(merged, { [value]: mergeValue(value, versions, { found, decide }) })
  }
  const languages = ofEach(sides, defaultLanguage)
  merged.languages = withDefault(merged, [
    mergeValue('defaultLanguage', languages, { found, decide }),
    languages.theirs,
    languages.mine,
  ])
  return {
    merged,
    ...found,
    problems: findMergeProblems(merged, { sides, touched: Object.values(found).flat() }),
    renames: [...names.renames, ...renamesBesides(merged, names, theirs)],
  }
}

type Found = Pick<Merge, 'mineOnly' | 'theirsOnly' | 'joined' | 'both'>

interface Deciding {
  found: Found
  /** The version that counts. */
  decide: (clash: Clash) => unknown
}

/** The same whatever is decided about names, and never that of an entry which only came to bear the name. */
function idOf(list: string, name: string, { isNew = false } = {}): string {
  return JSON.stringify(isNew ? [list, name, 'new'] : [list, name])
}

function idOfNamed({ list, slot, base }: Pick<CommonName, 'list' | 'slot' | 'base'>): string {
  return slot === undefined ? idOf(list, base) : JSON.stringify([list, slot, base])
}

/** Two new names for a canonical; all else of it is merged with its slot. */
function canonicalClash(name: CommonName): Clash {
  const { slot, base, mine, theirs } = name
  return {
    id: idOfNamed(name),
    list: 'canonicals',
    name: `${base} of ${slot}`,
    versions: {},
    names: { mine, theirs },
  }
}

interface MergingLists extends Deciding {
  names: CommonNames
  language: string
}

function mergeList(list: MergedList, merging: MergingLists): Entry[] {
  const { names } = merging
  const versionsOf = ofEach(names.sides, (domain) => listEntries(domain, list))
  const keys = ofEach(versionsOf, (entries) => [...entries.keys()])
  return mergeOrder(keys).flatMap((key) => {
    const versions = ofEach(versionsOf, (entries) => entries.get(key))
    const merged = mergeEntry(list, key, { versions, ...merging })
    return merged === undefined ? [] : [merged]
  })
}

/** Which language is the default one is merged by itself, since a domain has exactly one. */
function listEntries(domain: Domain, list: MergedList): ReadonlyMap<string, Entry> {
  if (list !== 'languages') return entriesByName(domain, list)
  const languages = domain.languages.map((one) => ({ ...one, isDefault: false }))
  return entriesByName({ ...domain, languages }, list)
}

function mergeEntry(
  list: MergedList,
  key: string,
  { versions, names, found, decide, language }: MergingLists & { versions: Sides<Entry | undefined> },
): Entry | undefined {
  const { base, mine, theirs } = versions
  const domain = names.sides.base
  const renamed = names.find(list, key)
  const isMine = !isSameEntry(domain, list, mine, base)
  const isTheirs = !isSameEntry(domain, list, theirs, base)
  if (renamed === undefined && !isMine && !isTheirs) return mine
  const entry: MergedEntry = {
    id: renamed ? idOfNamed(renamed) : idOf(list, key, { isNew: base === undefined }),
    list,
    name: nameOf(list, (mine ?? theirs ?? base)!),
  }
  if (renamed !== undefined && isRenamed(renamed, 'mine') && isRenamed(renamed, 'theirs')) {
    if (renamed.mine !== renamed.theirs) {
      const both = { mine: renamed.mine, theirs: renamed.theirs }
      return decide({ ...entry, versions, names: both }) as Entry | undefined
    }
  }
  // A new name goes together with all that the other side does, unless that takes the entry away
  const isLost = (isRenamed(renamed, 'mine') && !theirs) || (isRenamed(renamed, 'theirs') && !mine)
  if (!isLost && !isTheirs) {
    if (isMine || isRenamed(renamed, 'mine')) found.mineOnly.push(entry)
    else if (isRenamed(renamed, 'theirs')) found.theirsOnly.push(entry)
    return mine
  }
  if (!isLost && !isMine) {
    found.theirsOnly.push(entry)
    return theirs
  }
  const joined = isSameEntry(domain, list, mine, theirs) ? theirs : joinEntries(list, versions, language)
  if (joined === undefined) return decide({ ...entry, versions }) as Entry | undefined
  found.joined.push(entry)
  return joined
}

function mergeValue<T>(list: MergedValue, versions: Sides<T>, { found, decide }: Deciding): T {
  const { base, mine, theirs } = versions
  const entry: MergedEntry = { id: idOf(list, ''), list, name: '' }
  const isMine = !isSame(mine, base)
  const isTheirs = !isSame(theirs, base)
  if (isMine && isTheirs && !isSame(mine, theirs)) return decide({ ...entry, versions }) as T
  if (isMine) (isTheirs ? found.joined : found.mineOnly).push(entry)
  else if (isTheirs) found.theirsOnly.push(entry)
  return isMine ? mine : theirs
}

function defaultLanguage({ languages }: Domain): string | undefined {
  return languages.find(({ isDefault }) => isDefault)?.language
}

/** The first of the wanted that is there; one that somebody took away cannot be the default. */
function withDefault({ languages }: Domain, wanted: readonly (string | undefined)[]): Domain['languages'] {
  const names = new Set(languages.map(({ language }) => language))
  const chosen = wanted.find((name) => name !== undefined && names.has(name))
  return languages.map((one) => ({ ...one, isDefault: one.language === chosen }))
}

/** My renames that took the name of something else: they hold where the merged entry is mine and the old one is gone. */
function renamesBesides(merged: Domain, { sides, unfollowed }: CommonNames, theirs: Domain): Rename[] {
  return unfollowed.flatMap(({ list, from, to }): Rename[] => {
    const kind = kindOf(list)
    if (kind === undefined || list === 'canonicals') return []
    const find = (domain: Domain, name: string) => entriesByName(domain, list).get(name)
    const isHeld =
      find(theirs, from) !== undefined &&
      find(merged, from) === undefined &&
      find(merged, to) === find(sides.mine, to)
    return isHeld ? [{ kind, from, to }] : []
  })
}

function ofEach<T, U>({ base, mine, theirs }: Sides<T>, make: (side: T) => U): Sides<U> {
  return { base: make(base), mine: make(mine), theirs: make(theirs) }
}
