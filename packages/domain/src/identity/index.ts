export { lineageBetween, namesBetween } from './between.ts'
export { carryIdentity } from './carry.ts'
export { composeLineages } from './compose.ts'
export { editLineage, lineageOfRenames } from './edit-lineage.ts'
export { identityOf } from './identity.ts'
export {
  isEmptyLineage,
  type Lineage,
  type NameLineage,
  nameAfter,
  nameBefore,
  namesOfCanonicals,
  namesOfList,
  noLineage,
  type RuleLineage,
  type RuleRun,
} from './lineage.ts'
export { renamesToFollow } from './renames.ts'
