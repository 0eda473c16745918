import { type CompiledRule, mayMeet, ruleMatches } from './compiled-rule.ts'
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

/** So often all rules are gone through: to make an index takes longer. */
const fewQuestions = 12

/** Makes an index of the rules of a table, in order, once there are enough questions for it. */
export function indexRules(rules: readonly CompiledRule[]): RuleIndex {
  let questions = 0
  let places: ReturnType<typeof indexPlaces> = (_rule, before, see) => {
    for (let place = 0; place < before; place++) {
      if (!rules[place]!.isLeftOut && see(place) === 'stop') return
    }
  }
  let values: ReturnType<typeof indexValues> = (situation, before) => {
    for (let place = 0; place < before; place++) if (ruleMatches(rules[place]!, situation)) return true
    return false
  }
  const ask = () => {
    if (++questions !== fewQuestions) return
    places = indexPlaces(rules)
    values = indexValues(rules)
  }
  let intents: ReturnType<typeof byIntent> | undefined
  return {
    seeMeeting(rule, before, see) {
      ask()
      places(rule, before, (place) => {
        const other = rules[place]!
        return mayMeet(other, rule) ? see(other) : undefined
      })
    },
    isTaken(situation, before) {
      ask()
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
