export type { Side } from './common-names.ts'
export { type Clash, type Merge, type MergedEntry, mergeDomains } from './merge.ts'
export type { MergeProblem } from './problems.ts'
export { clashChanges } from './shown-changes.ts'
