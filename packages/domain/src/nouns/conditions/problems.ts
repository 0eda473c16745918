import { messages } from '../../messages/messages.ts'
import type { ResetRule } from '../../model/reset-rule.ts'
import type { Condition, InputCondition, Rule } from '../../model/rule.ts'
import type { Problem } from '../../toolbox/problem.ts'
import { checkHasArgument } from './checks.ts'
import { findMatcher } from './matchers.ts'

/** The lists of a rule with conditions on inputs. */
export const inputFields = ['slots', 'apiInputs', 'vehicleInputs', 'contextInputs', 'featureFlags'] as const

/** What is wrong with reset rules by themselves: matchers that there are not or that lack an argument (ruling R380). */
export function resetRuleProblems(rules: readonly ResetRule[]): Problem[] {
  return rules.flatMap((rule, index) =>
    [...unknownMatcher(rule.intent, 'intent'), ...matcherProblems(rule)].map((problem) => ({
      ...problem,
      at: ['resetRules', index, ...problem.at],
    })),
  )
}

/** Matchers that there are not or that lack an argument; a rule whose intent has such a one is an invalid row. */
export function matcherProblems(rule: Rule | ResetRule): Problem[] {
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
