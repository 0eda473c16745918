export { type DissAddition, dissAdditions } from './additions.ts'
export {
  compareVersions,
  DissDefinition,
  NewDissDefinition,
  readDissDefinition,
} from './definition.ts'
export { takeOverFromDiss } from './edits.ts'
export { type DissState, intentDissState, slotDissState } from './states.ts'
