import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('two who ask during a run share the run that follows', async () => {
  let runs = 0
  const run = oneAtATime(async () => ++runs)
  const answers = await Promise.all([run(), run()])
  expect([...answers, await run()]).toEqual([1, 1, 2])
})
