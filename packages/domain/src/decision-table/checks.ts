import { messages } from '../messages.ts'
import type { Problem } from '../problems.ts'
import { findMatcher } from './matchers.ts'
import type { Module, Rule } from './rule.ts'

/** Whether the user intent of a row says nothing: its matcher is unknown, or needs arguments and has none. */
export function isInvalidRow(rule: Rule): boolean {
  const matcher = findMatcher(rule.intent.matcher)
  if (matcher === undefined) return true
  return matcher.intentNeedsArguments && rule.intent.arguments.length === 0
}

/** What is wrong with the modules: rows that say nothing, and names that are used twice. */
export function checkDecisionTable(modules: readonly Module[]): Problem[] {
  return [...checkRows(modules), ...checkModuleNames(modules)]
}

function checkRows(modules: readonly Module[]): Problem[] {
  return modules.flatMap((module, index) => {
    const rows = module.rules.flatMap((rule, row) => (isInvalidRow(rule) ? [row + 1] : []))
    if (rows.length === 0) return []
    const message = messages.decisionTable.invalidRows(module.name)
    return [{ severity: 'error', message, secondary: rows.join(', '), at: ['modules', index] } as const]
  })
}

function checkModuleNames(modules: readonly Module[]): Problem[] {
  const seen = new Set<string>()
  const reported = new Set<string>()
  return modules.flatMap(({ name }, index) => {
    const isSecond = seen.has(name) && !reported.has(name)
    seen.add(name)
    if (!isSecond) return []
    reported.add(name)
    const message = messages.decisionTable.duplicateModules(name)
    return [{ severity: 'error', message, at: ['modules', index] } as const]
  })
}
