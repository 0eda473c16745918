import type { Domain } from '../domain.ts'
import type { Rule } from './rule.ts'
import type { RulePlace } from './rule-places.ts'

/** What the decision table is narrowed to; what is absent does not narrow it. */
export interface RuleFilter {
  intent?: string
  slot?: string
}

/** The places of the rules that a filter lets through. */
export function findRules(domain: Domain, { intent, slot }: RuleFilter): RulePlace[] {
  const isShown = (rule: Rule) =>
    (intent === undefined || namesIntent(rule, intent)) && (slot === undefined || namesSlot(rule, slot))
  return domain.modules.flatMap(({ rules }, module) =>
    rules.flatMap((rule, row) => (isShown(rule) ? [{ module, rule: row }] : [])),
  )
}

/** The slots that the rules ask for, sorted: what the slot finder offers. */
export function slotsInRules(domain: Domain): string[] {
  const rules = domain.modules.flatMap((module) => module.rules)
  return [...new Set(rules.flatMap(({ slots }) => slots.map(({ input }) => input)))].toSorted()
}

function namesIntent(rule: Rule, name: string): boolean {
  return rule.intent.arguments.includes(name) || rule.request.arguments.includes(name)
}

function namesSlot(rule: Rule, name: string): boolean {
  return rule.slots.some(({ input }) => input === name)
}
