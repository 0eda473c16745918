import type { TextRecognitionReply } from '@sdp/api'
import { expect, test } from 'vitest'
import { inputLabel, whatIfOf, whatIfRows } from './what-if.ts'

const known = (value: string | number | boolean) => ({ collected: true, updated: false, value })
const full = {
  trace: {
    rounds: [{ situation: { intent: known('play'), 'slots genre': known('jazz'), 'slots count': known(3) } }],
  },
  passedOver: [
    [
      { module: 0, first: 1, last: 1, input: 'vehicleInputs speed', sentence: '' },
      { module: 0, first: 0, last: 0, input: 'slots genre', sentence: '' },
    ],
  ],
} as unknown as TextRecognitionReply['fullResponse']

test('what was known and what rules asked for can be changed', () => {
  expect(whatIfRows(full)).toEqual([
    { input: 'intent', text: 'play' },
    { input: 'slots genre', text: 'jazz' },
    { input: 'slots count', text: '3' },
    { input: 'vehicleInputs speed', text: '' },
  ])
  expect(whatIfRows(full).map(({ input }) => inputLabel(input))).toEqual([
    'Intent',
    'Slot genre',
    'Slot count',
    'Vehicle input speed',
  ])
})

test('only what was changed is sent, and an emptied value is taken away', () => {
  const before = whatIfRows(full)
  expect(whatIfOf(before, before)).toEqual({})
  const after = before.map((row, at) => ({ ...row, text: ['stop', '', '4', '120'][at]! }))
  expect(whatIfOf(before, after)).toEqual({
    intent: 'stop',
    slots: { genre: null, count: 4 },
    vehicleInputs: { speed: 120 },
  })
})

test('a feature flag is on or off, whatever is typed', () => {
  const before = [{ input: 'featureFlags night', text: '' }]
  expect(whatIfOf(before, [{ input: 'featureFlags night', text: 'true' }])).toEqual({
    featureFlags: { night: true },
  })
})
