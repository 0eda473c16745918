import { sameEnds } from '../../problems/followed-list.ts'
import type { CompiledRule } from './compiled-rule.ts'
import type { InputValues, ValuesOf } from './input-values.ts'
import type { Relations } from './relations.ts'
import { indexRules, type RuleIndex } from './rule-index.ts'
import type { InputKey } from './situation.ts'

/** What the inputs of the rules can be. */
export interface TableInputs extends Relations {
  valuesOf: ValuesOf
  /** The inputs whose values are others than before, with what they were. */
  otherValues: ReadonlyMap<InputKey, InputValues | undefined>
}

/** The rules of a table in order, and what became of those that were looked at last. */
export interface TableChange extends TableInputs {
  rules: readonly CompiledRule[]
  index: () => RuleIndex
  added: readonly CompiledRule[]
  removed: ReadonlySet<CompiledRule>
  /** Where the rule at a place stands to what changed. */
  sideOf: (place: number) => 'before' | 'changed' | 'after'
  /** Where the rule at a place stood before; changed ones stood nowhere. */
  oldPlaceOf: (place: number) => number | undefined
  /** Whether a rule stands before a place. */
  isBefore: (rule: CompiledRule, place: number) => boolean
}

/** With more changed rules than this, going through all of them takes longer than asking the index. */
export const fewRules = 50

/** Compares the rules of a table with those before. */
export function changeOfTable(
  before: readonly CompiledRule[],
  rules: readonly CompiledRule[],
  inputs: TableInputs,
): TableChange {
  const { start, end } = sameEnds(before, rules)
  const changedEnd = rules.length - end
  const shift = rules.length - before.length
  const sideOf = (place: number) => (place < start ? 'before' : place < changedEnd ? 'changed' : 'after')
  let index: RuleIndex | undefined
  let places: Map<CompiledRule, number> | undefined
  return {
    ...inputs,
    rules,
    added: rules.slice(start, changedEnd),
    removed: new Set(before.slice(start, before.length - end)),
    sideOf,
    oldPlaceOf(place) {
      const side = sideOf(place)
      return side === 'before' ? place : side === 'after' ? place - shift : undefined
    },
    index() {
      index ??= indexRules(rules)
      return index
    },
    isBefore(rule, place) {
      places ??= firstPlaces(rules)
      const own = places.get(rule)
      return own !== undefined && own < place
    },
  }
}

/** Where each rule stands first: one can stand in a table twice. */
export function firstPlaces(rules: readonly CompiledRule[]): Map<CompiledRule, number> {
  const places = new Map<CompiledRule, number>()
  rules.forEach((rule, place) => {
    if (!places.has(rule)) places.set(rule, place)
  })
  return places
}
