import { type Ask, type CompiledRule, mayMeet, meetsAsk } from './compiled-rule.ts'
import { getOrMake } from './get-or-make.ts'
import type { ValuesOf } from './input-values.ts'
import { representatives } from './representatives.ts'
import type { InputKey } from './situation.ts'

/** How what two rules ask of an input goes together; what is not sure counts as no. */
interface Relation {
  isShared: boolean
  isFirstInside: boolean
  isSecondInside: boolean
}

/** Says whether two rules match in one situation, while each also matches where the other does not. */
export type Crosses = (a: CompiledRule, b: CompiledRule) => boolean

/** Remembers how two questions about an input go together: tables ask the same ones again and again. */
export function relationFinder(valuesOf: ValuesOf): Crosses {
  const known = new Map<InputKey, Map<string, Relation>>()
  const relationOf = (input: InputKey, a: Ask | undefined, b: Ask | undefined): Relation => {
    const ofInput = getOrMake(known, input, () => new Map<string, Relation>())
    const key = `${a?.key ?? ''}\u0003${b?.key ?? ''}`
    return getOrMake(ofInput, key, () => findRelation(input, a, b, valuesOf))
  }
  return (a, b) => {
    if (!mayMeet(a, b)) return false
    let isFirstInside = true
    let isSecondInside = true
    const add = (input: InputKey, ofFirst: Ask | undefined, ofSecond: Ask | undefined) => {
      if (ofFirst?.key === ofSecond?.key) return true
      const relation = relationOf(input, ofFirst, ofSecond)
      isFirstInside &&= relation.isFirstInside
      isSecondInside &&= relation.isSecondInside
      return relation.isShared
    }
    for (const [input, ask] of a.asks) if (!add(input, ask, b.asks.get(input))) return false
    for (const [input, ask] of b.asks) if (!a.asks.has(input) && !add(input, undefined, ask)) return false
    return !isFirstInside && !isSecondInside
  }
}

function findRelation(input: InputKey, a: Ask | undefined, b: Ask | undefined, valuesOf: ValuesOf): Relation {
  const conditions = [...(a?.conditions ?? []), ...(b?.conditions ?? [])]
  const { states } = representatives(input, valuesOf(input), conditions)
  const inFirst = states.map((known) => a === undefined || meetsAsk(known, a))
  const inSecond = states.map((known) => b === undefined || meetsAsk(known, b))
  return {
    isShared: inFirst.some((isIn, at) => isIn && inSecond[at]),
    isFirstInside: inFirst.every((isIn, at) => !isIn || inSecond[at]),
    isSecondInside: inSecond.every((isIn, at) => !isIn || inFirst[at]),
  }
}
