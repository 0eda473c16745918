import { expect, test } from 'vitest'
import { inSlices } from './pace.ts'

function* busyFor(millis: number): Generator<undefined, string> {
  const until = performance.now() + millis
  while (performance.now() < until) yield
  return 'done'
}

test('long work in slices lets others have their turn again and again', async () => {
  let turns = 0
  let isOver = false
  const others = () => {
    turns += 1
    if (!isOver) setImmediate(others)
  }
  setImmediate(others)
  expect(await inSlices(busyFor(200))).toBe('done')
  isOver = true
  expect(turns).toBeGreaterThanOrEqual(3)
})
