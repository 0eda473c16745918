import { type InputKey, isFlag, type Situation, unsaid } from '../../nouns/conditions/situation.ts'
import { type CompiledRule, ruleMatches, valueKeys } from './compiled-rule.ts'
import { getOrMake } from './get-or-make.ts'

/** The rules that ask for values of the same inputs, by these values. */
interface Shelf {
  inputs: readonly InputKey[]
  byValues: Map<string, number[]>
}

/** A rule that asks for more combinations of values is put under fewer of its inputs. */
const maxCombinations = 16

/** Says whether a rule before a place matches in a situation. */
export function indexValues(
  rules: readonly CompiledRule[],
): (situation: Situation, before: number) => boolean {
  const counts = countAsks(rules)
  const shelves = new Map<string, Shelf>()
  /** Each under the input that fewest rules ask for: where nothing is known of that, none of its rules matches. */
  const byRarest = new Map<InputKey, Shelf[]>()
  const always: Shelf = { inputs: [], byValues: new Map() }
  rules.forEach((rule, place) => {
    if (rule.isLeftOut) return
    const inputs = inputsOf(rule, counts)
    const [rarest] = inputs
    const shelf =
      rarest === undefined
        ? always
        : getOrMake(shelves, inputs.join('\u0001'), () => {
            const made = { inputs, byValues: new Map<string, number[]>() }
            getOrMake(byRarest, rarest, () => []).push(made)
            return made
          })
    for (const values of combinations(inputs.map((input) => [...rule.asks.get(input)!.fixed!]))) {
      getOrMake(shelf.byValues, values, () => []).push(place)
    }
  })
  const flags = [...byRarest.keys()].filter(isFlag)

  const isOn = ({ inputs, byValues }: Shelf, situation: Situation, before: number): boolean => {
    const known = inputs.map((input) => valueKeys((situation.get(input) ?? unsaid(input)).value))
    if (known.some((keys) => keys.length === 0)) return false
    for (const values of combinations(known)) {
      for (const place of byValues.get(values) ?? []) {
        if (place >= before) break
        if (ruleMatches(rules[place]!, situation)) return true
      }
    }
    return false
  }
  return (situation, before) => {
    if (isOn(always, situation, before)) return true
    for (const [input, { collected }] of situation) {
      if (!collected) continue
      for (const shelf of byRarest.get(input) ?? []) if (isOn(shelf, situation, before)) return true
    }
    return flags.some(
      (flag) => !situation.has(flag) && byRarest.get(flag)!.some((shelf) => isOn(shelf, situation, before)),
    )
  }
}

function countAsks(rules: readonly CompiledRule[]): Map<InputKey, number> {
  const counts = new Map<InputKey, number>()
  for (const { asks } of rules) {
    for (const [input, { fixed }] of asks) {
      if (fixed !== undefined) counts.set(input, (counts.get(input) ?? 0) + 1)
    }
  }
  return counts
}

/** The inputs of which a rule asks for values, the rarest first. */
function inputsOf({ asks }: CompiledRule, counts: ReadonlyMap<InputKey, number>): InputKey[] {
  const inputs: InputKey[] = []
  for (const [input, { fixed }] of asks) if (fixed !== undefined) inputs.push(input)
  inputs.sort((a, b) => counts.get(a)! - counts.get(b)! || (a < b ? -1 : 1))
  let product = 1
  return inputs.filter((input) => {
    const more = product * asks.get(input)!.fixed!.size
    if (more > maxCombinations) return false
    product = more
    return true
  })
}

function combinations(values: readonly (readonly string[])[]): string[] {
  let all = ['']
  for (const own of values) {
    if (own.length === 1) all = all.map((before) => `${before}\u0002${own[0]}`)
    else all = all.flatMap((before) => own.map((value) => `${before}\u0002${value}`))
  }
  return all
}
