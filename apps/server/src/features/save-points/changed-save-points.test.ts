import { randomUUID } from 'node:crypto'
import { domains, revisions, savePoints, sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let paul: Caller
let nora: Caller
beforeAll(async () => {
  server = await startTestServer()
  ;[paul, nora] = await Promise.all([server.as('paul'), server.as('nora')])
})
afterAll(() => server.close())

async function newDomain(name: string): Promise<{ id: string; revision: string }> {
  const { body } = await paul.call(domains.create, {
    body: { name, languages: [{ language: 'eng-USA' }, { language: 'deu-DEU' }], contributors: ['nora'] },
  })
  await paul.call(sessions.start, { params: { id: body._id }, query: {}, body: { message: 'work' } })
  await save(body._id, { tts_responses: { both: ['at first'] } })
  return { id: body._id, revision: (await read(body._id)).revision }
}
async function save(id: string, updates: Record<string, unknown>): Promise<void> {
  const body = { updates, commit_message: 'theirs' }
  expect((await paul.call(domains.update, { params: { id }, query: {}, body })).status).toBe(200)
}
const read = async (id: string) => (await paul.call(domains.read, { params: { id }, query: {} })).body
const names = async (name: string) =>
  (await paul.call(savePoints.list, { params: { name } })).body.map((one) => one.name)

const put = (text: string) => ({ tts_responses: { $patch: { put: { mine: [text] }, remove: [] } } })
interface KeptChanges {
  from: string
  base: string
  name?: string
  updates?: Record<string, unknown>
  message?: string
  saveId?: string
}
const keep = ({ from, base, ...kept }: KeptChanges, caller = nora) =>
  caller.call(savePoints.create, {
    body: {
      fromId: from,
      newSavePoint: { name: kept.name ?? 'Mine' },
      changes: {
        updates: kept.updates ?? put('by Nora'),
        language_to_update: 'eng-USA',
        commit_message: kept.message ?? 'mine',
        base_revision: base,
        save_id: kept.saveId ?? randomUUID(),
      },
    },
  })

test('changes are kept as a save point on the revision they were made on, in one call and without a session (ruling R405)', async () => {
  const { id, revision } = await newDomain('Kept')
  await save(id, { tts_responses: { both: ['theirs'], theirs: ['too'] } })
  const { status, body } = await keep({ from: id, base: revision })
  expect(status).toBe(200)
  expect(body).toMatchObject({ name: 'Mine', createdFrom: id, createdBy: 'nora@sdp.example' })
  expect(await read(body._id)).toMatchObject({
    revision: body.revision,
    tts_responses: { both: ['at first'], mine: ['by Nora'] },
  })
  expect((await read(id)).tts_responses).toEqual({ both: ['theirs'], theirs: ['too'] })
  const { body: history } = await nora.call(revisions.list, { params: { id: body._id }, query: {} })
  expect(history.revisions.slice(0, 2)).toMatchObject([
    { message: 'mine', author: 'nora@sdp.example', savePoint: 'Mine' },
    { revision, savePoint: 'Original' },
  ])
})

test('the languages are those of the base', async () => {
  const { id, revision } = await newDomain('Spoken')
  const english = (await read(id)).languages.filter(({ language }) => language === 'eng-USA')
  await save(id, { languages: english })
  const { body } = await keep({ from: id, base: revision })
  expect(body.languages.map(({ language }) => language)).toEqual(['deu-DEU', 'eng-USA'])
  expect((await read(id)).languages).toHaveLength(1)
})

test('the same call again returns the same save point, also when both come at once', async () => {
  const { id, revision } = await newDomain('Again')
  const kept = { from: id, base: revision, saveId: randomUUID() }
  const answers = await Promise.all([keep(kept), keep(kept), keep({ ...kept, name: 'Renamed' })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1)
  expect(await names(id)).toHaveLength(2)
  expect(await keep(kept, paul)).toMatchObject({
    status: 409,
    body: { message: messages.domain.saveIdTaken },
  })
})

test('what is refused leaves no save point behind', async () => {
  const { id, revision } = await newDomain('Refused')
  const other = await newDomain('Other')
  const kept = { from: id, base: revision }
  const orphan = { languages: [] }
  const refusals: [kept: KeptChanges, status: number][] = [
    [{ ...kept, updates: { tts_responses: ['no map'] } }, 400],
    [{ ...kept, updates: { description: 'general data' } }, 400],
    [{ ...kept, updates: orphan }, 400],
    [{ ...kept, message: '  ' }, 400],
    [{ ...kept, message: 'x'.repeat(1001) }, 400],
    [{ ...kept, base: other.revision }, 404],
    [{ ...kept, base: 'nonsense' }, 400],
    [{ ...kept, name: 'Original' }, 400],
  ]
  for (const [refused, status] of refusals) {
    expect((await keep(refused)).status, JSON.stringify(refused)).toBe(status)
  }
  expect((await keep(kept, await server.as('max'))).status).toBe(403)
  expect(await names(id)).toEqual(['Original'])
  expect((await keep(kept)).status).toBe(200)
  expect((await keep(kept)).status).toBe(409)
})

test('a base may be a revision of the save point that the other came from', async () => {
  const { id, revision } = await newDomain('Deep')
  const { body: summer } = await paul.call(savePoints.create, {
    body: { fromId: id, newSavePoint: { name: 'summer' } },
  })
  const { status, body } = await keep({ from: summer._id, base: revision })
  expect(status).toBe(200)
  expect(body.createdFrom).toBe(summer._id)
})
