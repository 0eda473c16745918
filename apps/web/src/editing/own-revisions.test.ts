import { expect, test } from 'vitest'
import { enqueue, hasPendingCall, isOwnRevision, makeRevision } from './own-revisions.ts'

test('what makes revisions is done one after the other, also after one that failed (ruling R408)', async () => {
  const done: string[] = []
  let refuse: (why: Error) => void = () => undefined
  const first = makeRevision(() => new Promise<never>((_, reject) => (refuse = reject)))
  const second = enqueue(async () => void done.push('second'))
  const third = makeRevision(async () => {
    done.push('third')
    return { revision: 'r3' }
  })
  expect(hasPendingCall()).toBe(true)
  expect(done).toEqual([])
  refuse(new Error('refused'))
  await expect(first).rejects.toThrow('refused')
  await Promise.all([second, third])
  expect(done).toEqual(['second', 'third'])
  expect(hasPendingCall()).toBe(false)
})

test('the news of an own revision waits for its answer', async () => {
  let answer: (answer: { revision: string }) => void = () => undefined
  const made = makeRevision(() => new Promise<{ revision: string }>((resolve) => (answer = resolve)))
  const isOwn = isOwnRevision('r9')
  answer({ revision: 'r9' })
  await made
  expect(await isOwn).toBe(true)
})
