import { checkParameters } from '../api-actions/core-action-parameters.ts'
import { messages } from '../messages.ts'
import type { Problem } from '../problem.ts'
import { entryProblems } from '../problems/entry-problems.ts'
import { remember } from '../problems/remember.ts'
import { checkArgument, checkChosenIntents, checkHasArgument } from './checks.ts'
import { findMatcher } from './matchers.ts'
import type { ResetRule } from './reset-rule.ts'
import type { Condition, InputCondition, Module, Rule } from './rule.ts'

const inputFields = ['slots', 'apiInputs', 'vehicleInputs', 'contextInputs', 'featureFlags'] as const

/** What is wrong with the rules of a module, beside nothing else. */
export const moduleEntryProblems = entryProblems(moduleProblems, () => [])

/** What is wrong with the rules of a module by themselves: arguments, requests and parameters. */
function moduleProblems(module: Module): Problem[] {
  return module.rules.flatMap((rule, index) => insideRule(knownRule(rule), index))
}

const knownRule = remember(ruleProblems)

function ruleProblems(rule: Rule): Problem[] {
  const problems: Problem[] = []
  const request = checkChosenIntents(rule.request)
  if (request !== undefined) problems.push({ severity: 'error', message: request, at: ['request'] })
  problems.push(...matcherProblems(rule))
  for (const field of inputFields) {
    rule[field].forEach((condition, index) => {
      for (const argument of condition.arguments) {
        for (const message of checkArgument(argument)) {
          problems.push({ severity: 'warning', message, secondary: argument, at: [field, index] })
        }
      }
    })
  }
  return [...problems, ...parameterProblems(rule)]
}

/** What is wrong with reset rules by themselves: matchers that there are not or that lack an argument. */
export function resetRuleProblems(rules: readonly ResetRule[]): Problem[] {
  return rules.flatMap((rule, index) =>
    [...unknownMatcher(rule.intent, 'intent'), ...matcherProblems(rule)].map((problem) => ({
      ...problem,
      at: ['resetRules', index, ...problem.at],
    })),
  )
}

/** Matchers that there are not or that lack an argument; a rule whose intent has such a one is an invalid row. */
function matcherProblems(rule: Rule | ResetRule): Problem[] {
  const problems = unknownMatcher(rule.request, 'request')
  for (const field of inputFields) {
    const conditions = (rule as Rule)[field] as InputCondition[] | undefined
    conditions?.forEach((condition, index) => {
      problems.push(...unknownMatcher(condition, field, index))
      const message = checkHasArgument(condition)
      if (message !== undefined) problems.push({ severity: 'error', message, at: [field, index] })
    })
  }
  return problems
}

function unknownMatcher({ matcher }: Condition, ...at: Problem['at']): Problem[] {
  if (findMatcher(matcher) !== undefined) return []
  return [{ severity: 'error', message: messages.decisionTable.unknownMatcher(matcher), at }]
}

function parameterProblems({ apiAction }: Rule): Problem[] {
  if (apiAction.parameters === undefined) return []
  const parameters = Object.entries(apiAction.parameters).map(([name, value]) => ({ name, value }))
  return checkParameters(parameters).flatMap((message, index) =>
    message === undefined
      ? []
      : [{ severity: 'error', message, secondary: parameters[index]!.name, at: ['apiAction'] } as const],
  )
}

/** What is wrong inside a rule of a module. */
export function insideRule(problems: readonly Problem[], rule: number): Problem[] {
  return problems.map((problem) => ({ ...problem, at: ['rules', rule, ...problem.at] }))
}
