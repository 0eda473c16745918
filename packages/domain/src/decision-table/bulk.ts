import type { Domain } from '../domain.ts'
import { messages } from '../messages.ts'
import { Refused } from '../refused.ts'
import { type InputKind, inputKinds } from './input-kinds.ts'
import { type Condition, newRule, type Rule } from './rule.ts'
import { copyOf, insertRules } from './rule-edits.ts'
import { getModule, mapModules } from './rule-places.ts'

/** What rules are generated for: one for each combination of an intent, a request and a value of every input. */
export interface RulesToGenerate {
  intents: readonly string[]
  requests: readonly string[]
  inputs: readonly { kind: InputKind; input: string; values: readonly string[] }[]
}

const mostGenerated = 10_000

/** The rules for all combinations of what was chosen; an input without values is compared with an empty argument. */
export function generateRules({ intents, requests, inputs }: RulesToGenerate): Rule[] {
  let rules = [newRule()]
  rules = combined(rules, intents, (rule, name) => ({ ...rule, intent: equals(name) }))
  rules = combined(rules, requests, (rule, name) => ({ ...rule, request: equals(name) }))
  for (const { kind, input, values } of inputs) {
    const { field } = inputKinds[kind]
    rules = combined(rules, values.length === 0 ? [''] : values, (rule, value) => ({
      ...rule,
      [field]: [...rule[field], { input, ...equals(value) }],
    }))
  }
  return rules
}

/** Puts generated rules into a module: instead of those it has, or after them. */
export function placeRules(
  domain: Domain,
  { module, rules, how }: { module: number; rules: readonly Rule[]; how: 'replace' | 'append' },
): Domain {
  const { rules: there } = getModule(domain, module)
  if (how === 'append') return insertRules(domain, { at: { module, rule: there.length }, rules })
  return mapModules(domain, (one, index) => (index === module ? { ...one, rules: rules.map(copyOf) } : one))
}

function combined(
  rules: Rule[],
  choices: readonly string[],
  choose: (rule: Rule, choice: string) => Rule,
): Rule[] {
  if (choices.length === 0) return rules
  if (rules.length * choices.length > mostGenerated) {
    throw new Refused('invalid', messages.decisionTable.tooManyRules(mostGenerated))
  }
  return rules.flatMap((rule) => choices.map((choice) => choose(rule, choice)))
}

function equals(value: string): Condition {
  return { matcher: 'EqualsMatcher', arguments: [value] }
}
