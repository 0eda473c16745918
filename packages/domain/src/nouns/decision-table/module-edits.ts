import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import { entriesByName } from '../../model/entries-by-name.ts'
import type { Rename } from '../../model/rename.ts'
import type { Module } from '../../model/rule.ts'
import { nameOfCopy } from '../../toolbox/copy-name.ts'
import { moveInList, withFields } from '../../toolbox/lists.ts'
import { refuseName } from '../../toolbox/refused.ts'
import { checkModuleName } from './checks.ts'
import { getModule, mapModules } from './rule-places.ts'

/** Adds a module at the end of the table; without a name it does nothing. */
export function addModule(domain: Domain, { name }: { name: string }): Domain {
  const trimmed = name.trim()
  if (trimmed === '') return domain
  refuseName(checkModuleName(domain, trimmed), messages.decisionTable.moduleTaken)
  return { ...domain, modules: [...domain.modules, { name: trimmed, comments: '', rules: [] }] }
}

/** Renames a module; without a name it does nothing (ruling R83). */
export function renameModule(domain: Domain, { module, to }: { module: number; to: string }): Domain {
  const name = to.trim()
  if (name === '' || name === getModule(domain, module).name) return domain
  refuseName(checkModuleName(domain, name, module), messages.decisionTable.moduleTaken)
  return changeModule(domain, module, { name })
}

/** The new name of a module, which may share the old one with others. */
export function moduleRenames(domain: Domain, { module, to }: { module: number; to: string }): Rename[] {
  const from = [...entriesByName(domain, 'modules').keys()][module]
  return from === undefined ? [] : [{ kind: 'module', from, to: to.trim() }]
}

/** Sets the comments on a module. */
export function setModuleComments(
  domain: Domain,
  { module, comments }: { module: number; comments: string },
): Domain {
  return changeModule(domain, module, { comments })
}

/** Deletes a module with its rules. */
export function deleteModule(domain: Domain, { module }: { module: number }): Domain {
  getModule(domain, module)
  return { ...domain, modules: domain.modules.toSpliced(module, 1) }
}

/** Moves a module to another place in the table. */
export function moveModule(domain: Domain, { from, to }: { from: number; to: number }): Domain {
  getModule(domain, from)
  return withFields(domain, { modules: moveInList(domain.modules, from, to) })
}

/** Puts a copy of a module after it, under a name of its own. */
export function duplicateModule(domain: Domain, { module }: { module: number }): Domain {
  const original = getModule(domain, module)
  const name = nameOfCopy(original.name, domain.modules)
  const copy = { ...original, name, rules: original.rules.map((rule) => ({ ...rule })) }
  return { ...domain, modules: domain.modules.toSpliced(module + 1, 0, copy) }
}

function changeModule(domain: Domain, place: number, fields: Partial<Module>): Domain {
  getModule(domain, place)
  return mapModules(domain, (module, index) => (index === place ? withFields(module, fields) : module))
}
