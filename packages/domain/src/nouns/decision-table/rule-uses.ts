import type { Module, Rule } from '../../model/rule.ts'
import type { RulePlace } from './rule-places.ts'

/** How many rules use something, and the first of them. */
export interface RuleUse {
  count: number
  first: RulePlace
}

/** The rules that call each API action; those of one that is gone count too. */
export function rulesByApiAction(modules: readonly Module[]): ReadonlyMap<string, RuleUse> {
  return usesIn(modules, ({ apiAction }) => (apiAction.name === '' ? [] : [apiAction.name]))
}

/** The rules that answer with each UI action; those of one that is gone count too. */
export function rulesByUiAction(modules: readonly Module[]): ReadonlyMap<string, RuleUse> {
  return usesIn(modules, ({ uiAction }) => (uiAction === '' ? [] : [uiAction]))
}

/** The rules that ask for each API input. */
export function rulesByApiInput(modules: readonly Module[]): ReadonlyMap<string, RuleUse> {
  return usesIn(modules, ({ apiInputs }) => new Set(apiInputs.map(({ input }) => input)))
}

function usesIn(
  modules: readonly Module[],
  namesIn: (rule: Rule) => Iterable<string>,
): ReadonlyMap<string, RuleUse> {
  const uses = new Map<string, RuleUse>()
  for (const [module, { rules }] of modules.entries()) {
    for (const [rule, content] of rules.entries()) {
      for (const name of namesIn(content)) {
        const before = uses.get(name)
        if (before === undefined) uses.set(name, { count: 1, first: { module, rule } })
        else before.count++
      }
    }
  }
  return uses
}
