import type { Domain } from './domain.ts'
import type { ChangeName } from './references.ts'

/** In how many places something is mentioned. */
export interface Usage {
  rules: number
  resetRules: number
  uiActions: number
  expressions: number
  reusableExpressions: number
}

/** Counts what mentions some names, by the walk over the mentions of their kind. */
export function countUsage(
  domain: Domain,
  walk: (domain: Domain, change: ChangeName) => Domain,
  names: Iterable<string>,
): Usage {
  const counted = new Set(names)
  // The walk keeps every list as long as it is and changes what mentions a name: that is what is counted
  const marked = walk(domain, (name) => (counted.has(name) ? `${name}\u0000` : name))
  return {
    rules: countChanged(rulesOf(domain), rulesOf(marked)),
    resetRules: countChanged(resetRulesOf(domain), resetRulesOf(marked)),
    uiActions: countChanged(domain.uiActions, marked.uiActions),
    expressions: countChanged(expressionsOf(domain), expressionsOf(marked)),
    reusableExpressions: countChanged(domain.reusableExpressions, marked.reusableExpressions),
  }
}

function rulesOf(domain: Domain) {
  return domain.modules.flatMap((module) => module.rules)
}

function resetRulesOf(domain: Domain) {
  return [...domain.slots, ...domain.apiInputs].flatMap((input) => input.resetRules)
}

function expressionsOf(domain: Domain) {
  return domain.intents.flatMap((intent) => intent.expressions)
}

function countChanged<T>(before: readonly T[], after: readonly T[]): number {
  return before.filter((entry, index) => entry !== after[index]).length
}
