import type { Domain } from '../../model/domain.ts'
import { newRule, type Rule } from '../../model/rule.ts'
import { filterSame, insertInList, unlessSame, withFields } from '../../toolbox/lists.ts'
import { getModule, mapModules, type RulePlace, rowsByModule, rulesAt } from './rule-places.ts'

/** A copy of a row. A row is always an object of its own, so that a screen can tell two equal ones apart. */
export function copyOf(rule: Rule): Rule {
  return { ...rule }
}

/** Adds an empty rule after a row, or at the end of a module. */
export function addRule(domain: Domain, { module, after }: { module: number; after?: number }): Domain {
  const rule = after === undefined ? getModule(domain, module).rules.length : after + 1
  return putRules(domain, { at: { module, rule }, rules: [newRule()] })
}

/** Puts copies of rules into a module before a row; past the last row they stand at the end. */
export function insertRules(
  domain: Domain,
  { at, rules }: { at: RulePlace; rules: readonly Rule[] },
): Domain {
  return putRules(domain, { at, rules: rules.map(copyOf) })
}

/** Puts a copy after each of some rules. */
export function duplicateRules(domain: Domain, { rules }: { rules: readonly RulePlace[] }): Domain {
  const rows = rowsByModule(domain, rules)
  return mapModules(domain, (module, index) => {
    const chosen = rows.get(index)
    if (chosen === undefined) return module
    return {
      ...module,
      rules: module.rules.flatMap((rule, row) => (chosen.has(row) ? [rule, copyOf(rule)] : [rule])),
    }
  })
}

/** Deletes rules. */
export function deleteRules(domain: Domain, { rules }: { rules: readonly RulePlace[] }): Domain {
  const rows = rowsByModule(domain, rules)
  return mapModules(domain, (module, index) => {
    const chosen = rows.get(index)
    if (chosen === undefined) return module
    return withFields(module, { rules: filterSame(module.rules, (_, row) => !chosen.has(row)) })
  })
}

/** Moves rules, in the order of the table, before the row that is at a place now. */
export function moveRules(
  domain: Domain,
  { rules, to }: { rules: readonly RulePlace[]; to: RulePlace },
): Domain {
  getModule(domain, to.module)
  const movedAway = [...(rowsByModule(domain, rules).get(to.module) ?? [])].filter((row) => row < to.rule)
  const at = { module: to.module, rule: to.rule - movedAway.length }
  const moved = putRules(deleteRules(domain, { rules }), { at, rules: rulesAt(domain, rules) })
  return mapModules(domain, (module, index) =>
    withFields(module, { rules: unlessSame(module.rules, moved.modules[index]!.rules) }),
  )
}

function putRules(domain: Domain, { at, rules }: { at: RulePlace; rules: readonly Rule[] }): Domain {
  getModule(domain, at.module)
  if (rules.length === 0) return domain
  return mapModules(domain, (module, index) =>
    index === at.module ? { ...module, rules: insertInList(module.rules, at.rule, rules) } : module,
  )
}
