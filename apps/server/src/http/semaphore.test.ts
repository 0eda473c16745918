import { expect, test } from 'vitest'
import { Busy, openSemaphore } from './semaphore.ts'

const patient = { atOnce: 2, waitMillis: 60_000, busy: 'busy' }

test('at most the given number works at once, the others in the order in which they came', async () => {
  const semaphore = openSemaphore(patient)
  const started: string[] = []
  const take = async (who: string) => {
    const end = await semaphore.acquire(who)
    started.push(who)
    return end
  }
  const endAda = await take('ada')
  await take('max')
  const clara = take('clara')
  const paul = take('paul')
  expect(started).toEqual(['ada', 'max'])
  endAda()
  endAda()
  const endClara = await clara
  expect(started).toEqual(['ada', 'max', 'clara'])
  endClara()
  await paul
  expect(started).toEqual(['ada', 'max', 'clara', 'paul'])
})

test('nobody gets two permits while others wait', async () => {
  const semaphore = openSemaphore(patient)
  const end = await semaphore.acquire('ada')
  let hasSecond = false
  const second = semaphore.acquire('ada').then((endSecond) => {
    hasSecond = true
    return endSecond
  })
  const endMax = await semaphore.acquire('max')
  endMax()
  await semaphore.acquire('clara')
  expect(hasSecond).toBe(false)
  end()
  await second
})

test('who waits too long is told so', async () => {
  const semaphore = openSemaphore({ ...patient, atOnce: 1, waitMillis: 1 })
  await semaphore.acquire('ada')
  await expect(semaphore.acquire('max')).rejects.toThrow(Busy)
})
