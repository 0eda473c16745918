import type { Domain } from '../domain.ts'
import { messages } from '../messages.ts'
import type { Problem } from '../problem.ts'
import { remember } from '../problems/remember.ts'
import { findMatcher } from './matchers.ts'
import type { Condition, Module, Rule } from './rule.ts'

/** Whether the user intent of a row says nothing: its matcher is unknown, or needs arguments and has none. */
export function isInvalidRow({ intent }: Pick<Rule, 'intent'>): boolean {
  return findMatcher(intent.matcher) === undefined || lacksIntent(intent)
}

/** What the picker of an intent or request says when its matcher needs one and none is chosen. */
export function checkChosenIntents(condition: Condition): string | undefined {
  return lacksIntent(condition) ? messages.decisionTable.chooseIntent : undefined
}

function lacksIntent({ matcher, arguments: names }: Condition): boolean {
  return names.length === 0 && findMatcher(matcher)?.intentNeedsArguments === true
}

/** What an author should look at in an argument of a condition. */
export function checkArgument(argument: string): string[] {
  const { quotes, leadingWhitespace, trailingWhitespace } = messages.decisionTable
  return [
    ...(/["']/.test(argument) ? [quotes] : []),
    ...(/^\s/.test(argument) ? [leadingWhitespace] : []),
    ...(/\s$/.test(argument) ? [trailingWhitespace] : []),
  ]
}

/** What stands beside an argument of a condition: its warnings, or that there are none. */
export function argumentHint(argument: string): string {
  return checkArgument(argument).join(' ') || messages.decisionTable.noWhitespace
}

/** What stands in place of the arguments where the matcher of a condition takes none. */
export function argumentsHint({ matcher }: Condition): string | undefined {
  return findMatcher(matcher)?.arguments === 'none' ? messages.decisionTable.noArgumentNeeded : undefined
}

/** What is wrong with the name of a new module, or of the one at a place, or nothing. */
export function checkModuleName(domain: Domain, name: string, place?: number): string | undefined {
  const isTaken = domain.modules.some((module, index) => index !== place && module.name === name.trim())
  return isTaken ? messages.decisionTable.moduleTaken : undefined
}

/** What is wrong with the modules: rows that say nothing, and names that are used twice. */
export function checkDecisionTable(modules: readonly Module[]): Problem[] {
  return [...checkRows(modules), ...checkModuleNames(modules)]
}

/** The modules with rows that say nothing. */
export function checkRows(modules: readonly Module[]): Problem[] {
  return modules.flatMap((module, index) => {
    const rows = invalidRowsOf(module)
    if (rows.length === 0) return []
    const message = messages.decisionTable.invalidRows(module.name)
    return [{ severity: 'error', message, secondary: rows.join(', '), at: ['modules', index] } as const]
  })
}

/** The numbers of the rows that say nothing; remembered, since a screen asks again after every edit. */
const invalidRowsOf = remember(({ rules }: Module) =>
  rules.flatMap((rule, row) => (isInvalidRow(rule) ? [row + 1] : [])),
)

/** The names that several modules have. */
export function checkModuleNames(modules: readonly Module[]): Problem[] {
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
