import { type InputValue, inputKey } from '@sdp/domain/decision-table'
import { expect, test } from 'vitest'
import { newState } from '../model/state.ts'
import { recall } from './memory.ts'

const callHandler = () => Promise.reject(new Error('There is no handler'))

function isNews(before: InputValue | undefined, now: InputValue): boolean | undefined {
  const vehicleInputs: Record<string, InputValue> = before === undefined ? {} : { seats: before }
  const seen = { vehicleInputs, contextInputs: {} }
  const { situation } = recall({ ...newState(), seen }, { callHandler, vehicleInputs: { seats: now } })
  return situation.get(inputKey('vehicleInputs', 'seats'))?.updated
}

test('what the car says is news when it is another value than before, also another list or no list any more', () => {
  expect(isNews(undefined, 'x')).toBe(false)
  expect(isNews('x', 'x')).toBe(false)
  expect(isNews('x', 'y')).toBe(true)
  expect(isNews(1, '1')).toBe(true)
  expect(isNews(['x', 2], ['x', 2])).toBe(false)
  expect(isNews(['x', 2], ['x', 3])).toBe(true)
  expect(isNews(['x'], ['x', 3])).toBe(true)
  expect(isNews(['x'], 'x')).toBe(true)
  expect(isNews('x', ['x'])).toBe(true)
})
