import type { Condition } from '../../model/rule.ts'
import { type InputKey, type Known, meets } from '../../nouns/conditions/situation.ts'
import { allBits, type Bits, both, isInside, isNone, noBits, setBit } from './bits.ts'
import { type Ask, argumentKey, type CompiledRule, meetsAsk, valueKeys } from './compiled-rule.ts'
import { getOrMake } from './get-or-make.ts'
import type { ValuesOf } from './input-values.ts'
import { representatives } from './representatives.ts'

/** The situations that some rules distinguish, as far as certain conditions hold in them. */
export interface Space {
  axes: readonly Axis[]
  /** The part of it in which a rule matches, or nothing where there is none. */
  boxOf: (rule: CompiledRule) => Box | undefined
}

/** One input of a space. */
export interface Axis {
  input: InputKey
  states: readonly Known[]
  isComplete: boolean
}

/** A part of a space: the inputs that are limited, by their numbers, each with what it is limited to. */
export type Box = readonly (readonly [axis: number, allowed: Bits])[]

/** The situations in which `asked` holds, as far as `rules` distinguish them; or the input that cannot be so. */
export function makeSpace(
  asked: CompiledRule['asks'],
  rules: readonly CompiledRule[],
  valuesOf: ValuesOf,
): Space | { impossible: InputKey } {
  const different = new Map<InputKey, Set<Ask>>()
  gatherAsks(asked, different)
  for (const { asks } of rules) gatherAsks(asks, different)
  const axes: (Axis & { sideOf: (ask: Ask) => Side })[] = []
  const numbers = new Map<InputKey, number>()
  for (const [input, asks] of different) {
    const conditions = [...asks].flatMap((one) => one.conditions)
    const { states: all, isComplete } = representatives(input, valuesOf(input), conditions)
    const ask = asked.get(input)
    const states = ask === undefined ? all : all.filter((known) => meetsAsk(known, ask))
    if (states.length === 0 && isComplete) return { impossible: input }
    numbers.set(input, axes.length)
    axes.push({ input, states, isComplete, sideOf: sideFinder(states) })
  }
  return {
    axes,
    boxOf({ isLeftOut, asks }) {
      if (isLeftOut) return undefined
      const box: [number, Bits][] = []
      for (const [input, ask] of asks) {
        const number = numbers.get(input)!
        const { allowed, isEmpty, isWhole } = axes[number]!.sideOf(ask)
        if (isEmpty) return undefined
        if (!isWhole) box.push([number, allowed])
      }
      return box
    },
  }
}

function gatherAsks(asks: CompiledRule['asks'], different: Map<InputKey, Set<Ask>>): void {
  for (const [input, ask] of asks) getOrMake(different, input, () => new Set<Ask>()).add(ask)
}

/** The states of an input that meet what a rule asks. */
interface Side {
  allowed: Bits
  isEmpty: boolean
  isWhole: boolean
}

/** Finds the states that meet what a rule asks, each question once. */
function sideFinder(states: readonly Known[]): (ask: Ask) => Side {
  const known = new Map<Ask, Side>()
  const whole = allBits(states.length)
  const byValue = new Map<string, number[]>()
  states.forEach(({ value }, at) => {
    for (const key of valueKeys(value)) getOrMake(byValue, key, () => []).push(at)
  })
  const findStates = (condition: Condition): Bits => {
    const bits = noBits(states.length)
    const among =
      condition.matcher === 'EqualsMatcher'
        ? condition.arguments.flatMap((argument) => byValue.get(argumentKey(argument)) ?? [])
        : states.keys()
    for (const at of among) if (meets(states[at]!, condition)) setBit(bits, at)
    return bits
  }
  return (ask) =>
    getOrMake(known, ask, () => {
      const allowed = ask.conditions.map(findStates).reduce(both)
      return { allowed, isEmpty: isNone(allowed), isWhole: isInside(whole, allowed) }
    })
}
