import { newTestTurn, type TestTurn } from '@sdp/domain/tests'
import { expect, test } from 'vitest'
import { newState } from '../model/state.ts'
import { english, german } from '../testing/climate.ts'
import { turn } from '../turn/turn.ts'
import { saysSame } from './says-same.ts'

const context = { callHandler: async () => ({ returnValue: 'ok' }) }

async function spoken(said: string, state = newState(), program = english) {
  const outcome = await turn(program, state, said, context)
  return { said, language: program.language, trace: outcome.trace, state: outcome.state }
}

const aTurn = (parts: Partial<TestTurn>): TestTurn => ({ ...newTestTurn(), ...parts })
const driver = aTurn({ intent: 'warmer', slots: { zone: 'driver' } })

test('a turn with a sentence is said by that sentence alone, spaces aside', async () => {
  const one = { ...driver, sentences: { 'eng-USA': 'warmer for the driver' } }
  expect(saysSame(one, await spoken(' warmer  for the driver'))).toBe(true)
  expect(saysSame(one, await spoken('warmer at the driver'))).toBe(false)
})

test('a turn without a sentence in the language is said by whatever is understood as its intent with its values', async () => {
  expect(saysSame(driver, await spoken('warmer for the driver'))).toBe(true)
  expect(saysSame(driver, await spoken('warmer at the driver'))).toBe(true)
  expect(saysSame(driver, await spoken('warmer at the passenger'))).toBe(false)
  expect(saysSame(driver, await spoken('warmer'))).toBe(false)
  expect(saysSame(driver, await spoken('set the driver to 21'))).toBe(false)
  const inEnglish = { ...driver, sentences: { 'eng-USA': 'warmer for the driver' } }
  expect(saysSame(inEnglish, await spoken('wärmer beim fahrer', newState(), german))).toBe(true)
  expect(saysSame(aTurn({ intent: 'warmer' }), await spoken('warmer'))).toBe(true)
})

test('values are the same that are written alike', async () => {
  const warm = aTurn({ intent: 'warmer', slots: { zone: 'driver', degrees: '21' } })
  expect(saysSame(warm, await spoken('set the driver to 21'))).toBe(true)
})

test('a bare answer is said by the same value and no intent', async () => {
  const { state } = await spoken('warmer')
  const answer = await spoken('driver', state)
  expect(saysSame(aTurn({ slots: { zone: 'driver' } }), answer)).toBe(true)
  expect(saysSame(aTurn({ slots: { zone: 'passenger' } }), answer)).toBe(false)
  expect(saysSame(driver, answer)).toBe(false)
})

test('a turn that says nothing is said by nothing', async () => {
  expect(saysSame(newTestTurn(), await spoken('bla'))).toBe(false)
})

test('what the assistant asks back for is not understood yet', async () => {
  const { trace, ...one } = await spoken('warmer for the driver')
  const asking = { ...one, trace: { understood: { ...trace.understood, asksBack: true as const } } }
  expect(saysSame(driver, asking)).toBe(false)
})
