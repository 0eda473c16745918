export { askedBefore, type Edit, editLabel, editRenames, editReturned } from './edits/edits.ts'
export { mapMentions } from './mentions/references.ts'
export { type Usage, type UsePlace, type Uses, usageOf } from './mentions/usage.ts'
export { type Used, usedKinds, usesOf } from './mentions/uses.ts'
export { messages } from './messages/messages.ts'
export {
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
  type Requester,
  readOnlyReason,
  type User,
  type UserGroupName,
  type UserGroups,
  userGroupNames,
} from './model/access.ts'
export type { Domain } from './model/domain.ts'
export { type DomainStatus, nextDomainStatus } from './model/load-state.ts'
export { type Rename, renameKinds } from './model/rename.ts'
export { type SaveProgress, saveProgress } from './model/save-progress.ts'
export { isLoopbackAddress, isPublicAddress } from './toolbox/addresses.ts'
export { excerpt } from './toolbox/excerpt.ts'
export { maxProblems, parseFirst, type ShapeProblem } from './toolbox/first-problems.ts'
export { firstByKey, firstByName } from './toolbox/lists.ts'
export { nameQuery, rankNames, type SearchedName, searchedName } from './toolbox/name-search.ts'
export { foldName, foldSpoken } from './toolbox/names.ts'
export { own } from './toolbox/own.ts'
export type { Notice, Problem } from './toolbox/problem.ts'
export { type RefusalKind, Refused } from './toolbox/refused.ts'
export { isSame } from './toolbox/same.ts'
export { finish } from './toolbox/steps.ts'
