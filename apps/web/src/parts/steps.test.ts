import { expect, test } from 'vitest'
import { type Steps, stepBack, stepForward, withStep } from './steps.ts'

const start: Steps<string> = { past: [], now: '', future: [] }

test('steps go back and forward, and a new one ends what was ahead', () => {
  const two = withStep(withStep(start, 'a'), 'b')
  const back = stepBack(two)
  expect(back.now).toBe('a')
  expect(stepForward(back).now).toBe('b')
  expect(stepForward(withStep(back, 'c'))).toMatchObject({ now: 'c', future: [] })
  expect(stepBack(stepBack(stepBack(two))).now).toBe('')
})

test('letters that are typed into one field are one step', () => {
  const typed = withStep(withStep(withStep(start, 'j', 'value 1'), 'ja', 'value 1'), 'ja!', 'value 2')
  expect(stepBack(typed).now).toBe('ja')
  expect(stepBack(stepBack(typed)).now).toBe('')
})

test('the same value is no step', () => {
  expect(withStep(start, '')).toBe(start)
})
