import type { ListName } from '../../model/list-names.ts'

/** What became of names: those that are in neither list mean the same entry before and after. */
export interface NameLineage {
  renamed: readonly (readonly [from: string, to: string])[]
  /** Entries that are gone; another entry may have the name now. */
  removed: readonly string[]
}

/** Rules that were in a row before, or, without a module, rules that are new. */
export interface RuleRun {
  /** The module that they were in, by its name before. */
  module?: string | undefined
  at: number
  count: number
}

/** Where the rules of a module come from, from the first to the last. */
export interface RuleLineage {
  /** By its name after. */
  module: string
  runs: readonly RuleRun[]
}

/**
 * Which entries of one state of a domain are which of a later state: kept with every revision, so that merging, comparing and
 * the other languages need not guess it from names or content. Lists, slots and modules that are not mentioned kept their names;
 * the rules of a module that is not mentioned are the same ones in the same order.
 */
export interface Lineage {
  lists: readonly (NameLineage & { list: ListName })[]
  /** Of slots that are there before and after, by their names before. */
  canonicals: readonly (NameLineage & { slot: string })[]
  rules: readonly RuleLineage[]
  /** Entries that are new in between, and that an earlier revision had. */
  returned?: readonly Returned[] | undefined
}

/** An entry that an earlier save deleted and that is back: by undoing that after the save, or from the history. */
export interface Returned {
  list: ListName
  /** What it is called after. */
  name: string
  /** A revision that had it. */
  revision: string
  /** What it was called there. */
  was: string
  /** Of a slot that was never gone: the canonical that is back. */
  canonical?: { name: string; was: string } | undefined
}

export const noLineage: Lineage = { lists: [], canonicals: [], rules: [] }

export const noNames: NameLineage = { renamed: [], removed: [] }

/** What became of the names of a list. */
export function namesOfList({ lists }: Lineage, list: ListName): NameLineage {
  return lists.find((one) => one.list === list) ?? noNames
}

/** What became of the canonicals of a slot, by its name before. */
export function namesOfCanonicals({ canonicals }: Lineage, slot: string): NameLineage {
  return canonicals.find((one) => one.slot === slot) ?? noNames
}

/** Whether nothing was renamed, removed or moved. */
export function isEmptyLineage({ lists, canonicals, rules, returned = [] }: Lineage): boolean {
  return lists.length === 0 && canonicals.length === 0 && rules.length === 0 && returned.length === 0
}

/** Whether no name was changed and none is gone. */
export function isNoChange({ renamed, removed }: NameLineage): boolean {
  return renamed.length === 0 && removed.length === 0
}

/** The name after of what had a name before; nothing when it is gone. */
export function nameAfter({ renamed, removed }: NameLineage): (name: string) => string | undefined {
  const names = new Map<string, string | undefined>(renamed)
  for (const name of removed) names.set(name, undefined)
  return (name) => (names.has(name) ? names.get(name) : name)
}

/** The name before of what has a name after; nothing when it is new. Every name that both states have is meant. */
export function nameBefore({ renamed, removed }: NameLineage): (name: string) => string | undefined {
  const names = new Map<string, string | undefined>(removed.map((name) => [name, undefined]))
  for (const [from] of renamed) names.set(from, undefined)
  for (const [from, to] of renamed) names.set(to, from)
  return (name) => (names.has(name) ? names.get(name) : name)
}
