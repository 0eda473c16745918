import type { CompiledRule } from './compiled-rule.ts'
import type { Budget } from './cover.ts'
import type { Relations } from './relations.ts'
import { fewRules, type TableChange } from './table-change.ts'

/** The first earlier rules with other actions that a rule shares situations with, where each has some of its own too. */
export interface Overlaps {
  with: readonly CompiledRule[]
  /** Whether there are more of them. */
  isMore: boolean
  isDecided: boolean
}

/** How many are named of each rule. */
const mostNamed = 3

/** How many pairs are compared after one edit before nothing more is decided. */
const mostPairs = 300_000

const none: Overlaps = { with: [], isMore: false, isDecided: true }
const notDecided: Overlaps = { with: [], isMore: false, isDecided: false }

/** Finds the overlaps of the rules of a table. */
export function* findOverlaps(last: readonly Overlaps[], change: TableChange): Generator<void, Overlaps[]> {
  const budget = { left: mostPairs }
  const known = areOthersCompared(change) ? [] : last
  const found: Overlaps[] = []
  for (const [place, rule] of change.rules.entries()) {
    const old = known[change.oldPlaceOf(place) ?? -1]
    if (old !== undefined && isStillTrue(old, rule, place, change)) {
      found.push(old)
      if (place % 100 === 0) yield
    } else {
      found.push(rule.isLeftOut ? none : overlapsAt(place, change, budget))
      if (place % 20 === 0) yield
    }
  }
  return found
}

/** The matchers that tell apart values of an intent or request that no rule names. */
const valueMatchers = new Set([
  'NotEqualsMatcher',
  'ContainsMatcher',
  'GreaterThanMatcher',
  'LessThanMatcher',
  'LessThanEqualsMatcher',
  'GreaterThanEqualsMatcher',
])

/** Whether the inputs whose values are others now can make a difference for any two rules. */
function areOthersCompared({ rules, otherValues, valuesOf }: TableChange): boolean {
  return [...otherValues].some(([input, before]) =>
    rules.some(({ asks }) => {
      const ask = asks.get(input)
      if (ask === undefined) return false
      if (input !== 'intent' && input !== 'request') return true
      // Who asks for every name asks for any: that may be over, or so now
      const fewest = Math.min(before?.length ?? 0, valuesOf(input).length)
      return (
        (ask.fixed?.size ?? 0) >= fewest || ask.conditions.some(({ matcher }) => valueMatchers.has(matcher))
      )
    }),
  )
}

function overlapsAt(place: number, { rules, index, crosses }: TableChange, budget: Budget): Overlaps {
  const rule = rules[place]!
  const clashing: CompiledRule[] = []
  index().seeMeeting(rule, place, (earlier) => {
    if (--budget.left < 0) return 'stop'
    if (clash(earlier, rule, crosses)) clashing.push(earlier)
    return clashing.length > mostNamed ? 'stop' : undefined
  })
  if (budget.left < 0) return notDecided
  if (clashing.length === 0) return none
  return { with: clashing.slice(0, mostNamed), isMore: clashing.length > mostNamed, isDecided: true }
}

function clash(earlier: CompiledRule, rule: CompiledRule, crosses: Relations['crosses']): boolean {
  return earlier.actions !== rule.actions && !earlier.isLeftOut && crosses(earlier, rule)
}

function isStillTrue(overlaps: Overlaps, rule: CompiledRule, place: number, change: TableChange): boolean {
  const { added, removed, crosses } = change
  if (change.sideOf(place) === 'before' || rule.isLeftOut) return true
  if (added.length > fewRules) return false
  const clashes = (earlier: CompiledRule) => clash(earlier, rule, crosses)
  // With more than are named, one that was not may be gone and leave fewer
  const isAnyGone = overlaps.isMore
    ? [...removed].some(clashes)
    : overlaps.with.some((earlier) => removed.has(earlier))
  return !isAnyGone && !added.some(clashes)
}
