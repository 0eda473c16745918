import { type ConceptFilter, concepts, conceptsAtOnce, domains, sessions } from '@sdp/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let other: TestServer
let clara: Caller
let ada: Caller
beforeAll(async () => {
  server = await startTestServer()
  other = await startTestServer({}, { databaseUrl: server.databaseUrl })
  clara = await server.as('clara')
  ada = await other.as('ada')
})
afterAll(async () => {
  await other?.close()
  await server?.close()
})

async function found(search: string, language = 'deu-DEU', by = clara): Promise<string[]> {
  const { body } = await by.call(concepts.query, {
    params: { page: 1 },
    body: { filter: { search }, language },
  })
  return body.concepts.map(({ concept_name }) => concept_name)
}

const german = (text: string, id = 'new__1') => ({ id, language: 'deu-DEU', text })

test('a search finds what any server has written since the last one, whatever the case', async () => {
  expect(await found('äpfel')).toEqual([])
  expect(await found('äpfel', 'deu-DEU', ada)).toEqual([])
  const { body: apple } = await clara.call(concepts.create, {
    body: {
      concept_name: 'APPLE_CONCEPT',
      type: 2,
      texts: [german('ÄPFEL und 100 % Saft'), german('_Birnen', 'new__2')],
    },
  })
  for (const by of [clara, ada]) {
    for (const words of ['äpfel', '100 %', '_b', 'apple_c'])
      expect(await found(words, 'deu-DEU', by)).toEqual(['APPLE_CONCEPT'])
    for (const words of ['saft_', 'Saft Birnen', 'x']) expect(await found(words, 'deu-DEU', by)).toEqual([])
    expect(await found('äpfel', 'fra-FRA', by)).toEqual([])
  }
  const texts = [
    { id: apple.translations[0]!.texts.find(({ text }) => text.startsWith('Ä'))!.id, text: 'Kirschen' },
  ]
  await ada.call(concepts.update, {
    params: { name: apple.name },
    body: { version: 1, concept_name: 'CHERRY_CONCEPT', texts },
  })
  expect(await found('äpfel')).toEqual([])
  expect(await found('kirschen')).toEqual(['CHERRY_CONCEPT'])
  expect(await found('apple')).toEqual([])
  await clara.call(concepts.remove, { params: { id: apple.id }, query: { version: 2 } })
  expect(await found('kirschen', 'deu-DEU', ada)).toEqual([])
})

test('more languages than are remembered are searched one after another', async () => {
  const languages = [
    'ara-SAU',
    'bul-BGR',
    'ces-CZE',
    'dan-DNK',
    'deu-DEU',
    'ell-GRC',
    'fin-FIN',
    'fra-FRA',
    'heb-ISR',
    'ita-ITA',
  ]
  const texts = languages.map((language, at) => ({ id: `new__${at}`, language, text: `Wort ${language}` }))
  await clara.call(concepts.create, { body: { concept_name: 'MANY_CONCEPT', type: 2, texts } })
  for (const language of [...languages, ...languages])
    expect(await found(`wort ${language}`, language)).toEqual(['MANY_CONCEPT'])
})

test('filters, order and domains follow what another server has written', async () => {
  const search = 'follow_'
  const asked = async (filter: ConceptFilter = {}) => {
    const body = {
      filter: { ...filter, search },
      sortBy: { column: 'updated_on', descending: true },
    } as const
    const { body: page } = await clara.call(concepts.query, { params: { page: 1 }, body })
    concepts.query.shapes.reply.parse(page)
    return page.concepts
  }
  const named = async (filter: ConceptFilter) => (await asked(filter)).map(({ concept_name }) => concept_name)
  const create = (concept_name: string) =>
    clara.call(concepts.create, { body: { concept_name, type: 2, texts: [german('Wort')] } })
  await create('FOLLOW_A_CONCEPT')
  await create('FOLLOW_B_CONCEPT')
  expect(await named({})).toEqual(['FOLLOW_B_CONCEPT', 'FOLLOW_A_CONCEPT'])
  expect(await named({ languages: ['fra-FRA'] })).toEqual([])
  const texts = [{ id: 'new__2', language: 'fra-FRA', text: 'Mot' }]
  await ada.call(concepts.update, {
    params: { name: 'FOLLOW_A_CONCEPT' },
    body: { version: 1, ttsTuningStatus: 'done', type: 1, texts },
  })
  expect(await named({})).toEqual(['FOLLOW_A_CONCEPT', 'FOLLOW_B_CONCEPT'])
  const filter = { languages: ['fra-FRA'], tts_tuning_status: ['done' as const], types: [1 as const] }
  expect(await asked(filter)).toMatchObject([{ version: 2, languages: ['deu-DEU', 'fra-FRA'] }])

  const params = { id: 'follower' }
  await ada.call(domains.create, {
    body: { name: 'Follower', languages: [{ language: 'deu-DEU' }], embedded: true },
  })
  expect(await named({ isUsed: true })).toEqual([])
  await ada.call(sessions.start, { params, query: {}, body: { message: 'work' } })
  const updates = { tts_responses: { ok: ['FOLLOW_B_CONCEPT'] } }
  await ada.call(domains.update, { params, query: {}, body: { updates, commit_message: 'Mentions' } })
  expect(await asked({ isUsed: true })).toMatchObject([
    { concept_name: 'FOLLOW_B_CONCEPT', domains: ['Follower'] },
  ])
  const { status } = await ada.call(domains.remove, { params })
  expect(status).toBe(200)
  expect(await named({ isUsed: true })).toEqual([])
})

test('of a query that was answered before only what changed since is sent, with its place', async () => {
  const sortBy = { column: 'concept_name', descending: true } as const
  const question = { filter: { search: 'since_', types: [2 as const] }, sortBy, language: 'deu-DEU' }
  const all = async () => (await clara.call(concepts.query, { params: { page: 1 }, body: question })).body
  const changed = async (since: number, more: ConceptFilter = {}) => {
    const body = { ...question, filter: { ...question.filter, ...more }, since }
    const { body: reply } = await clara.call(concepts.queryChanged, { body })
    return concepts.queryChanged.shapes.reply.parse(reply)
  }
  const made = new Map<string, string>()
  for (const letter of 'ABCD') {
    const concept_name = `SINCE_${letter}_CONCEPT`
    const { body } = await clara.call(concepts.create, {
      body: { concept_name, type: 2, texts: [german('Wort')] },
    })
    made.set(letter, body.id)
  }
  const { newest } = await all()
  expect(await changed(newest)).toEqual({ changed: [], total: 4, newest })

  const update = (letter: string, change: { concept_name?: string; type?: 1 | 2 }) =>
    ada.call(concepts.update, {
      params: { name: `SINCE_${letter}_CONCEPT` },
      body: { version: 1, ...change },
    })
  await update('A', { concept_name: 'SINCE_Z_CONCEPT' })
  await update('B', { type: 1 })
  await ada.call(concepts.remove, { params: { id: made.get('C')! }, query: { version: 1 } })
  const changes = await changed(newest)
  const now = await all()
  expect(now.concepts.map(({ concept_name }) => concept_name)).toEqual(['SINCE_Z_CONCEPT', 'SINCE_D_CONCEPT'])
  expect(changes).toMatchObject({ total: 2, newest: now.newest })
  expect(changes.changed).toHaveLength(3)
  expect(changes.changed).toEqual(
    expect.arrayContaining([
      { id: made.get('A'), at: 0, concept: now.concepts[0] },
      { id: made.get('B') },
      { id: made.get('C') },
    ]),
  )
  // Domains change what is used, and have no entry in the history of a concept
  expect((await changed(newest, { isUsed: false })).changed).toBeNull()

  const many = Array.from({ length: conceptsAtOnce + 1 }, (_, at) => ({
    concept_name: `OTHER_${at}X_CONCEPT`,
    type: 2 as const,
  }))
  await ada.call(concepts.bulk, { body: { concepts: many } })
  expect((await changed(newest)).changed).toBeNull()
})
