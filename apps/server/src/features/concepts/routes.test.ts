import {
  type ConceptConflict,
  type ConceptFilter,
  concepts,
  domains,
  sessions,
  type UploadedConcepts,
} from '@sdp/api'
import { messages } from '@sdp/domain'
import { writeWorkbook } from '@sdp/domain/workbooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { conceptWordings } from '../../records/concept-texts.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let clara: Caller
let ada: Caller
let paul: Caller
beforeAll(async () => {
  server = await startTestServer()
  clara = await server.as('clara')
  ada = await server.as('ada')
  paul = await server.as('paul')
})
afterAll(() => server?.close())

let count = 0
const newName = (begin = 'TEST') => `${begin}_${++count}X_CONCEPT`

const german = { id: 'new__1', language: 'deu-DEU', type: 'textprompt' as const, text: 'Gespeichert' }
const english = { id: 'new__2', language: 'eng-USA', type: 'textprompt' as const, text: 'Saved' }

async function create(concept_name = newName(), more = {}) {
  const { body, status } = await clara.call(concepts.create, {
    body: { concept_name, type: 2, texts: [german, english], ...more },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

const read = async (name: string) => (await paul.call(concepts.read, { params: { name } })).body
const query = async (
  filter: ConceptFilter = {},
  language = 'deu-DEU',
  sortBy?: { column: 'concept_name' | 'updated_on'; descending?: boolean },
) => (await paul.call(concepts.query, { params: { page: 1 }, body: { filter, language, sortBy } })).body

test('[CONC-003] [CONC-034] [CONC-039] [CONC-013] [CONC-014] [CONC-015] [CONC-016] a concept is read with its texts in every language and its history', async () => {
  const name = newName()
  await create(name, { description: 'After saving' })
  const concept = await read(name)
  const text = {
    isActive: true,
    type: 'textprompt',
    translationJobIds: [],
    historyPointIds: [expect.any(Number)],
  }
  expect(concept).toMatchObject({
    name,
    type: 2,
    description: 'After saving',
    ttsTuningStatus: 'open',
    version: 1,
    translations: [
      { language: { id: 7, code: 'deu-DEU' }, texts: [{ ...text, text: 'Gespeichert' }] },
      { language: { id: 12, code: 'eng-USA' }, texts: [{ ...text, text: 'Saved' }] },
    ],
    meta: {
      historyPoints: [{ action: 'created', by: 'clara@sdp.example', version: 1 }],
      translationJobs: [],
    },
  })
  expect((await paul.call(concepts.read, { params: { name: 'NOBODY_CONCEPT' } })).status).toBe(404)
})

test('[CONC-024] [CONC-038] a text with a temporary id is added under one of its own, and one that is not named stays', async () => {
  const { name, translations } = await create()
  const [kept] = translations[0]!.texts
  expect(kept!.id).not.toMatch(/^new__/)
  const french = { id: 'new__9', language: 'fra-FRA', text: 'Enregistré' }
  const { body } = await clara.call(concepts.update, {
    params: { name },
    body: { version: 1, texts: [french] },
  })
  expect(body.translations.map(({ language, texts }) => [language.code, texts[0]?.text])).toEqual([
    ['deu-DEU', 'Gespeichert'],
    ['eng-USA', 'Saved'],
    ['fra-FRA', 'Enregistré'],
  ])
  expect(body.version).toBe(2)
})

test('[CONC-022] [CONC-023] a deactivated text is not answered any more, and a reactivated one is', async () => {
  const { name, translations } = await create()
  const { id } = translations[0]!.texts[0]!
  const texts = async () =>
    (await paul.call(concepts.texts, { params: { language: 'deu-DEU' }, query: { conceptNames: name } })).body
  const set = (version: number, isActive: boolean) =>
    clara.call(concepts.update, { params: { name }, body: { version, texts: [{ id, isActive }] } })
  await set(1, false)
  expect(await texts()).toEqual([])
  await set(2, true)
  expect(await texts()).toEqual([
    { id, concept_name: name, type: 2, language: 'deu-DEU', text: 'Gespeichert' },
  ])
})

test('the texts that a page asks for are those that the dialogue of the server says, in the same order', async () => {
  const [one, two] = [newName(), newName()]
  await create(one, {
    texts: [german, { ...german, id: 'new__3', text: 'Erledigt' }, { ...german, id: 'new__4', text: 'Aha' }],
  })
  await create(two, { texts: [{ ...german, type: 'voiceprompt', text: 'Ich habe es' }] })
  const renamed = newName('NEW')
  await clara.call(concepts.update, { params: { name: two }, body: { version: 1, concept_name: renamed } })
  const names = [two, one, newName()]
  const { body } = await paul.call(concepts.texts, {
    params: { language: 'deu-DEU' },
    query: { conceptNames: names.join(',') },
  })
  const said = await conceptWordings(server.deps.db, 'deu-DEU', names)
  expect(said.map(({ name, text }) => [name, text])).toContainEqual([two, 'Ich habe es'])
  expect(
    body.map(({ concept_name: name, type, text }) => ({ name, type: type === 1 ? 'voice' : 'text', text })),
  ).toEqual(said)
})

test('[CONC-037] texts are answered for names and types with commas between them, former names too', async () => {
  const [one, two] = [newName(), newName()]
  await create(one)
  await create(two, {
    texts: [german, { ...german, id: 'new__3', type: 'voiceprompt', text: 'Ich habe es' }],
  })
  const ask = async (query: { conceptNames: string; types?: string }) => {
    const { body } = await paul.call(concepts.texts, { params: { language: 'DEU-deu' }, query })
    return body.map(({ concept_name, text }) => [concept_name, text])
  }
  expect(await ask({ conceptNames: `${one},${two}` })).toEqual([
    [one, 'Gespeichert'],
    [two, 'Gespeichert'],
    [two, 'Ich habe es'],
  ])
  expect(await ask({ conceptNames: `${one},${two}`, types: '1' })).toEqual([[two, 'Ich habe es']])
  await clara.call(concepts.update, {
    params: { name: one },
    body: { version: 1, concept_name: newName('NEW') },
  })
  expect(await ask({ conceptNames: one, types: '2' })).toEqual([[one, 'Gespeichert']])
})

test('two editors never overwrite each other: the second is told who changed what (ruling R186)', async () => {
  const { name, translations } = await create()
  const { id } = translations[0]!.texts[0]!
  await ada.call(concepts.update, {
    params: { name },
    body: { version: 1, description: 'Theirs', texts: [{ id, text: 'Sicher' }] },
  })
  const mine = await clara.call(concepts.update, {
    params: { name },
    body: { version: 1, texts: [{ id, text: 'Behalten' }] },
  })
  expect(mine.status).toBe(409)
  const { message, details } = mine.body as unknown as { message: string; details: ConceptConflict }
  expect(message).toBe(`${name} was changed by Ada Lovelace meanwhile`)
  expect(details).toMatchObject({
    by: 'ada@sdp.example',
    version: 2,
    changes: [
      { what: 'description', before: '', after: 'Theirs' },
      { what: 'text', textId: id, language: 'deu-DEU', before: 'Gespeichert', after: 'Sicher' },
    ],
  })
  expect((await read(name)).translations[0]!.texts[0]!.text).toBe('Sicher')
})

test('of two changes at the same moment one is refused', async () => {
  const { name } = await create()
  const both = ['One', 'Two'].map((description) =>
    clara.call(concepts.update, { params: { name }, body: { version: 1, description } }),
  )
  expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409])
})

test('[CONC-047] every change can be taken back, a deletion too', async () => {
  const { name, id } = await create()
  const [point] = (await read(name)).meta.historyPoints
  await clara.call(concepts.update, { params: { name }, body: { version: 1, description: 'Worse' } })
  const restore = (historyPoint: number, version?: number) =>
    clara.call(concepts.restore, { params: { id }, body: { historyPoint, version } })
  expect((await restore(point!.id, 1)).status).toBe(409)
  expect((await restore(point!.id, 2)).body).toMatchObject({ description: '', version: 3 })
  expect((await clara.call(concepts.remove, { params: { id }, query: { version: 1 } })).status).toBe(409)
  expect((await clara.call(concepts.remove, { params: { id }, query: { version: 3 } })).status).toBe(200)
  const { body: history } = await paul.call(concepts.history, { query: { id } })
  expect(history.historyPoints.map(({ action }) => action)).toEqual([
    'deleted',
    'restored',
    'updated',
    'created',
  ])
  const back = await restore(history.historyPoints[0]!.id)
  expect(back.body).toMatchObject({ name, version: 5 })
  expect(back.body.translations).toHaveLength(2)
})

test('[CONC-035] [CONC-036] a name is free once, whatever the case, and variants begin with the same words', async () => {
  const name = newName('VARIANT')
  await create(name)
  await create(name.replace('_CONCEPT', '_2_CONCEPT'))
  const isUnique = async (one: string) =>
    (await paul.call(concepts.isUnique, { params: { name: one } })).body.isUnique
  expect([await isUnique(name.toLowerCase()), await isUnique('FREE_CONCEPT')]).toEqual([false, true])
  const { body } = await paul.call(concepts.variants, { params: { name } })
  expect(body.map(({ concept_name }) => concept_name)).toEqual([name.replace('_CONCEPT', '_2_CONCEPT')])
  const again = await clara.call(concepts.create, {
    body: { concept_name: name.replace('VARIANT', 'variant') },
  })
  expect(again).toMatchObject({ status: 409, body: { message: messages.concepts.nameTaken(name) } })
})

test.each([
  ['[CONC-027]', { concept_name: 'A B_CONCEPT' }, messages.concepts.nameSpecial],
  ['[CONC-028]', { concept_name: 'HELLO' }, messages.concepts.nameSuffix],
  ['[CONC-029]', { concept_name: '_CONCEPT' }, messages.concepts.nameMissing],
  ['[CONC-030]', { texts: [{ ...german, text: '\\e\\rate=90\\ Langsam' }] }, messages.concepts.vocalizer],
])('%s %j is refused', async (_, body, message) => {
  const answer = await clara.call(concepts.create, { body: { concept_name: newName(), ...body } })
  expect(answer).toMatchObject({ status: 400, body: { message } })
})

test('[CONC-017] [CONC-019] [CONC-020] [CONC-040] [CONC-041] [CONC-042] concepts are queried by all filters together, a page at a time', async () => {
  const [voice, text] = [newName('Q'), newName('Q')]
  await create(voice, {
    type: 1,
    ttsTuningStatus: 'done',
    texts: [{ ...german, type: 'voiceprompt', text: '100% sicher' }],
  })
  await create(text, { texts: [english] })
  const names = async (filter: ConceptFilter) => (await query(filter)).concepts.map((row) => row.concept_name)
  const search = 'q_'
  expect(await names({ search })).toEqual([voice, text])
  expect(await names({ search, languages: ['deu-DEU', 'fra-FRA'] })).toEqual([voice])
  expect(await names({ search, types: [2] })).toEqual([text])
  expect(await names({ search, tts_tuning_status: ['open', 'in progress'] })).toEqual([text])
  expect(await names({ search, isUsed: true })).toEqual([])
  expect(await names({ search: '0% SICHER', types: [1], languages: ['deu-DEU'], isUsed: false })).toEqual([
    voice,
  ])
  const sorted = await query({ search }, 'deu-DEU', { column: 'concept_name', descending: true })
  expect(sorted).toMatchObject({ total: 2, page: 1, pages: 1 })
  expect(sorted.concepts[1]).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    concept_name: voice,
    type: 1,
    domains: [],
    groupFlag: false,
    languages: ['deu-DEU'],
    texts: [{ text: '100% sicher', isActive: true, type: 'voiceprompt' }],
  })
  const { body: values } = await paul.call(concepts.filteredValues, { body: { filter: { search } } })
  expect(values).toEqual({
    languages: [
      { value: 'deu-DEU', count: 1 },
      { value: 'eng-USA', count: 1 },
    ],
    types: [
      { value: 1, count: 1 },
      { value: 2, count: 1 },
    ],
    isUsed: [{ value: false, count: 2 }],
    tts_tuning_status: expect.arrayContaining([{ value: 'done', count: 1 }]),
  })
  expect((await paul.call(concepts.filterValues)).body.types.length).toBe(2)
  const { body: all } = await paul.call(concepts.all, { query: {} })
  expect(all.find((one) => one.concept_name === voice)).toMatchObject({ type: 1, former_names: [] })
})

test('[CONC-033] the list of all says which have an active text in a language', async () => {
  const name = newName('ACTIVE_IN')
  await create(name)
  const activeIn = async (language?: string) => {
    const { body } = await paul.call(concepts.all, { query: language === undefined ? {} : { language } })
    return body.find((one) => one.concept_name === name)?.is_active
  }
  expect([await activeIn(), await activeIn('deu-DEU'), await activeIn('fra-FRA')]).toEqual([
    true,
    true,
    false,
  ])
  expect((await paul.call(concepts.all, { query: { language: 'nowhere' } })).status).toBe(400)
})

test('a concept knows the domains whose newest revisions mention it', async () => {
  const name = newName('USED')
  await create(name)
  for (const domain of ['Toaster', 'Speaker']) {
    await paul.call(domains.create, {
      body: { name: domain, languages: [{ language: 'deu-DEU' }], embedded: true },
    })
    const sent = { params: { id: domain.toLowerCase() }, query: {} }
    await paul.call(sessions.start, { ...sent, body: { message: 'work' } })
    const updates =
      domain === 'Toaster'
        ? {
            system_actions: [
              { name: 'done', guiResponse: { name: 'done', type: 'TOAST_MESSAGE' } },
              { name: 'write', guiResponse: { name: 'write', type: 'DICTATION', labels: [name] } },
            ],
            gui_responses: { done: { type: 'TEXT', content: [name] } },
          }
        : { tts_responses: { ok: [`Gut: ${name}.`] } }
    const saved = await paul.call(domains.update, { ...sent, body: { updates, commit_message: 'Concepts' } })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  }
  const { uses } = await read(name)
  expect(uses.map(({ domain, kind, place, language }) => [domain, kind, place, language])).toEqual([
    ['Speaker', 'response', 'ok', 'deu-DEU'],
    ['Toaster', 'dictation label', 'write', null],
    ['Toaster', 'toast', 'done', 'deu-DEU'],
  ])
  expect((await query({ search: name, isUsed: true })).concepts).toMatchObject([
    { domains: ['Speaker', 'Toaster'], groupFlag: true },
  ])
  await paul.call(domains.update, {
    params: { id: 'speaker' },
    query: {},
    body: { updates: { tts_responses: {} }, commit_message: 'Without' },
  })
  expect((await query({ search: name })).concepts).toMatchObject([{ domains: ['Toaster'], groupFlag: false }])
})

const columns = [
  'id',
  'concept_name',
  'type',
  'language',
  'text',
  'active',
  'description',
  'tts_tuning_status',
]

function workbook(rows: (string | boolean)[][], names = columns): Blob {
  const writer = writeWorkbook(
    'concepts',
    names.map((name) => ({ name, width: 10 })),
  )
  return new Blob([...writer.add(rows), ...writer.finish()] as Uint8Array<ArrayBuffer>[])
}

async function upload(file: Blob, caller = clara) {
  const { status, body } = await caller.call(concepts.upload, {
    body: { file: [new File([file], 'concepts.xlsx')] },
  })
  return { status, body: body as UploadedConcepts & { message: string } }
}

test('[CONC-021] [CONC-044] [CONC-045] a file is checked and its problems are reported, and nothing is written before it is persisted', async () => {
  const name = newName('SHEET')
  const { translations } = await create(name)
  const [first, second] = translations.map(({ texts }) => texts[0]!.id)
  const added = newName('SHEET')
  const { body } = await upload(
    workbook([
      [first!, name, 'text', 'deu-DEU', 'Sicher', true, '', ''],
      [second!, name, 'text', 'eng-USA', 'Saved', false, '', ''],
      ['', added, 'voice', 'jpn-JPN', '保存しました', true, 'New', 'done'],
    ]),
  )
  expect(body).toMatchObject({ created: 1, updated: 1, disabled: 1, problems: [] })
  expect(body.rows.map(({ line, textOperationResult }) => [line, textOperationResult])).toEqual([
    [2, 'updated'],
    [3, 'disabled'],
    [4, 'created'],
  ])
  expect((await read(name)).version).toBe(1)
  const persisted = await clara.call(concepts.bulk, { body: { concepts: body.concepts } })
  expect(persisted.body).toEqual({ created: 1, updated: 1, disabled: 1, concepts: 2 })
  expect(await read(added)).toMatchObject({ type: 1, description: 'New', ttsTuningStatus: 'done' })
  // The same again is outdated: nothing of it is written.
  const again = await clara.call(concepts.bulk, { body: { concepts: body.concepts } })
  expect(again.status).toBe(409)
  expect((await read(name)).version).toBe(2)
})

test('what is wrong in a file is reported with line, cell and value', async () => {
  const name = newName('SHEET')
  const { body } = await upload(
    workbook([
      ['', name, 'text', 'deu-DEU', '\\e\\rate=1\\', true, '', ''],
      ['', 'WRONG', 'song', '', '', 'maybe', '', ''],
    ]),
  )
  expect(body.problems).toEqual([
    {
      line: 2,
      column: 'text',
      cell: 'concepts!E2',
      message: `Line 2: ${messages.concepts.vocalizer}`,
      currentValue: '\\e\\rate=1\\',
    },
    {
      line: 3,
      column: 'concept_name',
      cell: 'concepts!B3',
      message: `Line 3: ${messages.concepts.nameSuffix}`,
      currentValue: 'WRONG',
    },
  ])
})

test('a version that no concept can have is wrong, not a failure', async () => {
  const { name, id } = await create()
  const version = 2 ** 31
  const calls = [
    clara.call(concepts.update, { params: { name }, body: { version, description: 'x' } }),
    clara.call(concepts.restore, { params: { id }, body: { version, historyPoint: 1 } }),
    clara.call(concepts.bulk, { body: { concepts: [{ id, version, description: 'x' }] } }),
    clara.call(concepts.remove, { params: { id }, query: { version } }),
  ]
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([400, 400, 400, 400])
})

test('a file that is no workbook, lacks columns or rows, or is sent as something else is refused', async () => {
  expect(await upload(new Blob(['hello']))).toMatchObject({
    status: 400,
    body: { message: messages.sheets.notAWorkbook },
  })
  expect(await upload(workbook([['x']], ['text']))).toMatchObject({
    status: 400,
    body: { message: messages.sheets.missingColumns(['concept_name', 'type', 'language']) },
  })
  expect(await upload(workbook([]))).toMatchObject({
    status: 400,
    body: { message: messages.sheets.noLines },
  })
  expect((await upload(workbook([]), paul)).status).toBe(403)
  const form = new FormData()
  form.set('concept_name', 'FORM_CONCEPT')
  const response = await fetch(`${server.url}/api/v2/concepts/`, {
    method: 'POST',
    headers: clara.headers,
    body: form,
  })
  expect(response.status).toBe(415)
})

test('[CONC-043] 5,000 concepts are uploaded and exported without a difference', async () => {
  const rows = Array.from({ length: 5000 }, (_, at) => [
    '',
    `BULK_${String(at).padStart(5, '0')}_CONCEPT`,
    at % 2 === 0 ? 'voice' : 'text',
    at % 3 === 0 ? 'ara-SAU' : 'cmn-CHN',
    at % 3 === 0 ? `مرحبا ${at}` : `你好 <b>& "${at}"`,
    at % 7 !== 0,
    `Number ${at}`,
    'in progress',
  ])
  const { body } = await upload(workbook(rows))
  expect(body).toMatchObject({ created: 5000, problems: [] })
  expect((await clara.call(concepts.bulk, { body: { concepts: body.concepts } })).status).toBe(200)
  const file = await paul.call(concepts.export, { body: { filter: { search: 'bulk_' } } })
  expect(file.body.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  const second = await upload(file.body)
  expect(second.body).toMatchObject({
    created: 0,
    updated: 0,
    disabled: 0,
    rows: [],
    concepts: [],
    problems: [],
  })
  const { body: page } = await paul.call(concepts.query, {
    params: { page: 10 },
    body: { filter: { search: 'bulk_' } },
  })
  expect(page).toMatchObject({ total: 5000, pages: 10 })
  expect(page.concepts.at(-1)?.concept_name).toBe('BULK_04999_CONCEPT')
}, 120_000)
