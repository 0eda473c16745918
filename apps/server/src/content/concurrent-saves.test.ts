import { messages } from '@sdp/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestContent, type TestContent } from '../testing/test-content.ts'

let content: TestContent
beforeAll(async () => {
  content = await openTestContent()
})
afterAll(() => content.close())

test('of saves on one base at once one is kept and the others are told who was faster', async () => {
  const id = await content.newDomain()
  const { revision: baseRevision } = await content.store.read(id)
  const names = ['ann', 'bob', 'cem', 'dora', 'eva', 'finn']
  const outcomes = await Promise.allSettled(
    names.map((name) =>
      content.save(id, { justtalk: [name] }, { baseRevision, author: name, message: `by ${name}` }),
    ),
  )
  const kept = outcomes.flatMap((one, at) => (one.status === 'fulfilled' ? [{ at, saved: one.value }] : []))
  expect(kept).toHaveLength(1)
  const { at, saved } = kept[0]!
  for (const outcome of outcomes.toSpliced(at, 1)) {
    expect(outcome).toMatchObject({
      reason: {
        kind: 'taken',
        message: messages.domain.staleRevision,
        details: {
          revision: saved.revision,
          author: names[at],
          authorName: 'Mia',
          message: `by ${names[at]}`,
          at: new Date(saved.at).toISOString(),
        },
      },
    })
  }
  expect((await content.read(id)).justtalk).toEqual([names[at]])
})

test('a stale or unknown base is refused, and force saves all the same', async () => {
  const id = await content.newDomain()
  const { revision: baseRevision } = await content.store.read(id)
  await content.save(id, { justtalk: ['a'] })
  await expect(content.save(id, { justtalk: ['b'] }, { baseRevision })).rejects.toMatchObject({
    kind: 'taken',
  })
  await expect(content.save(id, { justtalk: ['b'] }, { baseRevision: 'nonsense' })).rejects.toMatchObject({
    kind: 'taken',
  })
  await content.save(id, { justtalk: ['c'] }, { baseRevision, force: true })
  expect((await content.read(id)).justtalk).toEqual(['c'])
})

test('a base with the same content is not stale, so that a change of general data does not get in the way (ruling R18)', async () => {
  const id = await content.newDomain()
  const { revision: baseRevision } = await content.store.read(id)
  const general = await content.save(id, {}, {}, { before: async () => true })
  expect(general.revision).not.toBe(baseRevision)
  await content.save(id, { justtalk: ['a'] }, { baseRevision })
  expect((await content.read(id)).justtalk).toEqual(['a'])
})

test('one save id many times in parallel is one revision', async () => {
  const id = await content.newDomain()
  const before = await content.count('revision')
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => content.save(id, { justtalk: ['a'] }, { saveId: 'save-0001' })),
  )
  expect(new Set(answers.map(({ revision }) => revision)).size).toBe(1)
  expect(await content.count('revision')).toBe(before + 1)

  await content.save(id, { justtalk: ['b'] })
  const late = await content.save(id, { justtalk: ['a'] }, { saveId: 'save-0001' })
  expect(late).toEqual(answers[0])
  expect((await content.read(id)).justtalk).toEqual(['b'])
  await expect(
    content.save(id, { justtalk: ['c'] }, { saveId: 'save-0001', author: 'x@sdp.example' }),
  ).rejects.toMatchObject({ kind: 'taken', message: messages.domain.saveIdTaken })
  await expect(content.save(id, { justtalk: ['b'] }, { saveId: 'save-0001' })).rejects.toMatchObject({
    kind: 'taken',
    message: messages.domain.saveIdReused,
  })
})

test('twenty saves of different entries at once all arrive', async () => {
  const id = await content.newDomain()
  const names = Array.from({ length: 20 }, (_, at) => `r${at}`)
  await Promise.all(
    names.map((name) =>
      content.save(id, { tts_responses: { $patch: { put: { [name]: [name] }, remove: [] } } }),
    ),
  )
  const { tts_responses } = await content.read(id)
  expect(tts_responses).toEqual(Object.fromEntries(names.map((name) => [name, [name]])))
})

test('what the step before refuses is not written, and neither is what the step after fails to announce', async () => {
  const id = await content.newDomain()
  const fail = async () => {
    throw new Error('no')
  }
  const before = [await content.count('revision'), await content.count('blob')]
  await expect(content.save(id, { justtalk: ['never 1'] }, {}, { before: fail })).rejects.toThrow('no')
  await expect(content.save(id, { justtalk: ['never 2'] }, {}, { after: fail })).rejects.toThrow('no')
  expect([await content.count('revision'), await content.count('blob')]).toEqual(before)
  expect((await content.read(id)).justtalk).toEqual([])
})

test('a save of a save point that is not there is refused', async () => {
  await expect(content.save('nowhere', { justtalk: [] })).rejects.toMatchObject({
    kind: 'missing',
    message: messages.domain.notFound('nowhere'),
  })
})
