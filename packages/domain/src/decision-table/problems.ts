import { checkParameters } from '../api-actions/core-action-parameters.ts'
import { mentionsIn, missingOf, type NamesByKind } from '../mentions.ts'
import { messages } from '../messages.ts'
import type { Problem } from '../problem.ts'
import { checkMentions } from '../problems/missing-names.ts'
import { remember } from '../problems/remember.ts'
import { checkArgument, checkChosenIntents } from './checks.ts'
import type { Module, Rule } from './rule.ts'

const inputFields = ['slots', 'apiInputs', 'vehicleInputs', 'contextInputs', 'featureFlags'] as const

/** What is wrong with the rules of a module by themselves: arguments, requests and parameters. */
export function checkModule(module: Module): Problem[] {
  return module.rules.flatMap((rule, index) => inside(knownRule(rule), index))
}

const knownRule = remember(checkRule)

function checkRule(rule: Rule): Problem[] {
  const problems: Problem[] = []
  const request = checkChosenIntents(rule.request)
  if (request !== undefined) problems.push({ severity: 'error', message: request, at: ['request'] })
  for (const field of inputFields) {
    rule[field].forEach((condition, index) => {
      for (const argument of condition.arguments) {
        for (const message of checkArgument(argument)) {
          problems.push({ severity: 'warning', message, secondary: argument, at: [field, index] })
        }
      }
    })
  }
  return [...problems, ...checkRuleParameters(rule)]
}

function checkRuleParameters({ apiAction }: Rule): Problem[] {
  if (apiAction.parameters === undefined) return []
  const parameters = Object.entries(apiAction.parameters).map(([name, value]) => ({ name, value }))
  return checkParameters(parameters).flatMap((message, index) =>
    message === undefined
      ? []
      : [{ severity: 'error', message, secondary: parameters[index]!.name, at: ['apiAction'] } as const],
  )
}

const gone = {
  'UI action': () => messages.decisionTable.uiActionGone,
  'API action': () => messages.decisionTable.apiActionGone,
}

/** What the rules of a module mention that is not there. */
export function checkModuleMentions(module: Module, known: NamesByKind): Problem[] {
  if (missingOf(mentionsOfModule(module), known).length === 0) return []
  return module.rules.flatMap((rule, index) => {
    const mentions = mentionsIn({ modules: [{ ...module, rules: [rule] }] })
    return inside(checkMentions(mentions, known, gone), index)
  })
}

const mentionsOfModule = remember((module: Module) => mentionsIn({ modules: [module] }))

function inside(problems: readonly Problem[], rule: number): Problem[] {
  return problems.map((problem) => ({ ...problem, at: ['rules', rule, ...problem.at] }))
}
