export { type ListName, listNames } from '../nouns.ts'
export { lineageBetween, namesBetween } from './between.ts'
export { carryIdentity } from './carry.ts'
export { composeLineages } from './compose.ts'
export { editLineage, listOfKind, renamesAsLineage } from './edit-lineage.ts'
export type { EntryNames, SlotNames } from './entry-names.ts'
export { fittingLineage } from './fit.ts'
export { isToldByNames, lineageOfRenames } from './from-renames.ts'
export { identityOf } from './identity.ts'
export { type InverseState, inverseLineage } from './inverse.ts'
export {
  isEmptyLineage,
  type Lineage,
  type NameLineage,
  nameAfter,
  nameBefore,
  namesOfCanonicals,
  namesOfList,
  noLineage,
  type Returned,
  type RuleLineage,
  type RuleRun,
} from './lineage.ts'
export { composingPath, type PathLink } from './path.ts'
export { renamedBack, renamesToFollow, toldRenames } from './renames.ts'
export { type DeletedEntries, deletedByName, deletedEntries, returnedEntries } from './returned.ts'
export { isTraced, withUnlisted } from './unlisted.ts'
