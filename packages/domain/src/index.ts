export {
  type Asking,
  type Creator,
  canEdit,
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
  type Owned,
  personName,
  type User,
  type UserGroupName,
  type UserGroups,
  userGroupNames,
  whyReadOnly,
} from './access.ts'
export { isPublicAddress } from './addresses.ts'
export {
  type ApiAction,
  type ApiActionDomain,
  type AuthLevel,
  apiActionDomains,
  authLevels,
} from './api-actions/api-action.ts'
export {
  addApiAction,
  chooseHandler,
  deleteApiAction,
  duplicateApiAction,
  moveApiAction,
  renameApiAction,
  setApiActionComments,
  setApiActionDomain,
  setApiActionPath,
  setRequiredAuthLevel,
} from './api-actions/api-action-edits.ts'
export type { ApiInput } from './api-actions/api-input.ts'
export {
  addApiInput,
  deleteApiInput,
  duplicateApiInput,
  moveApiInput,
  renameApiInput,
  setApiInputComments,
  setApiInputVolatile,
  setReturnValue,
} from './api-actions/api-input-edits.ts'
export { checkBaseUrl } from './api-actions/base-url.ts'
export { checkApiActionName, checkApiInputName, checkHandlerOf } from './api-actions/checks.ts'
export {
  canSaveParameters,
  checkParameterName,
  checkParameters,
  mostParameters,
  type Parameter,
  parametersState,
  setCoreActionParameters,
} from './api-actions/core-action-parameters.ts'
export { coreActionsOf } from './api-actions/core-actions.ts'
export {
  type ChosenFulfilment,
  type FulfillingAction,
  linkAction,
  requestsOf,
  setFulfilment,
  unlinkAction,
} from './api-actions/fulfilment.ts'
export {
  defaultHandlerId,
  type Environment,
  environments,
  type Handler,
  handlerEnvironments,
} from './api-actions/handler.ts'
export {
  addHandler,
  canDeleteHandler,
  checkHandlerName,
  deleteHandler,
  renameHandler,
  setHandlerUrl,
} from './api-actions/handler-edits.ts'
export { checkBeforeUse, checkPublishable } from './checks/before-use.ts'
export { type CheckContext, checkDomain, createChecker } from './checks/checker.ts'
export { type ProblemPlaces, problemPlaces } from './checks/problem-places.ts'
export { generateRules, placeRules, type RulesToGenerate } from './decision-table/bulk.ts'
export {
  argumentHint,
  argumentsHint,
  checkArgument,
  checkChosenIntents,
  checkModuleName,
  isInvalidRow,
} from './decision-table/checks.ts'
export {
  addCondition,
  type ConditionPlace,
  removeCondition,
  setConditionArguments,
  setConditionMatcher,
} from './decision-table/conditions.ts'
export { describeArguments, describeCondition } from './decision-table/display.ts'
export { findRules, type RuleFilter, slotsInRules } from './decision-table/filters.ts'
export { type InputKind, inputKinds } from './decision-table/input-kinds.ts'
export {
  chooseIntent,
  chooseIntentMatcher,
  chooseRequest,
  chooseRequestMatcher,
  intentChoices,
  requestChoices,
} from './decision-table/intent-choices.ts'
export {
  defaultMatcher,
  findMatcher,
  type InputState,
  type InputValue,
  type Matcher,
  type MatcherName,
  matchers,
} from './decision-table/matchers.ts'
export {
  addModule,
  deleteModule,
  duplicateModule,
  moveModule,
  renameModule,
  setModuleComments,
} from './decision-table/module-edits.ts'
export type { ResetRule } from './decision-table/reset-rule.ts'
export {
  getResetRules,
  newResetRule,
  type ResetInput,
  setResetRules,
} from './decision-table/reset-rule-edits.ts'
export {
  type Condition,
  type InputCondition,
  type Module,
  type Rule,
  ruleFeatureFlags,
} from './decision-table/rule.ts'
export {
  availableApiActions,
  availableUiActions,
  checkRuleApiAction,
  checkRuleUiAction,
} from './decision-table/rule-actions.ts'
export {
  addApiActionInRules,
  addRuleCondition,
  chooseRuleIntent,
  chooseRuleIntentMatcher,
  chooseRuleRequest,
  chooseRuleRequestMatcher,
  removeRuleCondition,
  setRuleApiAction,
  setRuleComments,
  setRuleConditionArguments,
  setRuleConditionMatcher,
  setRuleUiAction,
} from './decision-table/rule-content-edits.ts'
export { addRule, deleteRules, duplicateRules, insertRules, moveRules } from './decision-table/rule-edits.ts'
export { getModule, getRule, type RulePlace, rulesAt } from './decision-table/rule-places.ts'
export { type DissAddition, dissAdditions } from './diss/additions.ts'
export {
  chooseDefinition,
  compareVersions,
  DissDefinition,
  NewDissDefinition,
  readDissDefinition,
} from './diss/definition.ts'
export { takeOverFromDiss } from './diss/edits.ts'
export { type DissState, intentDissState, slotDissState } from './diss/states.ts'
export type { Domain } from './domain.ts'
export { askedBefore, type Edit, editLabel, editRenames } from './edits.ts'
export {
  checkAmongOthers,
  checkExpression,
  knownNames,
  readTypedExpressions,
  type TypedExpression,
} from './expressions/checks.ts'
export { type SentenceCounter, sentenceCounter } from './expressions/counting.ts'
export {
  addExpressions,
  deleteExpressions,
  type ExpressionPlace,
  editExpression,
  moveExpression,
  moveExpressionsToIntent,
  setWeight,
} from './expressions/edits.ts'
export type { KnownNames } from './expressions/errors.ts'
export { findExpressionError } from './expressions/errors.ts'
export type { Expression, LiteralRestriction, ReusableExpression } from './expressions/expression.ts'
export {
  type ExpressionOrder,
  expressionOrders,
  orderExpressions,
  type PlacedExpression,
} from './expressions/order.ts'
export { readExpressions } from './expressions/reading.ts'
export { mentionedSlots } from './expressions/references.ts'
export {
  previewReplace,
  type Replacement,
  type Replacing,
  replaceInExpressions,
} from './expressions/replace.ts'
export { restrictLiterals } from './expressions/restrict.ts'
export { type ExpressionToken, expressionTokens } from './expressions/tokens.ts'
export type { ExpressionError } from './expressions/tree.ts'
export { checkWeight, maxWeight, sliderValue, weightOf, weightSlider } from './expressions/weights.ts'
export { mostProblems, parseFirst, type ShapeProblem } from './first-problems.ts'
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
export { lastVisitedCookie, unreadCommits } from './git-export/unread-commits.ts'
export {
  entryRestores,
  type PastEntry,
  restoreApiAction,
  restoreApiInput,
  restoreHandler,
  restoreIntent,
  restoreModule,
  restoreReusableExpression,
  restoreSlot,
  restoreUiAction,
} from './history/restore-entry.ts'
export { checkIntentName } from './intents/checks.ts'
export {
  addIntent,
  deleteIntents,
  moveIntent,
  renameIntent,
  setArbitration,
  setIntentComments,
  setJustTalk,
  setRequest,
  setSlotOnly,
} from './intents/edits.ts'
export { type Arbitration, arbitrations, defaultArbitration, type Intent } from './intents/intent.ts'
export { intentUsage } from './intents/usage.ts'
export {
  addLanguage,
  availableLanguages,
  checkDeleteLanguage,
  checkLanguageMapping,
  deleteLanguage,
  setDefaultLanguage,
} from './languages/edits.ts'
export { checkLanguageList } from './languages/language-list.ts'
export { checkRegions, type DomainLanguage, embeddedLanguage } from './languages/languages.ts'
export { type LanguageProvider, languageProvider } from './languages/providers.ts'
export {
  type IntentStatistics,
  intentStatistics,
  languageModelLimit,
  type SlotStatistics,
  slotStatistics,
} from './languages/statistics.ts'
export { type Region, regions, supportedLanguages } from './languages/supported.ts'
export { type DomainStatus, domainStatuses, loadStates, nextDomainStatus } from './load-state.ts'
export type { Side } from './merging/common-names.ts'
export { type Clash, type Merge, type MergedEntry, mergeDomains } from './merging/merge.ts'
export type { MergeProblem } from './merging/problems.ts'
export { clashChanges } from './merging/shown-changes.ts'
export { messages } from './messages.ts'
export { unusualCharacters } from './names.ts'
export { defaultPlatform, platforms } from './platforms/platforms.ts'
export type { Notice, Problem } from './problems.ts'
export { type RefusalKind, Refused } from './refused.ts'
export { type Rename, renameKinds } from './rename.ts'
export { checkPartName, checkPartValue, type PartValue } from './reusable-expressions/checks.ts'
export {
  addReusableExpression,
  deleteReusableExpression,
  partUsage,
  renameReusableExpression,
  setReusableComments,
  setReusableValue,
} from './reusable-expressions/edits.ts'
export {
  changeReusableExpression,
  getPartById,
  nextPartChange,
  type PartChange,
  type PartFields,
  partId,
} from './reusable-expressions/part-changes.ts'
export { type PartUse, partUses } from './reusable-expressions/uses.ts'
export { valueIn } from './reusable-expressions/values.ts'
export { checkDeleteSavePoint, checkSavePointName } from './save-points/checks.ts'
export { currentSavePoint, originalName, type SavePoint } from './save-points/save-point.ts'
export { type SavePointNode, savePointTree } from './save-points/tree.ts'
export { type SaveProgress, saveProgress } from './save-progress.ts'
export { availability } from './sessions/availability.ts'
export { type Countdown, countdown, isExpiring, showsExpiringDialog } from './sessions/expiring.ts'
export { type Availability, isActive, type Session } from './sessions/session.ts'
export { canStart, canTakeOver } from './sessions/starting.ts'
export { checkSharedInputs } from './sharing/checks.ts'
export { type SharedInput, setFromShared, setShared } from './sharing/edits.ts'
export { canShareInputs, type SharedFrom, type SharedInputs } from './sharing/sharing.ts'
export { newSheetProblems, type SheetCells, type SheetProblem } from './sheets/cells.ts'
export {
  applyIntentRows,
  checkIntentRows,
  type IntentRow,
  intentColumns,
  intentRows,
  mergeExpressions,
  uploadIntents,
} from './sheets/intent-sheet.ts'
export { type IntentNames, type IntentReading, readIntentRows } from './sheets/read-intent-rows.ts'
export { readSlotRows, type SlotReading } from './sheets/read-slot-rows.ts'
export {
  isSameLanguage,
  languageColumn,
  languageInFileName,
  languageOfCode,
  sheetLanguage,
} from './sheets/sheet-languages.ts'
export {
  applySlotRows,
  checkSlotRows,
  mergeLiterals,
  type SlotRow,
  slotColumns,
  slotRows,
  uploadSlots,
} from './sheets/slot-sheet.ts'
export {
  canCommitUpload,
  checkFileName,
  isSheetFile,
  sheetExtensions,
  type UploadStatus,
  uploadStatuses,
} from './sheets/upload.ts'
export { compareExpressions, compareLiterals, type UploadChange } from './sheets/upload-changes.ts'
export { type CanonicalInLanguages, slotInLanguages } from './slots/across-languages.ts'
export {
  addCanonicals,
  type CanonicalPlace,
  deleteCanonical,
  moveCanonical,
  renameCanonical,
} from './slots/canonical-edits.ts'
export { checkCanonicalName, checkLiteral, checkSlotName, type SlotNaming } from './slots/checks.ts'
export {
  addSlot,
  asksBeforeTypeChange,
  deleteSlots,
  moveSlot,
  renameSlot,
  setSlotComments,
  setSlotType,
  setSlotVolatile,
  setValueType,
} from './slots/edits.ts'
export {
  addLiterals,
  checkNewLiteral,
  deleteLiteral,
  renameLiteral,
  splitLiterals,
} from './slots/literal-edits.ts'
export { type Paste, type Pasting, pasteIntoSlot, readPaste } from './slots/pasting.ts'
export { type RemovedLists, removedLists } from './slots/removed.ts'
export { type Canonical, listType, listValueType, type Slot, slotTypes, valueTypes } from './slots/slot.ts'
export { canonicalUsage, literalUsage, slotUsage, slotUses } from './slots/usage.ts'
export { checkUiActionName } from './ui-actions/checks.ts'
export {
  addUiAction,
  deleteUiAction,
  moveUiAction,
  renameUiAction,
  setWhiteList,
} from './ui-actions/edits.ts'
export type { UiAction } from './ui-actions/ui-action.ts'
export { type Usage, type UsePlace, type Uses, usageOf } from './usage.ts'
export { checkNewUser } from './users/checks.ts'
export { groupMembers, mergedMembers } from './users/edits.ts'
export { type Used, usedKinds, usesOf } from './uses.ts'
export { applyChanges } from './wire/apply-changes.ts'
export {
  type ChangeGroup,
  type ChangeLine,
  type ChangeSection,
  type EntryOrder,
  entryOrder,
  groupChanges,
} from './wire/change-groups.ts'
export type { EntryKind, TellableChange } from './wire/change-pieces.ts'
export { type CollectionPatch, changedCollections, changedEntries } from './wire/changes.ts'
export { type Collection, collections, findCollection } from './wire/collections.ts'
export { type EntryChange, entryChanges } from './wire/entry-changes.ts'
export { saysTheSame } from './wire/entry-lines.ts'
export { followingShared, restoredParts, type SharedNames, touchedNames } from './wire/follow-shared.ts'
export { type Forgotten, forgettingInLanguage } from './wire/forget.ts'
export { fromWire, type LoadedDomain } from './wire/from-wire.ts'
export type { LanguageCollections } from './wire/in-language.ts'
export { interpretationOutline, userInputOutline } from './wire/outline.ts'
export { checkWireEntries, type WireProblem } from './wire/problems.ts'
export { renamingInLanguage } from './wire/renames.ts'
export { canonicalsInLanguage } from './wire/slot-in-language.ts'
export { toWire } from './wire/to-wire.ts'
export { responsesInLanguage, usesInLanguage } from './wire/uses-in-language.ts'
export { collectionOf, type WireDomain } from './wire/wire-domain.ts'
