import { expect, test } from 'vitest'
import { learningLine } from './learning-line.ts'

/** Learns for as long as it is said, in steps of 10 ms of a clock of the test's own. */
function makeTrainingSet() {
  let now = 0
  const done: string[] = []
  const join = learningLine(() => now)
  const learner = (millis: number) => ({ left: millis })
  return {
    done,
    learner,
    learn: async (name: string, of: { left: number }) => {
      const place = join(of)
      while (of.left > 0) {
        await place.turn()
        if (of.left <= 0) break
        of.left -= 10
        now += 10
        await Promise.resolve()
      }
      place.leave()
      done.push(name)
    },
  }
}

test('who came first has learned first; one that takes long lets others go first', async () => {
  const { done, learner, learn } = makeTrainingSet()
  await Promise.all([
    learn('long', learner(2000)),
    learn('first', learner(400)),
    learn('second', learner(400)),
    learn('third', learner(400)),
  ])
  expect(done).toEqual(['first', 'second', 'third', 'long'])
})

test('all who wait for the same are done with it, wherever they were in the queue', async () => {
  const { done, learner, learn } = makeTrainingSet()
  const shared = learner(400)
  await Promise.all([learn('one', shared), learn('other', learner(400)), learn('two', shared)])
  expect(done.slice(0, 2).sort()).toEqual(['one', 'two'])
  await learn('later', learner(10))
  expect(done).toHaveLength(4)
})
