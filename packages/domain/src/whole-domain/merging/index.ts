export type { Clash, MergedEntry } from './clash.ts'
export { type Merge, mergeDomains } from './merge.ts'
export {
  type LanguageChange,
  type MergeOfLanguages,
  mergeLanguages,
} from './merge-languages.ts'
export { clashChanges } from './shown-changes.ts'
export type { Side } from './sides.ts'
export type { SpokenContent, WholeDomain } from './widen.ts'
