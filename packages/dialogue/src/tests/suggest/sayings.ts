import type { InputValue } from '@sdp/domain/decision-table'
import { sentenceCounter } from '@sdp/domain/expressions'
import type { Intent } from '@sdp/domain/intents'
import type { Slot } from '@sdp/domain/slots'
import type { Program } from '../../program/program.ts'
import type { Recogniser } from '../../recognise/recogniser.ts'
import { kindOfSlot } from '../../words/slot-values.ts'
import { type Constraints, satisfies, valuesAround } from './constraints.ts'

/** Slots that can be said together with an intent, at most as many sets. */
const maxSets = 12
/** Sentences of an expression that are looked through for its slots. */
const samples = 30

const known = new WeakMap<Recogniser, Map<Intent, string[][]>>()

/** The sets of slots that sentences of an intent say, smaller ones first. */
export function slotSetsOf(program: Program, intent: Intent): string[][] {
  const ofProgram = known.get(program.exact) ?? new Map<Intent, string[][]>()
  known.set(program.exact, ofProgram)
  const before = ofProgram.get(intent)
  if (before !== undefined) return before
  const sets = setsIn(program, intent)
  ofProgram.set(intent, sets)
  return sets
}

function setsIn({ domain, language }: Program, intent: Intent): string[][] {
  const counter = sentenceCounter(domain.reusableExpressions, language)
  const sets = new Map<string, string[]>()
  for (const { text } of intent.expressions) {
    for (const pattern of counter.samples(text, { size: samples, turn: 0 }).shown) {
      const pieces = pattern.split(' ').filter((piece) => piece.startsWith('$('))
      const names = [...new Set(pieces)].map((piece) => piece.slice(2, -1)).toSorted()
      sets.set(names.join(' '), names)
    }
  }
  return [...sets.values()].toSorted((one, other) => one.length - other.length).slice(0, maxSets)
}

/** As many ways to say the same slots with other values. */
const maxVariations = 4

/** Values for some slots with which they are as they have to be, said in this turn; none where one cannot be. */
export function valuesFor(
  { slots, language }: Program,
  names: readonly string[],
  constraints: Constraints,
): Record<string, InputValue>[] {
  const fitting = names.map((name) => fittingValues(slots.get(name), language, constraints))
  const variations = Math.min(maxVariations, Math.max(1, ...fitting.map((values) => values.length)))
  if (fitting.some((values) => values.length === 0)) return []
  return Array.from({ length: variations }, (_, at) =>
    Object.fromEntries(names.map((name, index) => [name, fitting[index]![at % fitting[index]!.length]!])),
  )
}

/** Whether a slot can be as it has to be: said now, said before, or never said. */
export function canBeBrought({ slots, language }: Program, name: string, constraints: Constraints): boolean {
  const input = `slots ${name}`
  if (satisfies(constraints, input, undefined)) return true
  const slot = slots.get(name)
  if (slot === undefined) return false
  return sayable(slot, language, constraints).some((said) => {
    const value = asRulesSee(slot, said)
    return [true, false].some((updated) => satisfies(constraints, input, { collected: true, updated, value }))
  })
}

function fittingValues(slot: Slot | undefined, language: string, constraints: Constraints): InputValue[] {
  if (slot === undefined) return []
  const input = `slots ${slot.name}`
  return sayable(slot, language, constraints).filter((value) =>
    satisfies(constraints, input, { collected: true, updated: true, value: asRulesSee(slot, value) }),
  )
}

function sayable(slot: Slot, language: string, constraints: Constraints): InputValue[] {
  switch (kindOfSlot(slot, language)) {
    case 'list':
      return slot.canonicals.filter(({ literals }) => literals.length > 0).map(({ name }) => name)
    case 'yesNo':
      return [true, false]
    case 'number':
      return [...otherNumbers, ...valuesAround(constraints.get(`slots ${slot.name}`))].filter(
        (value) => typeof value === 'number' && value >= 0,
      )
    case 'which':
      return [1, 2]
    case 'time':
      return ['7:30']
    case 'free':
      return [...(slot.exampleValues ?? []), 'quartz']
  }
}

const otherNumbers: readonly number[] = [20, 2, 100]

function asRulesSee({ type, valueType }: Slot, value: InputValue): InputValue {
  if (type !== 'yesNo' || valueType === 'Boolean') return value
  return value === true ? 'yes' : 'no'
}
