import type { InputKey } from '../../nouns/conditions/situation.ts'
import { type Ask, type CompiledRule, mayMeet, meetsAsk } from './compiled-rule.ts'
import { getOrMake } from './get-or-make.ts'
import type { ValuesOf } from './input-values.ts'
import { representatives } from './representatives.ts'

/** How what two rules ask of an input goes together; for the states that were tried. */
interface Relation {
  isShared: boolean
  isFirstInside: boolean
  isSecondInside: boolean
  isComplete: boolean
}

/** How two rules go together. */
export interface Relations {
  /** Whether both match in some situation, while each also matches where the other does not. */
  crosses: (a: CompiledRule, b: CompiledRule) => boolean
  /** Whether one matches wherever another does, which can match at all. */
  covers: (one: CompiledRule, other: CompiledRule) => boolean
}

/** Remembers how two questions about an input go together: tables ask the same ones again and again. */
export function relationFinder(valuesOf: ValuesOf): Relations {
  type OfAsk = Map<Ask | undefined, Relation>
  const known = new Map<InputKey, Map<Ask | undefined, OfAsk>>()
  const relationOf = (input: InputKey, a: Ask | undefined, b: Ask | undefined): Relation => {
    const ofInput = getOrMake(known, input, () => new Map<Ask | undefined, OfAsk>())
    const ofAsk = getOrMake(ofInput, a, () => new Map())
    return getOrMake(ofAsk, b, () => findRelation(input, a, b, valuesOf))
  }
  return {
    crosses(a, b) {
      if (!mayMeet(a, b)) return false
      let isFirstInside = true
      let isSecondInside = true
      for (const [input, ask] of a.asks) {
        const other = b.asks.get(input)
        if (ask === other) continue
        const relation = relationOf(input, ask, other)
        if (!relation.isShared) return false
        isFirstInside &&= relation.isFirstInside
        isSecondInside &&= relation.isSecondInside
      }
      for (const [input, ask] of b.asks) {
        if (a.asks.has(input)) continue
        const relation = relationOf(input, undefined, ask)
        if (!relation.isShared) return false
        isFirstInside &&= relation.isFirstInside
        isSecondInside &&= relation.isSecondInside
      }
      return !isFirstInside && !isSecondInside
    },
    covers(one, other) {
      for (const [input, ask] of one.asks) {
        const asked = other.asks.get(input)
        if (asked === ask) continue
        const { isSecondInside, isComplete } = relationOf(input, ask, asked)
        if (!isSecondInside || !isComplete) return false
      }
      return true
    },
  }
}

function findRelation(input: InputKey, a: Ask | undefined, b: Ask | undefined, valuesOf: ValuesOf): Relation {
  const conditions = [...(a?.conditions ?? []), ...(b?.conditions ?? [])]
  const { states, isComplete } = representatives(input, valuesOf(input), conditions)
  const inFirst = states.map((known) => a === undefined || meetsAsk(known, a))
  const inSecond = states.map((known) => b === undefined || meetsAsk(known, b))
  return {
    isShared: inFirst.some((isIn, at) => isIn && inSecond[at]),
    isFirstInside: inFirst.every((isIn, at) => !isIn || inSecond[at]),
    isSecondInside: inSecond.every((isIn, at) => !isIn || inFirst[at]),
    isComplete,
  }
}
