export { type SharedInput, setFromShared, setShared } from './edits.ts'
export { sharedInputProblems } from './problems.ts'
export { canShareInputs, type SharedFrom, type SharedInputs } from './sharing.ts'
