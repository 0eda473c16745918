export {
  type Asking,
  type Creator,
  canEdit,
  canEditConcepts,
  canTranslate,
  hasAccess,
  isAdmin,
  isConceptEditor,
  isCreator,
  isListed,
  isListedFor,
  isMember,
  isOwn,
  isSamePerson,
  isTrusted,
  markGuest,
  type Owned,
  type PeopleList,
  personName,
  type User,
  type UserGroupName,
  type UserGroups,
  userGroupNames,
  whyReadOnly,
} from './access.ts'
export { isLoopbackAddress, isPublicAddress } from './addresses.ts'
export type { Domain } from './domain.ts'
export { askedBefore, type Edit, editLabel, editRenames, editReturned } from './edits.ts'
export { excerpt } from './excerpt.ts'
export { mostProblems, parseFirst, type ShapeProblem } from './first-problems.ts'
export { firstByKey, firstByName } from './lists.ts'
export { type DomainStatus, domainStatuses, loadStates, nextDomainStatus } from './load-state.ts'
export { messages } from './messages.ts'
export { type NameQuery, nameQuery, rankNames, type SearchedName, searchedName } from './name-search.ts'
export { foldName, foldSpoken } from './names.ts'
export { own } from './own.ts'
export type { Notice, Problem } from './problem.ts'
export { mapMentions } from './references.ts'
export { type RefusalKind, Refused } from './refused.ts'
export { type Rename, renameKinds } from './rename.ts'
export { type SaveProgress, saveProgress } from './save-progress.ts'
export { finish } from './steps.ts'
export { type Usage, type UsePlace, type Uses, usageOf } from './usage.ts'
export { type Used, usedKinds, usesOf } from './uses.ts'
