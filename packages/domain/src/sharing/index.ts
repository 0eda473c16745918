export { checkSharedInputs } from './checks.ts'
export { type SharedInput, setFromShared, setShared } from './edits.ts'
export { canShareInputs, type SharedFrom, type SharedInputs } from './sharing.ts'
