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
export {
  defaultHandlerId,
  type Environment,
  environments,
  type Handler,
  handlerEnvironments,
} from './api-actions/handler.ts'
export { checkDomain, checkPublishable } from './checks.ts'
export { matchers } from './decision-table/matchers.ts'
export {
  type Condition,
  type InputCondition,
  type Module,
  type Rule,
  ruleFeatureFlags,
} from './decision-table/rule.ts'
export { compareVersions, DissDefinition } from './diss/definition.ts'
export type { Domain } from './domain.ts'
export type { Expression, ReusableExpression } from './expressions/expression.ts'

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
export { arbitrations, defaultArbitration, type Intent } from './intents/intent.ts'
export { checkRegions, type DomainLanguage, embeddedLanguage } from './languages/languages.ts'

export { type Region, regions, supportedLanguages } from './languages/supported.ts'
export { type DomainStatus, domainStatuses, loadStates, nextDomainStatus } from './load-state.ts'

export { messages } from './messages.ts'
export { defaultPlatform, platforms } from './platforms/platforms.ts'
export type { Notice, Problem } from './problems.ts'

export { type RefusalKind, Refused } from './refused.ts'
export { availability } from './sessions/availability.ts'
export { type Availability, isActive, type Session } from './sessions/session.ts'
export { checkSharedInputs } from './sharing/checks.ts'
export { canShareInputs, type SharedInputs } from './sharing/sharing.ts'
export { type Canonical, type Slot, slotTypes } from './slots/slot.ts'
export type { UiAction } from './ui-actions/ui-action.ts'

export { checkNewUser } from './users/checks.ts'
export { groupMembers } from './users/edits.ts'
export { type CollectionPatch, changedCollections } from './wire/changes.ts'

export { type Collection, collections, findCollection } from './wire/collections.ts'
export { fromWire, type LoadedDomain } from './wire/from-wire.ts'

export { checkWireEntries, type WireProblem } from './wire/problems.ts'
export { toWire } from './wire/to-wire.ts'
export { collectionOf, type WireDomain } from './wire/wire-domain.ts'
