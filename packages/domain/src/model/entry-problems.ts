import type { Problem } from '../toolbox/problem.ts'
import type { Domain } from './domain.ts'
import type { SlotsByName } from './slot.ts'

/** What an entry of a domain is checked against. */
export interface Surroundings {
  domain: Domain
  /** The one that the domain is open in. */
  language: string
  vendorPrefix: string
  slots: SlotsByName
  /** Whether the installation moves all texts to SSML. */
  ssmlTransition: boolean
}

/** How the entries of a list are checked, one by one. */
export interface EntryProblems<Entry> {
  /** What is looked at in addition to the entry: while all of it stays the same, so does what was found. */
  sees: (surroundings: Surroundings) => readonly unknown[]
  find: (entry: Entry, ...seen: readonly unknown[]) => Problem[]
}

/** Makes a check of entries from what it finds and what it sees for that. */
export function entryProblems<Entry, Seen extends unknown[]>(
  find: (entry: Entry, ...seen: Seen) => Problem[],
  sees: (surroundings: Surroundings) => readonly [...Seen],
): EntryProblems<Entry> {
  return { sees, find: find as EntryProblems<Entry>['find'] }
}
