import { entryProblems } from '../../model/entry-problems.ts'
import type { Module, Rule } from '../../model/rule.ts'
import { memoByIdentity } from '../../toolbox/memo-by-identity.ts'
import type { Problem } from '../../toolbox/problem.ts'
import { checkParameters } from '../api-actions/core-action-parameters.ts'
import { checkArgument, checkChosenIntents } from '../conditions/checks.ts'
import { inputFields, matcherProblems } from '../conditions/problems.ts'

/** What is wrong with the rules of a module, on their own. */
export const moduleEntryProblems = entryProblems(moduleProblems, () => [])

/** What is wrong with the rules of a module by themselves: arguments, requests and parameters. */
function moduleProblems(module: Module): Problem[] {
  return module.rules.flatMap((rule, index) => insideRule(knownRule(rule), index))
}

const knownRule = memoByIdentity(ruleProblems)

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
