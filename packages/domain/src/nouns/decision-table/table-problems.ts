import { messages } from '../../messages/messages.ts'
import type { Module } from '../../model/rule.ts'
import { memoByIdentity } from '../../toolbox/memo-by-identity.ts'
import type { Problem } from '../../toolbox/problem.ts'
import { isInvalidRow } from '../conditions/checks.ts'

/** What is wrong with the modules: rows that say nothing, and names that are used twice. */
export function tableProblems(modules: readonly Module[]): Problem[] {
  return [...rowProblems(modules), ...moduleNameProblems(modules)]
}

/** The modules with rows that say nothing. */
export function rowProblems(modules: readonly Module[]): Problem[] {
  return modules.flatMap((module, index) => {
    const rows = invalidRowsOf(module)
    if (rows.length === 0) return []
    const message = messages.decisionTable.invalidRows(module.name)
    return [{ severity: 'error', message, secondary: rows.join(', '), at: ['modules', index] } as const]
  })
}

/** The numbers of the rows that say nothing; remembered, since a screen asks again after every edit. */
const invalidRowsOf = memoByIdentity(({ rules }: Module) =>
  rules.flatMap((rule, row) => (isInvalidRow(rule) ? [row + 1] : [])),
)

/** The names that several modules have. */
export function moduleNameProblems(modules: readonly Module[]): Problem[] {
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
