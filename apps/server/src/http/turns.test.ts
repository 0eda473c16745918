import { expect, test } from 'vitest'
import { Busy, openTurns } from './turns.ts'

const patient = { atOnce: 2, waitMillis: 60_000, busy: 'busy' }

test('so many work at once, the others in the order in which they came', async () => {
  const turns = openTurns(patient)
  const started: string[] = []
  const take = async (who: string) => {
    const end = await turns.take(who)
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

test('nobody takes two turns while others wait', async () => {
  const turns = openTurns(patient)
  const end = await turns.take('ada')
  const second = turns.take('ada')
  await turns.take('max')
  end()
  await second
})

test('who waits too long is told so', async () => {
  const turns = openTurns({ ...patient, atOnce: 1, waitMillis: 1 })
  await turns.take('ada')
  await expect(turns.take('max')).rejects.toThrow(Busy)
})
