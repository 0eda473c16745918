export { type ListName, listNames } from '../../model/list-names.ts'
export { lineageBetween, namesBetween } from './between.ts'
export { carryIdentity } from './carry.ts'
export { editLineage, listOfKind, renamesAsLineage } from './edit-lineage.ts'
export type { EntryNames, SlotNames } from './entry-names.ts'
export { fittingLineage } from './fit.ts'
export { isClearFromNames, lineageOfRenames } from './from-renames.ts'
export { identityOf } from './identity.ts'
export { inverseLineage } from './inverse.ts'
export {
  isEmptyLineage,
  type Lineage,
  nameAfter,
  nameBefore,
  namesOfList,
  noLineage,
  type Returned,
} from './lineage.ts'
export { composingPath, type PathLink } from './path.ts'
export { renamedBack, renamesByKind, renamesToFollow } from './renames.ts'
export { type DeletedEntries, deletedByName, deletedEntries, returnedEntries } from './returned.ts'
export { isTraced, withUnlisted } from './unlisted.ts'
