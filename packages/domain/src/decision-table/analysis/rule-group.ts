import { type CompiledRule, ruleMatches } from './compiled-rule.ts'
import { indexPlaces, type NextPlace } from './meeting-index.ts'
import type { Situation } from './situation.ts'
import { indexValues } from './value-index.ts'

/** Some rules of a table in its order, with their places in it. */
export interface RuleGroup {
  places: readonly number[]
  /** The same rules by themselves: where they stand in the table may change without it. */
  rules: GroupRules
}

/** Finds rules of a group by the values that they ask for; places are those in the group. */
export interface GroupRules {
  list: readonly CompiledRule[]
  /** The places before another of the rules that may match where this one does; more of them may be named. */
  meeting: (rule: CompiledRule, before: number) => NextPlace
  /** Whether a rule before a place matches in a situation. */
  isTaken: (situation: Situation, before: number) => boolean
}

/** So often all rules are gone through: to make an index takes longer. */
const fewQuestions = 12

/** Fewer rules than these are never worth an index. */
const fewRules = 30

export function groupRules(list: readonly CompiledRule[]): GroupRules {
  let questions = list.length < fewRules ? -Number.MAX_SAFE_INTEGER : 0
  let places: ReturnType<typeof indexPlaces> = (_rule, before) => {
    let place = -1
    return () => (++place < before ? place : undefined)
  }
  let values: ReturnType<typeof indexValues> = (situation, before) => {
    for (let place = 0; place < before; place++) if (ruleMatches(list[place]!, situation)) return true
    return false
  }
  const ask = () => {
    if (++questions !== fewQuestions) return
    places = indexPlaces(list)
    values = indexValues(list)
  }
  return {
    list,
    meeting(rule, before) {
      ask()
      return places(rule, before)
    },
    isTaken(situation, before) {
      ask()
      return values(situation, before)
    },
  }
}

/** How many places of a group stand before a place of the table. */
export function countBefore(places: readonly number[], before: number): number {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (places[middle]! < before) low = middle + 1
    else high = middle
  }
  return low
}
