export type { InputValue } from '../../model/input-value.ts'
export type { ResetRule } from '../../model/reset-rule.ts'
export {
  type Condition,
  type InputCondition,
  type Module,
  newRule,
  type Rule,
  ruleFeatureFlags,
} from '../../model/rule.ts'
export {
  argumentHint,
  argumentsHint,
  checkArgument,
  checkChosenIntents,
  isInvalidRow,
} from '../conditions/checks.ts'
export {
  addCondition,
  removeCondition,
  setConditionArguments,
  setConditionMatcher,
} from '../conditions/conditions.ts'
export { describeArguments, describeCondition } from '../conditions/display.ts'
export { type InputKind, inputKinds } from '../conditions/input-kinds.ts'
export { asNumber, findMatcher, type MatcherName, matchers } from '../conditions/matchers.ts'
export { getResetRules, newResetRule, setResetRules } from '../conditions/reset-rule-edits.ts'
export { areAlike, isSameCondition } from '../conditions/same-conditions.ts'
export {
  conditionsIn,
  type InputKey,
  inputKey,
  type Known,
  matches,
  meets,
  type Situation,
  unsaid,
} from '../conditions/situation.ts'
export { checkRulesToGenerate, countRules, generateRules, placeRules, type RulesToGenerate } from './bulk.ts'
export { checkModuleName } from './checks.ts'
export { setCoreActionParameters } from './core-action-edits.ts'
export { addExchange, exchangePlace } from './exchange.ts'
export { findRules, intentsInRules, type RuleFilter, slotsInRules } from './filters.ts'
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
  addModule,
  deleteModule,
  duplicateModule,
  moveModule,
  renameModule,
  setModuleComments,
} from './module-edits.ts'
export { previewReplaceInRules, replaceInRules } from './replace.ts'
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
export { type Completion, completeConditions, completeIntent } from './text/completion.ts'
export { readConditions, writeConditions } from './text/condition-text.ts'
export { type InputNames, inputNames } from './text/input-names.ts'
export { readIntent, writeIntent, writeRequest } from './text/intent-text.ts'
export { readRules, writeRules } from './text/rules-text.ts'
