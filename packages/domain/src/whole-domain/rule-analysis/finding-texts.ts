import { messages } from '../../messages/messages.ts'
import type { InputValue } from '../../model/input-value.ts'
import type { Module } from '../../model/rule.ts'
import type { InputKey, Known } from '../../nouns/conditions/situation.ts'
import type { CompiledRule } from './compiled-rule.ts'
import { isMadeUp, updateMatchers } from './representatives.ts'

/** The place of the rule that others are named to, and the places of those. */
interface NamingPlace {
  module: number
  modules: readonly Module[]
  placeOf: (rule: CompiledRule) => [module: number, row: number]
}

/** Rules by their numbers, module by module: 'rules 3 and 7 of this module'. */
export function rulesText(rules: readonly CompiledRule[], { module, modules, placeOf }: NamingPlace): string {
  const texts = messages.ruleFindings
  const byModule = new Map<number, number[]>()
  for (const [of, row] of rules.map(placeOf).toSorted(([a, x], [b, y]) => a - b || x - y)) {
    byModule.set(of, [...(byModule.get(of) ?? []), row + 1])
  }
  return listed(
    Array.from(byModule, ([of, numbers]) =>
      texts.rulesOf(
        listed(numbers.map(String)),
        numbers.length,
        of === module ? undefined : modules[of]!.name,
      ),
    ),
  )
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** What an input is called where rules are edited. */
export function inputName(input: InputKey): string {
  return input.slice(input.indexOf(' ') + 1)
}

/** What an input is in a situation, in the signs of conditions: 'genre == jazz'. */
export function stateText(input: InputKey, known: Known, rules: readonly CompiledRule[]): string {
  const name = inputName(input)
  if (!known.collected) return `${name} NOT SET`
  const isUpdateAsked = rules.some(({ asks }) =>
    asks.get(input)?.conditions.some(({ matcher }) => updateMatchers.has(matcher)),
  )
  const update = isUpdateAsked ? ` & ${known.updated ? 'UPDATED' : '!UPDATED'}` : ''
  return `${name} == ${valueText(known.value!)}${update}`
}

function valueText(value: InputValue): string {
  const texts = messages.ruleFindings
  if (typeof value === 'object') return texts.list(value.map(valueText).join(', '))
  return typeof value === 'string' && isMadeUp(value) ? texts.anotherText : String(value)
}
