import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import type { Module, Rule } from '../../model/rule.ts'
import { mapSame, withFields } from '../../toolbox/lists.ts'
import { memoByIdentity } from '../../toolbox/memo-by-identity.ts'
import { Refused } from '../../toolbox/refused.ts'

/** The place of a rule: by number, since two modules may share a name until their author puts it right. */
export interface RulePlace {
  module: number
  rule: number
}

/** The module at this place. */
export function getModule(domain: Domain, place: number): Module {
  const module = domain.modules[place]
  if (module === undefined) throw new Refused('missing', messages.decisionTable.noSuchModule)
  return module
}

/** The rule at this place. */
export function getRule(domain: Domain, place: RulePlace): Rule {
  const rule = getModule(domain, place.module).rules[place.rule]
  if (rule === undefined) throw new Refused('missing', messages.decisionTable.noSuchRule)
  return rule
}

/** The place of a rule, by the object that it is: no two rows share one. */
export function rulePlaceOf(domain: Pick<Domain, 'modules'>, wanted: Rule): RulePlace | undefined {
  for (const [module, one] of domain.modules.entries()) {
    const rule = rowsOf(one).get(wanted)
    if (rule !== undefined) return { module, rule }
  }
  return undefined
}

const rowsOf = memoByIdentity(({ rules }: Module) => new Map(rules.map((rule, row) => [rule, row])))

/** The rules at some places, in the order of the table. */
export function rulesAt(domain: Domain, places: readonly RulePlace[]): Rule[] {
  return inTableOrder(domain, places).map((place) => getRule(domain, place))
}

/** Changes the rules at some places, each place once. */
export function changeRules(
  domain: Domain,
  { at, change }: { at: readonly RulePlace[]; change: (rule: Rule) => Rule },
): Domain {
  const rows = rowsByModule(domain, at)
  return mapModules(domain, (module, index) => {
    const chosen = rows.get(index)
    if (chosen === undefined) return module
    const rules = mapSame(module.rules, (rule, row) => (chosen.has(row) ? change(rule) : rule))
    return withFields(module, { rules })
  })
}

/** Every module of the decision table, changed. */
export function mapModules(domain: Domain, change: (module: Module, index: number) => Module): Domain {
  return withFields(domain, { modules: mapSame(domain.modules, change) })
}

/** The chosen rows of each module; refuses when one of them is not there. */
export function rowsByModule(domain: Domain, places: readonly RulePlace[]): Map<number, Set<number>> {
  const rows = new Map<number, Set<number>>()
  for (const place of places) {
    getRule(domain, place)
    const chosen = rows.get(place.module)
    if (chosen === undefined) rows.set(place.module, new Set([place.rule]))
    else chosen.add(place.rule)
  }
  return rows
}

function inTableOrder(domain: Domain, places: readonly RulePlace[]): RulePlace[] {
  const rows = [...rowsByModule(domain, places)].toSorted(([a], [b]) => a - b)
  return rows.flatMap(([module, chosen]) =>
    [...chosen].toSorted((a, b) => a - b).map((rule) => ({ module, rule })),
  )
}
