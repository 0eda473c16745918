import type { ResetRule } from '../../model/reset-rule.ts'
import {
  type Condition,
  type InputCondition,
  type Module,
  notCollected,
  type Rule,
  type RuleApiAction,
} from '../../model/rule.ts'
import { type Codec, codec, entryOr, type Field, lateListOf, list, listOf, optional, plain } from './codec.ts'
import { memoized } from './wiring.ts'

export const conditionCodec = codec<Condition>({
  matcher: plain('condition', ''),
  arguments: list('arguments'),
})

const inputCondition = codec<InputCondition>({
  input: plain('slotName', ''),
  matcher: plain('condition', ''),
  arguments: list('arguments'),
  id: optional('id'),
})

/** The conditions of a rule; one that was left on AnyMatcher says nothing and is dropped on load (ruling R75). */
function ruleConditions(wire: string): Field<InputCondition[]> {
  const conditions = listOf(wire, inputCondition)
  return {
    ...conditions,
    read(value) {
      const all = conditions.read(value)
      return all.some(saysNothing) ? all.filter((one) => !saysNothing(one)) : all
    },
  }
}

function saysNothing({ matcher }: InputCondition): boolean {
  return matcher === 'AnyMatcher'
}

const coreAction = codec<RuleApiAction>({ name: plain('name', ''), parameters: plain('parameters', {}) })

const noApiAction: RuleApiAction = Object.freeze({ name: '' })

const apiAction: Field<RuleApiAction> = {
  wire: 'apiAction',
  otherwise: noApiAction,
  read(value) {
    if (value === null) return noApiAction
    return typeof value === 'string' ? { name: value } : coreAction.read(value as object)
  },
  write: (action) =>
    action.parameters === undefined && action.kept === undefined ? action.name : coreAction.write(action),
}

const ruleFields = codec<Rule>({
  comments: plain('comments', ''),
  intent: entryOr('userIntent', conditionCodec, notCollected),
  request: entryOr('request', conditionCodec, notCollected),
  slots: ruleConditions('userInputs'),
  apiInputs: ruleConditions('apiInputs'),
  vehicleInputs: ruleConditions('metadata'),
  contextInputs: ruleConditions('context'),
  featureFlags: ruleConditions('featureFlags'),
  uiAction: { ...plain('systemAction', ''), read: (value) => (value as string | null) ?? '' },
  apiAction,
})

/** Of a module of many rules mostly one changed. */
export const ruleCodec: Codec<Rule> = { ...ruleFields, write: memoized(ruleFields.write) }

export const moduleCodec = codec<Module>({
  name: plain('name', ''),
  comments: plain('comments', ''),
  rules: lateListOf('rules', ruleCodec),
})

export const resetRuleCodec = codec<ResetRule>({
  intent: entryOr('userIntent', conditionCodec, notCollected),
  request: entryOr('request', conditionCodec, notCollected),
  slots: listOf('userInputs', inputCondition),
  apiInputs: listOf('apiInputs', inputCondition),
})
