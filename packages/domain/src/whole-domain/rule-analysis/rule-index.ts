import type { Situation } from '../../nouns/conditions/situation.ts'
import { argumentKey, type CompiledRule, mayMeet, valueKeys } from './compiled-rule.ts'
import type { NextPlace } from './meeting-index.ts'
import { countBefore, type GroupRules, groupRules, type RuleGroup } from './rule-group.ts'

/** The rules of a table by the intents that they ask for: rules of different intents never meet. */
export interface RuleIndex {
  ofIntents: ReadonlyMap<string, RuleGroup>
  /** Those that ask for no certain intent. */
  ofAny: RuleGroup
  all: GroupRules
}

/** What became of a list of rules: between those at both ends that stayed, some gave way to others. */
export interface Splice {
  rules: readonly CompiledRule[]
  start: number
  removed: readonly CompiledRule[]
  added: readonly CompiledRule[]
}

const noRules: RuleGroup = { places: [], rules: groupRules([]) }

export const emptyIndex: RuleIndex = { ofIntents: new Map(), ofAny: noRules, all: noRules.rules }

/** The index after a change; what is known of groups that it does not touch is kept. */
export function indexAfter(last: RuleIndex, splice: Splice): RuleIndex {
  const { rules, start, removed, added } = splice
  const oldEnd = start + removed.length
  const shift = added.length - removed.length
  const more = new Map<string | undefined, number[]>()
  removed.forEach((rule) => {
    for (const name of intentsOf(rule)) if (!more.has(name)) more.set(name, [])
  })
  added.forEach((rule, at) => {
    for (const name of intentsOf(rule)) {
      const own = more.get(name)
      if (own === undefined) more.set(name, [start + at])
      else own.push(start + at)
    }
  })
  const moved = (group: RuleGroup, between: readonly number[] | undefined): RuleGroup => {
    const { places } = group
    if (between === undefined && (shift === 0 || (places.at(-1) ?? -1) < oldEnd)) return group
    const after = places.slice(countBefore(places, oldEnd))
    const now = [
      ...places.slice(0, countBefore(places, start)),
      ...(between ?? []),
      ...(shift === 0 ? after : after.map((place) => place + shift)),
    ]
    return {
      places: now,
      rules: between === undefined ? group.rules : groupRules(now.map((place) => rules[place]!)),
    }
  }
  const ofIntents = new Map<string, RuleGroup>()
  for (const [name, group] of last.ofIntents) {
    const now = moved(group, more.get(name))
    if (now.places.length > 0) ofIntents.set(name, now)
  }
  for (const [name, places] of more) {
    if (name !== undefined && !last.ofIntents.has(name) && places.length > 0) {
      ofIntents.set(name, moved(noRules, places))
    }
  }
  return {
    ofIntents,
    ofAny: moved(last.ofAny, more.get(undefined)),
    all: groupRules(rules),
  }
}

/** Stands for no intent at all, among the keys of intents. */
const noIntent = '\u0002'

const any: readonly undefined[] = [undefined]
const onlyWithout: readonly string[] = [noIntent]
const never: readonly string[] = []

/** The intents that a rule asks for, as keys; undefined stands for whatever else. One that is left out meets none. */
export function intentsOf({ isLeftOut, asks }: CompiledRule): Iterable<string | undefined> {
  const ask = asks.get('intent')
  if (isLeftOut) return never
  if (ask?.conditions[0]?.matcher === 'NotCollectedMatcher') return onlyWithout
  return ask?.fixed ?? any
}

/** Goes through the rules before a place that may match where this one does, in order, until it is stopped. */
export function seeMeeting(
  index: RuleIndex,
  rule: CompiledRule,
  before: number,
  see: (other: CompiledRule) => 'stop' | undefined,
): void {
  const groups = groupsOf(index, intentsOf(rule))
  const next =
    groups === 'all'
      ? index.all.meeting(rule, before)
      : inOrder(groups.map((group) => placesMeeting(group, rule, before)))
  for (let place = next(); place !== undefined; place = next()) {
    const other = index.all.list[place]!
    if (!other.isLeftOut && mayMeet(other, rule) && see(other) === 'stop') return
  }
}

/** Whether a rule before a place matches in a situation. */
export function isTaken(index: RuleIndex, situation: Situation, before: number): boolean {
  const intent = situation.get('intent')
  const groups = groupsOf(index, intent?.collected ? valueKeys(intent.value) : onlyWithout)
  return groups.some(({ places, rules }) => rules.isTaken(situation, countBefore(places, before)))
}

/** The rules, in order, that may match when this intent is there. */
export function rulesOfIntent(index: RuleIndex, name: string): readonly CompiledRule[] {
  const [first, ...others] = groupsOf(index, [argumentKey(name)])
  if (others.length === 0) return first?.rules.list ?? []
  const next = inOrder([first!, ...others].map(({ places }) => placesIn(places)))
  const found: CompiledRule[] = []
  for (let place = next(); place !== undefined; place = next()) found.push(index.all.list[place]!)
  return found
}

/** The groups with rules that can match with one of these intents. */
function groupsOf(index: RuleIndex, intents: Iterable<string>): RuleGroup[]
function groupsOf(index: RuleIndex, intents: Iterable<string | undefined>): RuleGroup[] | 'all'
function groupsOf(
  { ofIntents, ofAny }: RuleIndex,
  intents: Iterable<string | undefined>,
): RuleGroup[] | 'all' {
  const groups = ofAny.places.length > 0 ? [ofAny] : []
  for (const name of intents) {
    if (name === undefined) return 'all'
    const group = ofIntents.get(name)
    if (group !== undefined) groups.push(group)
  }
  return groups
}

function placesMeeting({ places, rules }: RuleGroup, rule: CompiledRule, before: number): NextPlace {
  const next = rules.meeting(rule, countBefore(places, before))
  return () => {
    const place = next()
    return place === undefined ? undefined : places[place]
  }
}

function placesIn(places: readonly number[]): NextPlace {
  let at = 0
  return () => places[at++]
}

/** Several streams of places as one, each place once. */
function inOrder(streams: readonly NextPlace[]): NextPlace {
  if (streams.length === 1) return streams[0]!
  const heads = streams.map((next) => next())
  return () => {
    let first: number | undefined
    for (const head of heads) if (head !== undefined && (first === undefined || head < first)) first = head
    if (first !== undefined) {
      heads.forEach((head, at) => {
        if (head === first) heads[at] = streams[at]!()
      })
    }
    return first
  }
}
