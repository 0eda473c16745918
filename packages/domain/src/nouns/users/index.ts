export { checkNewUser } from './checks.ts'
export { groupMembers, mergedMembers } from './edits.ts'
