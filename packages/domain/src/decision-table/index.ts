export { createRuleAnalyser, type RuleAnalyser, type TableAnalysis } from './analysis/analyser.ts'
export { allFindings, type Finding, ruleFindings } from './analysis/findings.ts'
export {
  conditionsIn,
  type InputKey,
  inputFields,
  inputKey,
  type Known,
  matches,
  meets,
  type Situation,
  unsaid,
} from './analysis/situation.ts'
export {
  checkRulesToGenerate,
  countRules,
  generateRules,
  placeRules,
  type RulesToGenerate,
} from './bulk.ts'
export {
  argumentHint,
  argumentsHint,
  checkArgument,
  checkChosenIntents,
  checkModuleName,
  isInvalidRow,
} from './checks.ts'
export {
  addCondition,
  type ConditionPlace,
  removeCondition,
  setConditionArguments,
  setConditionMatcher,
} from './conditions.ts'
export { describeArguments, describeCondition } from './display.ts'
export { findRules, intentsInRules, type RuleFilter, slotsInRules } from './filters.ts'
export { type InputKind, inputKinds } from './input-kinds.ts'
export { checkOfferedInput, offeredArguments, offeredInputs } from './input-offers.ts'
export {
  chooseIntent,
  chooseIntentMatcher,
  chooseRequest,
  chooseRequestMatcher,
  intentChoices,
  requestChoices,
} from './intent-choices.ts'
export {
  asNumber,
  defaultMatcher,
  findMatcher,
  type InputState,
  type InputValue,
  type Matcher,
  type MatcherName,
  matchers,
} from './matchers.ts'
export {
  addModule,
  deleteModule,
  duplicateModule,
  moveModule,
  renameModule,
  setModuleComments,
} from './module-edits.ts'
export { previewReplaceInRules, type RuleReplacement, replaceInRules } from './replace.ts'
export type { ResetRule } from './reset-rule.ts'
export {
  getResetRules,
  newResetRule,
  type ResetInput,
  setResetRules,
} from './reset-rule-edits.ts'
export {
  type Condition,
  type InputCondition,
  type Module,
  newRule,
  type Rule,
  ruleFeatureFlags,
} from './rule.ts'
export {
  availableApiActions,
  availableUiActions,
  ruleApiActionProblem,
  ruleUiActionProblem,
} from './rule-actions.ts'
export {
  fillRules,
  type RuleCell,
  setRuleConditions,
  setRuleIntent,
  setRuleRequest,
} from './rule-cell-edits.ts'
export {
  applyRuleChanges,
  type ChangedRule,
  type NamesChange,
  previewRuleChanges,
  type RuleChanges,
} from './rule-changes.ts'
export {
  addApiActionInRules,
  addRuleCondition,
  addUiActionInRules,
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
} from './rule-content-edits.ts'
export { addRule, deleteRules, duplicateRules, insertRules, moveRules } from './rule-edits.ts'
export { getModule, getRule, type RulePlace, rulePlaceOf, rulesAt } from './rule-places.ts'
export { type RuleUse, rulesByApiAction, rulesByApiInput, rulesByUiAction } from './rule-uses.ts'
export { areAlike, isSameCondition } from './same-conditions.ts'
export {
  type Completion,
  type CompletionOption,
  completeConditions,
  completeIntent,
  valuesOf,
} from './text/completion.ts'
export { readConditions, writeConditions } from './text/condition-text.ts'
export { type InputNames, inputNames } from './text/input-names.ts'
export { readIntent, writeIntent, writeRequest } from './text/intent-text.ts'
export { readRules, type WrongCell, writeRules } from './text/rules-text.ts'
