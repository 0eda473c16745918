import type { InputValue } from '@sdp/domain/decision-table'
import type { SpokenSlot } from '../model/reading.ts'

/** Values of slots by their names. */
export type SlotValues = Readonly<Record<string, InputValue>>

/** What was said of slots; of one that was said twice, the last value counts, as it does for rules. */
export function saidValues(slots: readonly SpokenSlot[]): Record<string, InputValue> {
  return Object.fromEntries(slots.map(({ slot, value }) => [slot, value]))
}

/** Whether the same slots have the same values; a number and its text are the same. */
export function areSameValues(a: SlotValues, b: SlotValues): boolean {
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSameValue(a[name]!, b[name]!))
  )
}

/** Whether two values are written alike. */
export function isSameValue(a: InputValue, b: InputValue): boolean {
  return String(a) === String(b)
}

/** 'zone = driver and degrees = 21'. */
export function valuesInWords(values: SlotValues): string {
  return inWords(Object.entries(values).map(([name, value]) => `${name} = ${String(value)}`))
}

/** 'a, b and c'. */
export function inWords(list: readonly string[]): string {
  return list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`
}
