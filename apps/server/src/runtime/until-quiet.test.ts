import { expect, test } from 'vitest'
import { untilQuiet } from './until-quiet.ts'

/** A clock that stops until somebody looks after a number of milliseconds. */
function inTime() {
  let now = 1000
  let waiting: { look: () => void; at: number } | undefined
  const quiet = untilQuiet({
    clock: () => now,
    wait: (look, millis) => {
      waiting = { look, at: now + millis }
    },
  })
  const pass = (millis: number) => {
    now += millis
    const due = waiting !== undefined && waiting.at <= now ? waiting : undefined
    if (due === undefined) return
    waiting = undefined
    due.look()
  }
  return { ...quiet, pass }
}

test('work begins at once where nothing was asked for', () => {
  const { defer, pass } = inTime()
  let isDone = false
  defer(() => (isDone = true))
  expect(isDone).toBe(false)
  pass(0)
  expect(isDone).toBe(true)
})

test('work waits until nothing was asked for during a moment', () => {
  const { defer, disturb, pass } = inTime()
  let isDone = false
  disturb()
  defer(() => (isDone = true))
  pass(0)
  pass(40)
  disturb()
  pass(10)
  expect(isDone).toBe(false)
  pass(40)
  expect(isDone).toBe(true)
})

test('work that is never left in quiet goes on all the same', () => {
  const { defer, disturb, pass } = inTime()
  let isDone = false
  defer(() => (isDone = true))
  disturb()
  let passed = 0
  while (!isDone && passed < 1000) {
    pass(10)
    passed += 10
    disturb()
  }
  expect(passed).toBeLessThanOrEqual(300)
  expect(isDone).toBe(true)
})
