import type { InputKey, Known, Situation } from '../../nouns/conditions/situation.ts'
import { firstBit } from './bits.ts'
import type { CompiledRule } from './compiled-rule.ts'
import { type Budget, coverOf, type Region } from './cover.ts'
import type { ValuesOf } from './input-values.ts'
import { type Axis, makeSpace } from './space.ts'

/** Whether a rule can fire, with what shows it. */
export type Verdict =
  /** A situation in which it does. */
  | { kind: 'fires'; in: Situation }
  /** The earlier rules that take everything it matches; none of them can be left out (ruling R96). */
  | { kind: 'hidden'; by: readonly CompiledRule[] }
  /** An input of which it asks what never holds. */
  | { kind: 'impossible'; input: InputKey }
  | { kind: 'not decided' }
  /** Wrong in itself, which is reported elsewhere. */
  | { kind: 'left out' }

const notDecided: Verdict = { kind: 'not decided' }

/** Judges a rule against the earlier rules that may take what it matches. */
export function judge(
  rule: CompiledRule,
  earlier: readonly CompiledRule[],
  { valuesOf, budget }: { valuesOf: ValuesOf; budget: Budget },
): Verdict {
  const space = makeSpace(rule.asks, earlier, valuesOf)
  if ('impossible' in space) return { kind: 'impossible', input: space.impossible }
  const { axes, boxOf } = space
  if (axes.some(({ states }) => states.length === 0)) return notDecided
  const boxes = earlier.flatMap((one) => {
    const box = boxOf(one)
    return box === undefined ? [] : [{ rule: one, box }]
  })
  // Those that limit little take much: with them first the search is short
  const sorted = boxes.toSorted((a, b) => a.box.length - b.box.length)
  const cover = coverOf(
    axes,
    sorted.map(({ box }) => box),
    budget,
  )
  if (cover === 'not decided') return notDecided
  if ('free' in cover) return { kind: 'fires', in: situationOf(axes, cover.free) }

  let by = sorted.filter((_, at) => cover.by.has(at))
  if (by.some((one) => isUnsure(one.rule, rule, axes))) return notDecided
  for (const one of by.toReversed()) {
    if (by.length === 1) break
    const others = by.filter((other) => other !== one)
    const left = coverOf(
      axes,
      others.map(({ box }) => box),
      budget,
    )
    if (left !== 'not decided' && 'by' in left) by = others.filter((_, at) => left.by.has(at))
  }
  return { kind: 'hidden', by: by.map((one) => one.rule) }
}

/** Whether a rule asks for something of which not every case was looked at, unless the other asks for the same. */
export function isUnsure(
  rule: CompiledRule,
  other: Pick<CompiledRule, 'asks'>,
  axes: readonly Axis[],
): boolean {
  return axes.some(({ input, isComplete }) => {
    if (isComplete) return false
    const ask = rule.asks.get(input)
    return ask !== undefined && ask.key !== other.asks.get(input)?.key
  })
}

function situationOf(axes: readonly Axis[], region: Region): Situation {
  return new Map(
    axes.map(({ input, states }, axis): [InputKey, Known] => [input, states[firstBit(region[axis]!)]!]),
  )
}
