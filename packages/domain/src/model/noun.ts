import type { Domain } from './domain.ts'
import type { EntryProblems } from './entry-problems.ts'
import type { SharedKind } from './name-kinds.ts'

/** What the entries of one list have to be, wherever all lists of a domain are treated alike. */
export interface Noun<Entry> {
  /** What is said of a name that is there twice. */
  taken?: (name: string) => string
  /** What is said of a name that is mentioned and not there. */
  missing?: (name: string) => string
  /** The kinds of names that an entry mentions and that have to be there. */
  needs?: readonly SharedKind[]
  /** What is wrong with an entry, apart from what it mentions. */
  problems?: EntryProblems<Entry>
  /** An entry as it is when it is added, where that says nothing yet. */
  blank?: (domain: Domain) => Entry
}
