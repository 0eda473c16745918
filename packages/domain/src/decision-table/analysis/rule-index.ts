import { type CompiledRule, mayMeet } from './compiled-rule.ts'
import { indexPlaces } from './meeting-index.ts'
import type { Situation } from './situation.ts'
import { indexValues } from './value-index.ts'

/** Finds rules by the values that they ask for, without going through all of them. */
export interface RuleIndex {
  /** Goes through the rules before a place that may match where this one does, in order, until told to stop. */
  seeMeeting: (rule: CompiledRule, before: number, see: (other: CompiledRule) => 'stop' | undefined) => void
  /** Whether a rule before a place matches in a situation. */
  isTaken: (situation: Situation, before: number) => boolean
  /** The rules, in order, that may match when this intent is there. */
  ofIntent: (name: string) => CompiledRule[]
}

/** Makes an index of the rules of a table, in order; each part of it when it is needed first. */
export function indexRules(rules: readonly CompiledRule[]): RuleIndex {
  let places: ReturnType<typeof indexPlaces> | undefined
  let values: ReturnType<typeof indexValues> | undefined
  let intents: ReturnType<typeof byIntent> | undefined
  return {
    seeMeeting(rule, before, see) {
      places ??= indexPlaces(rules)
      for (const place of places(rule, before)) {
        const other = rules[place]!
        if (mayMeet(other, rule) && see(other) === 'stop') return
      }
    },
    isTaken(situation, before) {
      values ??= indexValues(rules)
      return values(situation, before)
    },
    ofIntent(name) {
      intents ??= byIntent(rules)
      const own = [...intents.ofAny, ...(intents.ofNames.get(name) ?? [])]
      return own.toSorted((a, b) => a - b).map((place) => rules[place]!)
    },
  }
}

function byIntent(rules: readonly CompiledRule[]): { ofNames: Map<string, number[]>; ofAny: number[] } {
  const ofNames = new Map<string, number[]>()
  const ofAny: number[] = []
  rules.forEach(({ isLeftOut, asks }, place) => {
    const names = asks.get('intent')?.fixed
    if (isLeftOut) return
    if (names === undefined) ofAny.push(place)
    for (const name of names ?? []) {
      const own = ofNames.get(name)
      if (own === undefined) ofNames.set(name, [place])
      else own.push(place)
    }
  })
  return { ofNames, ofAny }
}
