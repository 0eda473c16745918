import type { Module, Rule } from '../decision-table/rule.ts'

/** How many rules call each API action; those of one that is gone count too. */
export function rulesByApiAction(modules: readonly Module[]): ReadonlyMap<string, number> {
  return countRules(modules, ({ apiAction }) => (apiAction.name === '' ? [] : [apiAction.name]))
}

/** How many rules ask for each API input. */
export function rulesByApiInput(modules: readonly Module[]): ReadonlyMap<string, number> {
  return countRules(modules, ({ apiInputs }) => new Set(apiInputs.map(({ input }) => input)))
}

function countRules(
  modules: readonly Module[],
  namesIn: (rule: Rule) => Iterable<string>,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { rules } of modules) {
    for (const rule of rules) {
      for (const name of namesIn(rule)) counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  return counts
}
