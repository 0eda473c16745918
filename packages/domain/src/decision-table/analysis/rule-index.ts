import { type CompiledRule, flagsOf, mayMeet, ruleMatches, valueKeys } from './compiled-rule.ts'
import { getOrMake } from './get-or-make.ts'
import { type InputKey, type Situation, unsaid } from './situation.ts'

/** Finds rules by what they ask for, without going through all of them. */
export interface RuleIndex {
  /** The rules before a place that may match where this one does. */
  meeting: (rule: CompiledRule, before: number) => CompiledRule[]
  /** Whether a rule before a place matches in a situation. */
  isTaken: (situation: Situation, before: number) => boolean
  /** The rules, in order, that may match when this intent is there. */
  ofIntent: (name: string) => CompiledRule[]
}

/** The rules of one intent, each under the value that the fewest others ask for too. */
interface Shelf {
  byValue: Map<InputKey, Map<string, number[]>>
  /** Those that ask for no value. */
  others: number[]
}

/** Makes an index of the rules of a table, in order. */
export function indexRules(rules: readonly CompiledRule[]): RuleIndex {
  const { ofIntents, ofAny } = byIntent(rules)
  const shelves = new Map(Array.from(ofIntents, ([intent, places]) => [intent, fill(rules, places)]))
  const shared = fill(rules, ofAny)
  const flags = new Set(rules.flatMap(flagsOf))

  const shelvesFor = (intents: Iterable<string>): Shelf[] => {
    const found = [shared]
    for (const intent of intents) {
      const shelf = shelves.get(intent)
      if (shelf !== undefined) found.push(shelf)
    }
    return found
  }

  return {
    meeting(rule, before) {
      const intents = rule.asks.get('intent')?.fixed
      const places = new Set<number>()
      for (const shelf of intents ? shelvesFor(intents) : [shared, ...shelves.values()]) {
        for (const place of placesMeeting(shelf, rule)) {
          if (place < before && !places.has(place) && mayMeet(rules[place]!, rule)) places.add(place)
        }
      }
      return [...places].toSorted((a, b) => a - b).map((place) => rules[place]!)
    },
    isTaken(situation, before) {
      for (const shelf of shelvesFor(valueKeys(situation.get('intent')?.value))) {
        for (const places of placesAt(shelf, situation, flags)) {
          for (const place of places) {
            if (place >= before) break
            if (ruleMatches(rules[place]!, situation)) return true
          }
        }
      }
      return false
    },
    ofIntent: (name) =>
      [...ofAny, ...(ofIntents.get(name) ?? [])].toSorted((a, b) => a - b).map((place) => rules[place]!),
  }
}

function byIntent(rules: readonly CompiledRule[]): { ofIntents: Map<string, number[]>; ofAny: number[] } {
  const ofIntents = new Map<string, number[]>()
  const ofAny: number[] = []
  rules.forEach(({ isLeftOut, asks }, place) => {
    if (isLeftOut) return
    const intents = asks.get('intent')?.fixed
    if (intents === undefined) ofAny.push(place)
    else for (const intent of intents) getOrMake(ofIntents, intent, () => []).push(place)
  })
  return { ofIntents, ofAny }
}

function fill(rules: readonly CompiledRule[], places: readonly number[]): Shelf {
  const counts = new Map<InputKey, Map<string, number>>()
  for (const place of places) {
    for (const [input, { fixed }] of rules[place]!.asks) {
      if (input === 'intent' || fixed === undefined) continue
      const ofInput = getOrMake(counts, input, () => new Map<string, number>())
      for (const value of fixed) ofInput.set(value, (ofInput.get(value) ?? 0) + 1)
    }
  }
  const shelf: Shelf = { byValue: new Map(), others: [] }
  for (const place of places) {
    const rarest = rarestAsk(rules[place]!, counts)
    if (rarest === undefined) {
      shelf.others.push(place)
      continue
    }
    const byValue = getOrMake(shelf.byValue, rarest.input, () => new Map<string, number[]>())
    for (const value of rarest.fixed) getOrMake(byValue, value, () => []).push(place)
  }
  return shelf
}

function rarestAsk({ asks }: CompiledRule, counts: ReadonlyMap<InputKey, ReadonlyMap<string, number>>) {
  let rarest: { input: InputKey; fixed: ReadonlySet<string>; count: number } | undefined
  for (const [input, { fixed }] of asks) {
    if (input === 'intent' || fixed === undefined) continue
    let count = 0
    for (const value of fixed) count += counts.get(input)!.get(value)!
    if (rarest === undefined || count < rarest.count) rarest = { input, fixed, count }
  }
  return rarest
}

function* placesMeeting({ byValue, others }: Shelf, { asks }: CompiledRule): Iterable<number> {
  yield* others
  for (const [input, ofValues] of byValue) {
    const fixed = asks.get(input)?.fixed
    if (fixed === undefined) for (const places of ofValues.values()) yield* places
    else for (const value of fixed) yield* ofValues.get(value) ?? []
  }
}

function placesAt({ byValue, others }: Shelf, situation: Situation, flags: Iterable<InputKey>): number[][] {
  const found = [others]
  const look = (input: InputKey) => {
    const ofValues = byValue.get(input)
    if (ofValues === undefined) return
    for (const key of valueKeys((situation.get(input) ?? unsaid(input)).value)) {
      const places = ofValues.get(key)
      if (places !== undefined) found.push(places)
    }
  }
  for (const input of situation.keys()) look(input)
  for (const flag of flags) if (!situation.has(flag)) look(flag)
  return found
}
