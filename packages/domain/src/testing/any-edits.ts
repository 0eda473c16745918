import fc from 'fast-check'
import type { Domain } from '../model/domain.ts'
import { deepFreeze } from '../toolbox/freeze.ts'
import { Refused } from '../toolbox/refused.ts'
import { expectSoundEdit } from './expect-edit.ts'

/** Draws from what a domain holds at that moment. */
export interface Draw {
  /** One entry of a list; of an empty list the fallback. */
  one<T>(list: readonly T[], otherwise: T): T
  /** Some entries of a list, in its order. */
  some<T>(list: readonly T[]): T[]
  flag(): boolean
}

/** Edits by their names, each with arguments drawn for the domain as it is now. */
export type DrawnEdits = Record<string, (domain: Domain, draw: Draw) => Domain>

/** The name of an edit, with the numbers that its arguments are drawn with. */
export type DrawnStep = readonly [name: string, numbers: readonly number[]]

/** Edits one after the other. */
export type Sequence = readonly DrawnStep[]

/** Any sequence of these edits. */
export function anyEdits(edits: DrawnEdits, { maxLength = 20 } = {}): fc.Arbitrary<Sequence> {
  const names = fc.constantFrom(...Object.keys(edits))
  const drawn = fc.array(fc.nat(), { minLength: 8, maxLength: 8 })
  return fc.array(fc.tuple(names, drawn), { minLength: 1, maxLength })
}

/** The states of a domain under a sequence of edits, from the first on; what is refused changes nothing. */
export function statesAfter(start: Domain, edits: DrawnEdits, sequence: Sequence): Domain[] {
  const states = [deepFreeze(start)]
  for (const step of sequence) states.push(stateAfter(states.at(-1)!, edits, step))
  return states
}

/** A domain after one more edit; what is refused changes nothing. */
export function stateAfter(before: Domain, edits: DrawnEdits, [name, numbers]: DrawnStep): Domain {
  return deepFreeze(granted(() => edits[name]!(before, drawFrom(numbers))) ?? before)
}

/** Makes sequences of drawn edits and expects of each what holds after every edit. */
export function expectSoundEdits(start: Domain, edits: DrawnEdits): void {
  fc.assert(
    fc.property(anyEdits(edits), (sequence) => {
      const states = statesAfter(start, edits, sequence)
      for (let at = 1; at < states.length; at++) expectSoundEdit(states[at - 1]!, states[at]!)
    }),
    { numRuns: 200 },
  )
}

/** One of the names in a list; without any the edit cannot be wished for. */
export function knownName(draw: Draw, list: readonly { name: string }[]): string {
  const none = { name: '' }
  const { name } = draw.one(list, none)
  if (list.length === 0) throw new Refused('missing', 'There is nothing to edit')
  return name
}

export function granted(edit: () => Domain): Domain | undefined {
  try {
    return edit()
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}

function drawFrom(numbers: readonly number[]): Draw {
  let next = 0
  const number = () => numbers[next++ % numbers.length]!
  return {
    one: (list, otherwise) => (list.length === 0 ? otherwise : list[number() % list.length]!),
    some(list) {
      const bits = number()
      return list.filter((_, index) => (bits >> (index % 30)) & 1)
    },
    flag: () => number() % 2 === 0,
  }
}
