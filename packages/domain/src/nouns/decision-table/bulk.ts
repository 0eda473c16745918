import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import { type Condition, newRule, type Rule } from '../../model/rule.ts'
import { refuse } from '../../toolbox/refused.ts'
import { withRequestForAnswers } from '../conditions/conditions.ts'
import { type InputKind, inputKinds } from '../conditions/input-kinds.ts'
import { copyOf, insertRules } from './rule-edits.ts'
import { getModule, mapModules } from './rule-places.ts'

/** What rules are generated for: one for each combination of an intent, a request and a value of every input. */
export interface RulesToGenerate {
  intents: readonly string[]
  requests: readonly string[]
  inputs: readonly { kind: InputKind; input: string; values: readonly string[] }[]
}

const maxGenerated = 10_000

/** How many rules a choice makes; where nothing is chosen there are none. */
export function countRules({ intents, requests, inputs }: RulesToGenerate): number {
  if (intents.length + requests.length + inputs.length === 0) return 0
  const counts = [intents, requests, ...inputs.map(({ values }) => values)].map(({ length }) => length || 1)
  return counts.reduce((product, count) => product * count, 1)
}

/** Says that a choice would make more rules than anybody could read (ruling R85). */
export function checkRulesToGenerate(choice: RulesToGenerate): string | undefined {
  return countRules(choice) > maxGenerated ? messages.decisionTable.tooManyRules(maxGenerated) : undefined
}

/**
 * The rules for all combinations of what was chosen, or some of them, so that a screen can make thousands piece by piece.
 * An input without values is compared with an empty argument.
 */
export function generateRules(choice: RulesToGenerate, { from = 0, to = countRules(choice) } = {}): Rule[] {
  refuse(checkRulesToGenerate(choice))
  return Array.from({ length: Math.max(to - from, 0) }, (_, index) => combination(choice, from + index))
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

/** The rule at a place among all combinations, of which those of the last input follow each other. */
function combination({ intents, requests, inputs }: RulesToGenerate, place: number): Rule {
  const rule = newRule()
  let left = place
  const take = (choices: readonly string[]): string => {
    const chosen = choices[left % choices.length]!
    left = Math.floor(left / choices.length)
    return chosen
  }
  for (const { kind, input, values } of inputs.toReversed()) {
    const condition = { input, ...equals(take(values.length === 0 ? [''] : values)) }
    rule[inputKinds[kind].field].unshift(condition)
  }
  if (requests.length > 0) rule.request = equals(take(requests))
  if (intents.length > 0) rule.intent = equals(take(intents))
  return withRequestForAnswers(newRule(), rule)
}

function equals(value: string): Condition {
  return { matcher: 'EqualsMatcher', arguments: [value] }
}
