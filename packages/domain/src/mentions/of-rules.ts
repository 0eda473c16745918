import type { ResetRule } from '../model/reset-rule.ts'
import { type Condition, type InputCondition, type Module, notCollected, type Rule } from '../model/rule.ts'
import { mapSame, withFields } from '../toolbox/lists.ts'
import { type ChangeName, changeEach, changeOne, type Mentioning, type NameChanges } from './mentioning.ts'

/** What the rules of a module mention. */
export const moduleMentions: Mentioning<Module> = {
  kinds: ['intent', 'slot', 'API input', 'API action', 'UI action'],
  change: (module, changes) =>
    withFields(module, { rules: mapSame(module.rules, (rule) => changeInRule(rule, changes)) }),
}

/** What a rule mentions. Nothing is made of what stays: all rules of a domain pass here. */
export function changeInRule(rule: Rule, changes: NameChanges): Rule {
  const changed = changeConditions(rule, changes)
  const uiAction = changeOne(rule.uiAction, changes['UI action'])
  const apiAction = changeApiAction(rule.apiAction, changes['API action'])
  if (uiAction === rule.uiAction && apiAction === rule.apiAction) return changed
  return { ...changed, uiAction, apiAction }
}

function changeApiAction(action: Rule['apiAction'], change: ChangeName | undefined): Rule['apiAction'] {
  const name = changeOne(action.name, change)
  if (name === action.name) return action
  return name === '' ? { name } : { ...action, name }
}

/** The kinds of names that a reset rule mentions. */
export const resetRuleKinds = ['intent', 'slot', 'API input'] as const

/** What the reset rules of a slot or an API input mention. */
export function changeInResetRules(rules: ResetRule[], changes: NameChanges): ResetRule[] {
  return mapSame(rules, (rule) => changeConditions(rule, changes))
}

function changeConditions<R extends Rule | ResetRule>(rule: R, changes: NameChanges): R {
  const intent = changeArguments(rule.intent, changes.intent)
  const request = changeArguments(rule.request, changes.intent)
  const slots = changeInputs(rule.slots, changes.slot)
  const apiInputs = changeInputs(rule.apiInputs, changes['API input'])
  const isSame =
    intent === rule.intent && request === rule.request && slots === rule.slots && apiInputs === rule.apiInputs
  return isSame ? rule : { ...rule, intent, request, slots, apiInputs }
}

/** A condition that loses its last argument asks for nothing any more. */
function changeArguments(condition: Condition, change: ChangeName | undefined): Condition {
  const left = changeEach(condition.arguments, change)
  if (left === condition.arguments) return condition
  return { ...condition, ...(left.length === 0 ? { matcher: notCollected.matcher } : {}), arguments: left }
}

function changeInputs(conditions: InputCondition[], change: ChangeName | undefined): InputCondition[] {
  if (change === undefined) return conditions
  return changeEach(conditions, (condition) => {
    const input = change(condition.input)
    return input === undefined ? undefined : withFields(condition, { input })
  })
}
