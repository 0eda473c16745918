import type { ListName } from '../../model/list-names.ts'
import type { Side, Sides } from './sides.ts'

/** What is merged in addition to the lists, each as one value. */
export type MergedValue = 'defaultLanguage' | 'discardInputOnSdc' | 'everydayLanguage' | 'sharedResources'

/** Something that a side changed: an entry by its name, or a value, which has none. */
export interface MergedEntry {
  list: ListName | MergedValue
  name: string
}

/** What both sides changed, each in its own way: somebody has to say whose counts. */
export interface Clash extends MergedEntry {
  /** Identifies it among all others, whatever is decided. */
  id: string
  /** What of the entry, such as 'Comments' or 'Rule 5, UI action'; absent when it is the entry as a whole. */
  field?: string
  /** The language that it is bound to, where several are merged. */
  language?: string
  /** The entry as it was, and with this alone as each side has it; absent where it is not there. */
  versions: Partial<Sides<unknown>>
  /** What follows from a choice, where that is about names. */
  notes?: Partial<Record<Side, string>>
}
