import type { Ask, CompiledRule } from './compiled-rule.ts'
import type { Budget } from './cover.ts'
import type { Verdict } from './judge.ts'
import type { Relations } from './relations.ts'
import { seeMeeting } from './rule-index.ts'
import { carriedOver, fewRules, type TableChange } from './table-change.ts'

/**
 * The first earlier rules with other actions that a rule shares situations with, where each has some of its own too
 * (ruling R96).
 */
export interface Overlaps {
  with: readonly CompiledRule[]
  /** Whether there are more of them. */
  isMore: boolean
  /** The next of them: while it is there, there are more. */
  next?: CompiledRule | undefined
  isDecided: boolean
}

/** How many are named of each rule. */
const maxNamed = 3

/** How many pairs are compared after one edit before nothing more is decided. */
const maxPairs = 300_000

const none: Overlaps = { with: [], isMore: false, isDecided: true }
/** Of a rule that never fires nobody asks. */
const notAsked: Overlaps = { ...none }
const notDecided: Overlaps = { with: [], isMore: false, isDecided: false }

/** Finds the overlaps of the rules of a table. */
export function findOverlaps(
  last: readonly Overlaps[],
  verdicts: readonly Verdict[],
  change: TableChange,
): Overlaps[] {
  const budget = { left: maxPairs }
  const isAllNew = areOthersCompared(change)
  const found = carriedOver(last, change)
  const before = new Set(change.rules.slice(0, change.start))
  for (const place of isAllNew ? found.keys() : change.concerned) {
    const old = found[place]
    if (verdicts[place]!.kind !== 'fires') found[place] = notAsked
    else if (
      isAllNew ||
      old === undefined ||
      old === notAsked ||
      !isStillTrue(old, place, { change, before })
    ) {
      found[place] = overlapsAt(place, change, budget)
    }
  }
  return found as Overlaps[]
}

/** The matchers that distinguish values of an intent or request that no rule names. */
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
  for (const [input, before] of otherValues) {
    const isName = input === 'intent' || input === 'request'
    // Who asks for every name asks for any: that may be over, or so now
    const fewest = Math.min(before?.length ?? 0, valuesOf(input).length)
    const isCompared = ({ fixed, conditions }: Ask) =>
      !isName || (fixed?.size ?? 0) >= fewest || conditions.some(({ matcher }) => valueMatchers.has(matcher))
    for (const { asks } of rules) {
      const ask = asks.get(input)
      if (ask !== undefined && isCompared(ask)) return true
    }
  }
  return false
}

function overlapsAt(place: number, { rules, index, crosses }: TableChange, budget: Budget): Overlaps {
  const rule = rules[place]!
  const clashing: CompiledRule[] = []
  seeMeeting(index, rule, place, (earlier) => {
    if (--budget.left < 0) return 'stop'
    if (clash(earlier, rule, crosses)) clashing.push(earlier)
    return clashing.length > maxNamed ? 'stop' : undefined
  })
  if (budget.left < 0) return notDecided
  if (clashing.length === 0) return none
  const next = clashing[maxNamed]
  return { with: clashing.slice(0, maxNamed), isMore: next !== undefined, next, isDecided: true }
}

function clash(earlier: CompiledRule, rule: CompiledRule, crosses: Relations['crosses']): boolean {
  return earlier.actions !== rule.actions && !earlier.isLeftOut && crosses(earlier, rule)
}

function isStillTrue(
  overlaps: Overlaps,
  place: number,
  { change, before }: { change: TableChange; before: ReadonlySet<CompiledRule> },
): boolean {
  const { rules, start, added, removed, crosses } = change
  const rule = rules[place]!
  if (place < start) return true
  if (added.length > fewRules) return false
  const { with: named, next } = overlaps
  if (named.some((earlier) => removed.has(earlier)) || (next !== undefined && removed.has(next))) return false
  // One that came behind those that are named is one more of the others; a rule named twice may stand on both sides
  const isBefore = (earlier: CompiledRule, at: number) => before.has(earlier) && named.indexOf(earlier) === at
  if (next !== undefined && named.every(isBefore)) return true
  return !added.some((earlier) => clash(earlier, rule, crosses))
}
