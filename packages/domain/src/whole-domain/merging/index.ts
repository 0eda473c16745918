export type { Clash, MergedEntry } from './clash.ts'
export { type Merge, mergeDomains } from './merge.ts'
export { clashChanges } from './shown-changes.ts'
export type { Side } from './sides.ts'
