import type { Situation } from '../../nouns/conditions/situation.ts'
import { type CompiledRule, ruleMatches } from './compiled-rule.ts'
import { indexPlaces, type NextPlace } from './meeting-index.ts'
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

/** As many looks as going so often through all rules take as long as making an index does. */
const fewPasses = 2

/** Fewer rules than these are never worth an index. */
const fewRules = 30

export function groupRules(list: readonly CompiledRule[]): GroupRules {
  const looks = list.length < fewRules ? Number.POSITIVE_INFINITY : fewPasses * list.length
  let looksForPlaces = looks
  let looksForValues = looks
  let places: ReturnType<typeof indexPlaces> | undefined
  let values: ReturnType<typeof indexValues> | undefined
  return {
    list,
    meeting(rule, before) {
      if (looksForPlaces < 0) places ??= indexPlaces(list)
      if (places !== undefined) return places(rule, before)
      let place = -1
      return () => {
        looksForPlaces--
        return ++place < before ? place : undefined
      }
    },
    isTaken(situation, before) {
      if (looksForValues < 0) values ??= indexValues(list)
      if (values !== undefined) return values(situation, before)
      for (let place = 0; place < before; place++) {
        looksForValues--
        if (ruleMatches(list[place]!, situation)) return true
      }
      return false
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
