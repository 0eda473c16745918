import type { InputKey } from '../../nouns/conditions/situation.ts'
import { sameEnds } from '../../toolbox/followed-list.ts'
import { type CompiledRule, mayMeet } from './compiled-rule.ts'
import type { InputValues, ValuesOf } from './input-values.ts'
import type { Relations } from './relations.ts'
import { countBefore } from './rule-group.ts'
import { indexAfter, intentsOf, type RuleIndex, type Splice } from './rule-index.ts'

/** What the inputs of the rules can be. */
export interface TableInputs extends Relations {
  valuesOf: ValuesOf
  /** The inputs whose values are others than before, with what they were. */
  otherValues: ReadonlyMap<InputKey, InputValues | undefined>
}

/** The rules of a table in order, and what became of those that were looked at last. */
export interface TableChange extends TableInputs {
  rules: readonly CompiledRule[]
  index: RuleIndex
  /** Where the first rule that changed is. */
  start: number
  added: readonly CompiledRule[]
  removed: ReadonlySet<CompiledRule>
  /** The intents that rules which changed ask for, as keys; or whether one of these rules asks for none. */
  touched: ReadonlySet<string> | 'any'
  /** The places of the rules of which something else may be true now, in order. */
  concerned: readonly number[]
  /** Whether one of the rules that changed is there still, before a place. */
  isMovedBefore: (rule: CompiledRule, place: number) => boolean
}

/** With more changed rules than this, going through all of them takes longer than asking the index. */
export const fewRules = 50

/** Compares the rules of a table with those before. */
export function spliceOf(before: readonly CompiledRule[], rules: readonly CompiledRule[]): Splice {
  const { start, end } = sameEnds(before, rules)
  return {
    rules,
    start,
    removed: before.slice(start, before.length - end),
    added: rules.slice(start, rules.length - end),
  }
}

export function changeOfTable(before: RuleIndex, splice: Splice, inputs: TableInputs): TableChange {
  const { rules, start, removed, added } = splice
  const isSame = added.length === 0 && removed.length === 0
  const places = firstPlaces(added)
  const index = isSame ? before : indexAfter(before, splice)
  const touched = touchedBy([...added, ...removed])
  return {
    ...inputs,
    rules,
    index,
    start,
    added,
    removed: new Set(removed),
    touched,
    concerned: inputs.otherValues.size > 0 ? [...rules.keys()] : concernedPlaces(index, touched, splice),
    isMovedBefore(rule, place) {
      const own = places.get(rule)
      return own !== undefined && start + own < place
    },
  }
}

function touchedBy(changed: readonly CompiledRule[]): TableChange['touched'] {
  const touched = new Set<string>()
  for (const rule of changed) {
    for (const name of intentsOf(rule)) {
      if (name === undefined) return 'any'
      touched.add(name)
    }
  }
  return touched
}

function concernedPlaces(
  { ofAny, ofIntents }: RuleIndex,
  touched: TableChange['touched'],
  { rules, start, added, removed }: Splice,
): readonly number[] {
  if (touched === 'any') return Array.from({ length: rules.length - start }, (_, at) => start + at)
  const groups = touched.size === 0 ? [] : [ofAny, ...Array.from(touched, (name) => ofIntents.get(name))]
  let places: readonly number[] = added.map((_, at) => start + at)
  for (const group of groups) {
    if (group !== undefined) places = inOneOrder(places, group.places.slice(countBefore(group.places, start)))
  }
  const changed = [...added, ...removed]
  if (changed.length > fewRules) return places
  return places.filter(
    (place) => place < start + added.length || changed.some((one) => mayMeet(one, rules[place]!)),
  )
}

/** Two lists of places in order as one, each place once: most of a table may be in them. */
function inOneOrder(one: readonly number[], other: readonly number[]): number[] {
  const both: number[] = []
  let at = 0
  for (const place of one) {
    while (other[at]! < place) both.push(other[at++]!)
    if (other[at] === place) at++
    both.push(place)
  }
  while (at < other.length) both.push(other[at++]!)
  return both
}

/** What is known of each rule of a table by what was known before; undefined for those that changed. */
export function carriedOver<Known>(
  last: readonly Known[],
  { rules, start, added }: TableChange,
): (Known | undefined)[] {
  const after = rules.length - start - added.length
  return [
    ...last.slice(0, start),
    ...added.map(() => undefined),
    ...last.slice(last.length - after, last.length),
  ]
}

/** The first place of each rule: one can be in a table twice. */
export function firstPlaces(rules: readonly CompiledRule[]): Map<CompiledRule, number> {
  const places = new Map<CompiledRule, number>()
  rules.forEach((rule, place) => {
    if (!places.has(rule)) places.set(rule, place)
  })
  return places
}
