import type { ListName } from '../../model/list-names.ts'

/** The names in one state of a domain, which a lineage is about. */
export interface EntryNames {
  /** Of each list that is known. */
  lists: Partial<Record<ListName, ReadonlySet<string>>>
  slots: ReadonlyMap<string, SlotNames>
}

/** The same object in two states where the slot did not change. */
export interface SlotNames {
  canonicals: ReadonlySet<string>
  isList: boolean
}
