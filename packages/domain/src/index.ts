export {
  type Asking,
  type Creator,
  canEdit,
  hasAccess,
  isAdmin,
  isConceptEditor,
  isCreator,
  isListed,
  isMember,
  isOwn,
  isSamePerson,
  isTrusted,
  type Owned,
  type User,
  type UserGroupName,
  type UserGroups,
  userGroupNames,
} from './access.ts'
export { changedGeneralData } from './general-data/changes.ts'
export {
  checkContributor,
  checkDomainName,
  checkGeneralData,
  checkNewDomain,
  type FieldErrors,
  looksAdministrative,
} from './general-data/checks.ts'
export {
  type DissSetting,
  type DomainHead,
  type GeneralData,
  limits,
  type NewDomain,
} from './general-data/general-data.ts'
export { contributorName, knownContributors } from './general-data/known-contributors.ts'
export { type Region, regions, supportedLanguages } from './languages/supported.ts'
export { messages } from './messages.ts'
export { defaultPlatform, platforms } from './platforms/platforms.ts'
export { type RefusalKind, Refused } from './refused.ts'
export { availability } from './sessions/availability.ts'
export { type Availability, isActive, type Session } from './sessions/session.ts'
export { checkNewUser } from './users/checks.ts'
export { groupMembers } from './users/edits.ts'
export { type Collection, collections, findCollection } from './wire/collections.ts'
export { checkWireEntries, type WireProblem } from './wire/problems.ts'
