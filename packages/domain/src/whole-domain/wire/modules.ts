import { messages } from '../../messages/messages.ts'
import type { Module } from '../../model/rule.ts'
import { isInvalidRow } from '../../nouns/conditions/checks.ts'
import { moduleNameProblems, rowProblems } from '../../nouns/decision-table/table-problems.ts'
import { isSame } from '../../toolbox/same.ts'
import { warning } from './gather.ts'
import { conditionCodec, moduleCodec } from './rules.ts'
import type { WireModule, WireRule } from './schemas.ts'
import type { WireDomain } from './wire-domain.ts'
import { asList, type Report, type Wiring } from './wiring.ts'

/** The decision table; rows that say nothing are left out when it is read. */
export const moduleWiring: Wiring<Module> = {
  ...asList('decision_rules', moduleCodec),
  read: readModules,
}

function readModules(wire: WireDomain, report: Report): Module[] {
  const entries = wire.decision_rules ?? []
  reportNullActions(entries, report)
  const modules = entries.map(readModule)

  // Of the entries, since to ask the modules would read all their rules
  const invalid = modules.filter((_, index) => entries[index]?.rules?.some(isInvalidEntry))
  if (invalid.length > 0) {
    const message = messages.decisionTable.invalidRowsFound(wire.name)
    report({ kind: 'error', message, secondary: messages.decisionTable.removingInvalidRows })
  }
  for (const { severity, message, secondary } of [...rowProblems(invalid), ...moduleNameProblems(modules)]) {
    report({ kind: severity, message, ...(secondary !== undefined && { secondary }) })
  }
  return modules.map((module) =>
    invalid.includes(module)
      ? { ...module, rules: module.rules.filter((rule) => !isInvalidRow(rule)) }
      : module,
  )
}

const readFrom = new WeakMap<Module, WireModule>()

function readModule(entry: WireModule): Module {
  const module = moduleCodec.read(entry)
  readFrom.set(module, entry)
  return module
}

/** Whether two modules were read from entries that say the same; their rules are not read for this. */
export function areReadFromSame(a: Module, b: Module): boolean {
  const source = readFrom.get(a)
  return source !== undefined && isSame(source, readFrom.get(b))
}

function isInvalidEntry({ userIntent }: WireRule): boolean {
  return userIntent !== undefined && isInvalidRow({ intent: conditionCodec.read(userIntent) })
}

function reportNullActions(modules: readonly WireModule[], report: Report): void {
  const having = (field: 'systemAction' | 'apiAction') =>
    modules.filter(({ rules }) => rules?.some((rule) => rule[field] === null)).map(({ name }) => name)
  const uiActions = having('systemAction')
  if (uiActions.length > 0) report(warning(messages.wire.nullUiActions, uiActions))
  const apiActions = having('apiAction')
  if (apiActions.length > 0) report(warning(messages.wire.nullApiActions, apiActions))
}
