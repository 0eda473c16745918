import { concepts, translations } from '@sdp/api'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { tokenOfSomebody } from '../../testing/local-token.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { startTranslationService } from '../../testing/translation-service.ts'

let server: TestServer
let withService: TestServer
let service: Awaited<ReturnType<typeof startTranslationService>>
let clara: Caller
let tina: Caller

beforeAll(async () => {
  service = await startTranslationService()
  server = await startTestServer()
  withService = await startTestServer({
    SDP_TRANSLATION_URL: service.url,
    SDP_TRANSLATION_KEY: 'key',
    SDP_TRANSLATION_SECONDS: '1',
  })
  clara = await server.as('clara')
  tina = await person(server, 'tina')
  await clara.call(translations.setTranslators, { body: { users: ['tina'], known: [] } })
})
afterAll(async () => {
  await server?.close()
  await withService?.close()
  await service?.close()
})
beforeEach(() => {
  service.requests.length = 0
})

async function person(on: TestServer, name: string): Promise<Caller> {
  const token = await tokenOfSomebody(on.deps.db, { name, sub: name, email: `${name}@sdp.example` })
  return on.caller({ authorization: `Bearer ${token}` })
}

let count = 0

/** A concept with these German texts; returns its name and their ids. */
async function german(texts: string[], editor = clara) {
  const { body, status } = await editor.call(concepts.create, {
    body: {
      concept_name: `TRANSLATED_${++count}X_CONCEPT`,
      type: 2,
      description: 'On the screen',
      texts: texts.map((text, at) => ({ id: `new__${at}`, language: 'deu-DEU', text })),
    },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  const ids = texts.map((text) => body.translations[0]!.texts.find((one) => one.text === text)!.id)
  return { name: body.name, ids }
}

async function requested(textIds: string[], targetLanguageCodes: string[], editor = clara) {
  const { body, status } = await editor.call(translations.request, {
    body: { textIds, targetLanguageCodes, returnDetails: true },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

const readJob = async (id: string, caller = tina) =>
  (await caller.call(translations.read, { params: { id } })).body
const readConcept = async (name: string) => (await clara.call(concepts.read, { params: { name } })).body
const save = (id: string, textId: string, text: string, before = '') =>
  tina.call(translations.save, { params: { id }, body: { texts: [{ textId, text, before }] } })
const finish = (id: string, isActive: boolean) =>
  tina.call(translations.finish, { params: { id }, body: { isActive } })

test('[CONC-018] [CONC-046] a request starts a job for each language, which a translator finds with its context', async () => {
  const { name, ids } = await german(['Fenster {{which}} auf', 'Fenster'])
  const { started, blocked, jobs } = await requested(ids, ['fra-FRA', 'jpn-JPN'])
  expect({ started, blocked }).toEqual({ started: 2, blocked: [] })
  const [job] = jobs!
  expect(job).toEqual({
    creator: 'clara@sdp.example',
    id: expect.any(String),
    job_id: expect.stringMatching(/^\d+$/),
    source_language: 'deu-DEU',
    target_language: 'fra-FRA',
    state: 'open',
    state_message: '',
    state_timestamp: expect.any(String),
    state_meta: { texts: 2, translated: 0, characters: 28 },
    updated_on: expect.any(String),
  })
  const listed = async (query: { targetLanguageCode?: string }) =>
    (await tina.call(translations.list, { query })).body
  expect(await listed({})).toContainEqual(job)
  expect(await listed({ targetLanguageCode: job!.target_language })).toContainEqual(job)
  expect(await listed({ targetLanguageCode: 'ces-CZE' })).toEqual([])
  expect((await readJob(job!.id)).texts[0]).toMatchObject({
    concept_name: name,
    description: 'On the screen',
    type: 'textprompt',
    source: 'Fenster {{which}} auf',
    characters: 21,
    draft: '',
  })
  const { body } = await clara.call(translations.request, {
    body: { textIds: ids, targetLanguageCodes: ['ita-ITA'] },
  })
  expect(body).toEqual({ started: 1, blocked: [] })
})

test('[CONC-031] what cannot be translated is named; where nothing is left the request is refused (ruling R195)', async () => {
  const { ids } = await german(['Tür'])
  const blockedLanguages = ['eng-KOR', 'eng-CHN', 'eng-JPN', 'spa-XLA', 'fra-CAN', 'sic-CHN', 'yue-CHS']
  const { started, blocked } = await requested(ids, [...blockedLanguages, 'fra-FRA'])
  expect(started).toBe(1)
  expect(blocked).toEqual(
    blockedLanguages.map((code) => ({
      targetLanguageCode: code,
      reason: `Translations into ${code} cannot be requested`,
    })),
  )
  for (const code of blockedLanguages) {
    const answer = await clara.call(translations.request, {
      body: { textIds: ids, targetLanguageCodes: [code] },
    })
    expect(answer).toMatchObject({
      status: 400,
      body: { message: blocked[0]!.reason.replace('eng-KOR', code) },
    })
  }
  const again = await clara.call(translations.request, {
    body: { textIds: ids, targetLanguageCodes: ['fra-FRA'] },
  })
  expect(again).toMatchObject({
    status: 400,
    body: { message: expect.stringMatching(/^Job \d+ translates it already$/) },
  })
})

test('two requests at once start one job', async () => {
  const { ids } = await german(['Licht'])
  const ask = () =>
    clara.call(translations.request, { body: { textIds: ids, targetLanguageCodes: ['fra-FRA'] } })
  const answers = await Promise.all([ask(), ask(), ask()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
})

test('[CONC-015] [CONC-016] a finished job writes its texts as is chosen, with the job in their history', async () => {
  for (const isActive of [true, false]) {
    const { name, ids } = await german(['Hallo {{name}}'])
    const { jobs } = await requested(ids, ['ara-SAU'])
    const { id, job_id } = jobs![0]!
    await save(id, ids[0]!, 'مرحبا {{name}}')
    expect((await finish(id, isActive)).body).toMatchObject({ state: 'done', state_meta: { isActive } })
    const concept = await readConcept(name)
    const arabic = concept.translations.find(({ language }) => language.code === 'ara-SAU')!.texts
    const point = concept.meta.historyPoints[0]!
    expect(arabic).toMatchObject([
      { text: 'مرحبا {{name}}', isActive, translationJobIds: [id], historyPointIds: [point.id] },
    ])
    expect(point).toMatchObject({ by: 'tina@sdp.example', translationJob: job_id })
    expect(concept.meta.translationJobs).toMatchObject([{ id, job_id, state: 'done' }])
    expect((await finish(id, isActive)).status).toBe(409)
  }
})

test('a job that lost a placeholder or a tag is refused with the place, and nothing is written', async () => {
  const { name, ids } = await german(['Warte<pause ms="300"/> {{name}}', 'Gut'])
  const { jobs } = await requested(ids, ['fra-FRA'])
  const { id } = jobs![0]!
  await save(id, ids[0]!, 'Attends {{name}}')
  const lost = '<pause ms="300"/>, character 6 of the source, is missing'
  expect((await readJob(id)).texts[0]).toMatchObject({ problem: lost })
  expect(await finish(id, true)).toMatchObject({
    status: 400,
    body: { message: `${name}: ${lost}; ${name}: It is not translated yet` },
  })
  expect((await readConcept(name)).translations).toHaveLength(1)
  expect((await readJob(id)).state).toBe('in progress')
})

test('a source that changed after it was translated is marked, and a removed one is left out (ruling R199)', async () => {
  const { name, ids } = await german(['Eins', 'Zwei'])
  const { jobs } = await requested(ids, ['fra-FRA'])
  const { id } = jobs![0]!
  await save(id, ids[0]!, 'Un')
  await clara.call(concepts.update, {
    params: { name },
    body: {
      version: 1,
      texts: [
        { id: ids[0]!, text: 'Eins!' },
        { id: ids[1]!, isRemoved: true },
      ],
    },
  })
  const changed = 'The source text has changed since it was translated'
  expect((await readJob(id)).texts).toMatchObject([{ source: 'Eins!', problem: changed }])
  expect((await finish(id, true)).body).toMatchObject({ message: `${name}: ${changed}` })
  await save(id, ids[0]!, 'Un !', 'Un')
  expect((await finish(id, true)).status).toBe(200)
})

test('two translators never overwrite each other', async () => {
  const { ids } = await german(['Radio'])
  const { jobs } = await requested(ids, ['fra-FRA'])
  const { id } = jobs![0]!
  expect((await save(id, ids[0]!, 'La radio')).body.state).toBe('in progress')
  expect(await save(id, ids[0]!, 'Le poste')).toMatchObject({
    status: 409,
    body: { message: 'tina changed this translation meanwhile', details: { draft: 'La radio' } },
  })
})

test('the glossary shows earlier translations of the same words', async () => {
  const seat = await german(['Sitzheizung'])
  const jobs = (await requested(seat.ids, ['fra-FRA'])).jobs!
  await save(jobs[0]!.id, seat.ids[0]!, 'Chauffage du siège')
  await finish(jobs[0]!.id, true)
  const { ids } = await german(['Die Sitzheizung ist an.'])
  const { id } = (await requested(ids, ['fra-FRA'])).jobs![0]!
  expect((await readJob(id)).texts[0]!.glossary).toEqual([
    { source: 'Sitzheizung', translation: 'Chauffage du siège' },
  ])
})

test('a job travels as a workbook and as XLIFF and comes back', async () => {
  const { ids } = await german(['Hallo {{name}} & <rate value="80">du</rate>', 'Tschüss'])
  for (const [endpoint, language] of [
    [translations.sheet, 'fra-FRA'],
    [translations.xliff, 'cmn-CHN'],
  ] as const) {
    const { id } = (await requested(ids, [language])).jobs![0]!
    await save(id, ids[0]!, '你好 {{name}} & <rate value="80">你</rate>')
    const { body: file } = await tina.call(endpoint, { params: { id } })
    await save(id, ids[0]!, 'Verdorben', '你好 {{name}} & <rate value="80">你</rate>')
    const upload = (bytes: Blob) =>
      tina.call(translations.upload, { params: { id }, body: { file: [new File([bytes], 'back')] as never } })
    expect((await upload(file)).body).toEqual({ changed: 1, problems: [] })
    expect((await readJob(id)).texts.map(({ draft }) => draft)).toEqual([
      '你好 {{name}} & <rate value="80">你</rate>',
      '',
    ])
    expect((await upload(new Blob(['<!DOCTYPE a []><xliff/>']))).body).toMatchObject({
      message: expect.stringMatching('A document type declaration is not allowed'),
    })
    expect((await upload(new Blob([new Uint8Array([0xff, 0xfe, 0xfd])]))).status).toBe(400)
  }
})

test('a file with a lost placeholder is reported with its place, and nothing of it is kept', async () => {
  const { ids } = await german(['Hallo {{name}}'])
  const { id } = (await requested(ids, ['fra-FRA'])).jobs![0]!
  const { body: file } = await tina.call(translations.xliff, { params: { id } })
  const broken = (await file.text()).replace('</source>', '</source><target>Bonjour</target>')
  const { body } = await tina.call(translations.upload, {
    params: { id },
    body: { file: [new File([broken], 'a.xlf')] as never },
  })
  expect(body).toEqual({
    changed: 0,
    problems: [
      {
        line: 4,
        message: 'Line 4: {{name}}, character 7 of the source, is missing',
        currentValue: 'Bonjour',
      },
    ],
  })
  expect((await readJob(id)).texts[0]!.draft).toBe('')
})

test('a cancelled job takes no more translations, and its texts can be requested again', async () => {
  const { ids } = await german(['Motor'])
  const { id } = (await requested(ids, ['fra-FRA'])).jobs![0]!
  expect((await clara.call(translations.cancel, { params: { id } })).body.state).toBe('cancelled')
  expect((await save(id, ids[0]!, 'Moteur')).status).toBe(409)
  expect((await tina.call(translations.list, { query: { ended: 'true' } })).body[0]).toMatchObject({ id })
  expect((await requested(ids, ['fra-FRA'])).started).toBe(1)
})

/** Five attempts with their pauses, while other test files run. */
const soon = { timeout: 60_000, interval: 200 }

async function serviceJob(texts: string[]) {
  const editor = await withService.as('clara')
  const { ids } = await german(texts, editor)
  const { id, state } = (await requested(ids, ['fra-FRA'], editor)).jobs![0]!
  expect(state).toBe('requested')
  const now = () => readJob(id, editor)
  return { id, ids, editor, now }
}

test('the service translates first: its words are drafts, with every placeholder as it was', async () => {
  service.answer(({ q }) => ({ body: { translatedText: q.map((text) => text.replace('Hallo', 'Salut')) } }))
  const { now } = await serviceJob(['Hallo <rate value="80">{{name}}</rate> & "du"'])
  await expect.poll(async () => (await now()).state, soon).toBe('open')
  expect((await now()).texts[0]).toMatchObject({
    draft: 'Salut <rate value="80">{{name}}</rate> & "du"',
    draftBy: 'translation service',
  })
  expect((await now()).texts[0]).not.toHaveProperty('problem')
  expect(service.requests[0]).toMatchObject({ source: 'de', target: 'fr', format: 'html', api_key: 'key' })
})

test('a service that fails is asked again, and one that answers partly only for the rest', async () => {
  service.answer(({ q }) => {
    if (service.requests.length === 1) return { status: 500 }
    if (service.requests.length === 2)
      return { body: { translatedText: ['Un', ...q.slice(1).map(() => null)] } }
    return { body: { translatedText: q.map(() => 'Autre') } }
  })
  const { now } = await serviceJob(['Eins', 'Zwei', 'Drei'])
  await expect.poll(async () => (await now()).state, soon).toBe('open')
  expect((await now()).state_message).toBe('')
  expect((await now()).texts.map(({ draft }) => draft)).toEqual(['Un', 'Autre', 'Autre'])
  expect(service.requests.map(({ q }) => q.length)).toEqual([3, 3, 2])
})

test('[CONC-055] what the service never answers waits for a translator, with what went wrong', async () => {
  service.answer(({ q }) =>
    service.requests.length === 1 ? 'never' : { body: { translatedText: q.map(() => '') } },
  )
  const { now, editor, id, ids } = await serviceJob(['Eins', 'Zwei'])
  await expect
    .poll(async () => (await now()).state_message, soon)
    .toBe('Error while translations: it did not answer within 1 seconds')
  await expect.poll(async () => (await now()).state, soon).toBe('open')
  expect((await now()).state_message).toBe('Error while translations: The service left out 2 of 2 texts')
  const texts = ids.map((textId) => ({ textId, text: 'Un', before: '' }))
  await editor.call(translations.save, { params: { id }, body: { texts } })
  expect(await now()).toMatchObject({ state: 'in progress', state_message: '' })
})

test('a service that refuses is not asked again, and a translator who began is not overwritten', async () => {
  service.answer(() => ({ status: 403 }))
  const refused = await serviceJob(['Eins'])
  await expect.poll(async () => (await refused.now()).state, soon).toBe('open')
  expect(service.requests).toHaveLength(1)

  const { requests: asked } = service
  let letGo = false
  service.answer(({ q }) => (letGo ? { body: { translatedText: q.map(() => 'Machine') } } : { status: 500 }))
  const { now, editor, id, ids } = await serviceJob(['Eins', 'Zwei'])
  await expect.poll(() => asked.length, soon).toBeGreaterThan(1)
  await editor.call(translations.save, {
    params: { id },
    body: { texts: [{ textId: ids[0]!, text: 'Un', before: '' }] },
  })
  letGo = true
  await expect.poll(async () => (await now()).texts[0]!.draft, soon).toBe('Un')
  expect(await now()).toMatchObject({ state: 'in progress' })
})

test('a translator who began while the service was at work keeps the words and the job', async () => {
  let answerNow = () => {}
  const released = new Promise<void>((resolve) => {
    answerNow = resolve
  })
  service.answer(async ({ q }) => {
    await released
    return { body: { translatedText: q.map(() => 'Machine') } }
  })
  const { now, editor, id, ids } = await serviceJob(['Eins', 'Zwei'])
  await expect.poll(() => service.requests.length, soon).toBe(1)
  await editor.call(translations.save, {
    params: { id },
    body: { texts: [{ textId: ids[0]!, text: 'Un', before: '' }] },
  })
  answerNow()
  await expect.poll(async () => (await now()).texts[1]!.draft, soon).toBe('Machine')
  await expect.poll(() => countPendingJobs(withService), soon).toBe(0)
  expect(await now()).toMatchObject({ state: 'in progress', texts: [{ draft: 'Un' }, { draft: 'Machine' }] })
})

async function countPendingJobs({ deps }: TestServer): Promise<number | null> {
  const { rowCount } = await deps.db.query(
    `select from pgboss.job where name = 'translation' and state in ('created', 'active', 'retry')`,
  )
  return rowCount
}
