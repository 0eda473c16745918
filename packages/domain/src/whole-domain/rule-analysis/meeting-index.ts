import type { InputKey } from '../../nouns/conditions/situation.ts'
import { type Bits, noBits, setBit } from './bits.ts'
import type { CompiledRule } from './compiled-rule.ts'
import { getOrMake } from './get-or-make.ts'

/** The places of the rules that ask a value of an input; as bits where they are many. */
type Places = number[] | Bits

interface OfInput {
  byValue: Map<string, Places>
  /** The rules that do not ask for a value of it. */
  others: Bits
}

const fewPlaces = 64

/** Gives one place after the other, in order; undefined after the last. */
export type NextPlace = () => number | undefined

/** Finds the places before another of all rules that ask for no other values than a rule does. */
export function indexPlaces(
  rules: readonly CompiledRule[],
): (rule: CompiledRule, before: number) => NextPlace {
  const words = (rules.length + 31) >>> 5
  const inputs = new Map<InputKey, OfInput>()
  const alive = noBits(rules.length)
  rules.forEach(({ isLeftOut, asks }, place) => {
    if (isLeftOut) return
    setBit(alive, place)
    for (const [input, { fixed }] of asks) {
      if (fixed === undefined) continue
      const { byValue } = getOrMake(inputs, input, () => ({ byValue: new Map(), others: noBits(0) }))
      for (const value of fixed) (getOrMake(byValue, value, () => []) as number[]).push(place)
    }
  })
  for (const ofInput of inputs.values()) {
    ofInput.others = alive.slice()
    for (const [value, places] of ofInput.byValue as Map<string, number[]>) {
      for (const place of places) ofInput.others[place >>> 5]! &= ~(1 << (place & 31))
      if (places.length > fewPlaces) ofInput.byValue.set(value, asBits(places, rules.length))
    }
  }

  const found = new Uint32Array(words)
  const ofOne = new Uint32Array(words)
  return ({ asks }, before) => {
    const last = (before + 31) >>> 5
    for (let word = 0; word < last; word++) found[word] = alive[word]!
    for (const [input, { fixed }] of asks) {
      const ofInput = fixed && inputs.get(input)
      if (ofInput === undefined) continue
      for (let word = 0; word < last; word++) ofOne[word] = ofInput.others[word]!
      for (const value of fixed!) addPlaces(ofOne, ofInput.byValue.get(value), last)
      for (let word = 0; word < last; word++) found[word]! &= ofOne[word]!
    }
    return placesIn(found, before)
  }
}

function asBits(places: readonly number[], size: number): Bits {
  const bits = noBits(size)
  for (const place of places) setBit(bits, place)
  return bits
}

function addPlaces(bits: Bits, places: Places | undefined, words: number): void {
  if (places === undefined) return
  if (Array.isArray(places)) for (const place of places) setBit(bits, place)
  else for (let word = 0; word < words; word++) bits[word]! |= places[word]!
}

function placesIn(bits: Bits, before: number): NextPlace {
  const words = (before + 31) >>> 5
  let word = 0
  let left = words === 0 ? 0 : bits[0]!
  return () => {
    while (left === 0) {
      if (++word >= words) return undefined
      left = bits[word]!
    }
    const place = word * 32 + (31 - Math.clz32(left & -left))
    left &= left - 1
    return place < before ? place : undefined
  }
}
