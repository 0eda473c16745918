export { entryRestores } from './restore-entry.ts'
export { whereRestored } from './restore-place.ts'
