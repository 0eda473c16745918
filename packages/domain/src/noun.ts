import type { Domain } from './domain.ts'
import type { Mentioning, NameKind, SharedKind } from './mentioning.ts'
import type { EntryProblems } from './problems/entry-problems.ts'
import type { Wiring } from './wire/wiring.ts'

/** What has to be known of the entries of one list, wherever all lists of a domain are treated alike. */
export interface Noun<Entry> {
  /** How the list stands in the outside JSON. */
  wire: Wiring<Entry>
  /** The field that names an entry. */
  namedBy: keyof Entry & string
  /** What its names are where something mentions them; without it nothing does. */
  kind?: NameKind
  /** What is said of a name that stands there twice. */
  taken?: (name: string) => string
  /** What is said of a name that is mentioned and not there. */
  missing?: (name: string) => string
  /** What an entry mentions itself. */
  mentions?: Mentioning<Entry>
  /** The kinds of names that an entry mentions and that have to be there. */
  needs?: readonly SharedKind[]
  /** What is wrong with an entry, beside what it mentions. */
  problems?: EntryProblems<Entry>
  /** An entry as it is when it is added, where that says nothing yet. */
  blank?: (domain: Domain) => Entry
}
