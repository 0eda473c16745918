export { applyChanges } from './apply-changes.ts'
export {
  type ChangeGroup,
  type ChangeLine,
  type ChangeSection,
  type EntryOrder,
  entryOrder,
  groupChanges,
} from './change-groups.ts'
export type { TellableChange } from './change-pieces.ts'
export { type CollectionPatch, changedCollections, changedEntries } from './changes.ts'
export { checkWireEntries, type WireProblem } from './checks.ts'
export { type Collection, collections, findCollection } from './collections.ts'
export { type EntryChange, entryChanges } from './entry-changes.ts'
export { saysTheSame } from './entry-lines.ts'
export { followingShared, restoredParts } from './follow-shared.ts'
export { type Forgotten, forgettingInLanguage } from './forget.ts'
export { fromWire } from './from-wire.ts'
export { type LanguageCollections, noLanguageContent } from './in-language.ts'
export { type InsidePatch, withInside } from './inside.ts'
export { expressionsInLanguage } from './intent-in-language.ts'
export { interpretationOutline, userInputOutline } from './outline.ts'
export { renamingInLanguage } from './renames.ts'
export { returnedKeys, returningInLanguage } from './returned.ts'
export { sharedChange, touchedNames, withOrphans } from './shared-change.ts'
export { canonicalsInLanguage } from './slot-in-language.ts'
export { textsInLanguage } from './texts-in-language.ts'
export { toWire } from './to-wire.ts'
export { responsesInLanguage, usesInLanguage } from './uses-in-language.ts'
export { collectionOf, type WireDomain } from './wire-domain.ts'
