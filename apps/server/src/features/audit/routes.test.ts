import { randomUUID } from 'node:crypto'
import {
  type AuditFilter,
  audit,
  auth,
  diss,
  domains,
  savePoints,
  sessions,
  translations,
  userGroups,
} from '@sdp/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeOldEntries } from '../../audit/retention.ts'
import { allCalls } from '../../testing/all-calls.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { csvLine } from './csv.ts'

let server: TestServer
let ada: Caller
let paul: Caller

beforeAll(async () => {
  server = await startTestServer()
  ada = await server.as('ada')
  paul = await server.as('paul')
  await paul.call(domains.create, { body: { name: 'Audited', languages: [{ language: 'eng-USA' }] } })
})
afterAll(() => server?.close())

async function entries(query: AuditFilter = {}) {
  return (await ada.call(audit.list, { query })).body.entries
}

test('an entry says who did what on which domain, from where, when and how it ended', async () => {
  const [entry, ...others] = await entries({ what: 'create domain' })
  expect(others).toEqual([])
  expect(entry).toMatchObject({
    who: 'paul@sdp.example',
    client: null,
    what: 'Create domain',
    domain: 'Audited',
    address: '127.0.0.1',
    result: 'done',
    status: 200,
    times: 1,
  })
  expect(Math.abs(Date.parse(entry!.at) - Date.now())).toBeLessThan(60_000)
})

test('sessions, take-overs and saves are there, with their messages', async () => {
  const sent = { params: { id: 'audited' }, query: {} }
  await paul.call(sessions.start, { ...sent, body: { message: 'My work' } })
  await ada.call(sessions.start, { ...sent, body: { message: 'Mine now', takeOver: true } })
  await ada.call(domains.update, { ...sent, body: { updates: { justtalk: [] }, commit_message: 'Quiet' } })
  await ada.call(sessions.end, sent)
  const listed = (await entries({ domain: 'audit' })).map(({ who, what, details, result }) => [
    who,
    what,
    details,
    result,
  ])
  expect(listed.slice(0, 4)).toEqual([
    ['ada@sdp.example', 'End session', '', 'done'],
    ['ada@sdp.example', 'Save', 'Quiet', 'done'],
    ['ada@sdp.example', 'Take over session', 'Mine now', 'done'],
    ['paul@sdp.example', 'Start session', 'My work', 'done'],
  ])
})

test('a save and its entry are there together or not at all', async () => {
  const { db } = server.deps
  const save = (commit_message: string) =>
    paul.call(domains.update, {
      params: { id: 'audited' },
      query: {},
      body: { updates: { description: commit_message }, commit_message },
    })
  const listed = async () =>
    (
      await db.query(`select message as said from revision union all select details from audit_entry`)
    ).rows.filter(({ said }) => said.startsWith('Kept'))
  await db.query(`alter table audit_entry add constraint refused check (details <> 'Kept by nobody')`)
  expect((await save('Kept by nobody')).status).toBe(500)
  expect(await listed()).toEqual([])
  await db.query('alter table audit_entry drop constraint refused')
  expect((await save('Kept once')).status).toBe(200)
  expect(await listed()).toEqual([{ said: 'Kept once' }, { said: 'Kept once' }])
})

test('a save point is listed under the name of its domain, and a deleted domain by its own', async () => {
  const branch = { fromId: 'audited', newSavePoint: { name: 'summer' } }
  const { body: point } = await paul.call(savePoints.create, { body: branch })
  await paul.call(sessions.start, { params: { id: point._id }, query: {}, body: { message: 'Summer' } })
  await paul.call(domains.create, { body: { name: 'Doomed', languages: [{ language: 'eng-USA' }] } })
  await paul.call(domains.remove, { params: { id: 'doomed' } })
  expect(await entries({ what: 'start session' })).toMatchObject([
    { domain: 'Audited', details: 'Summer' },
    {},
  ])
  expect(await entries({ what: 'delete domain' })).toMatchObject([{ domain: 'doomed', result: 'done' }])
})

test('a group change names who came and who went', async () => {
  await ada.call(userGroups.update, {
    body: { group: 'members', users: ['max@sdp.example', 'new@sdp.example'] },
  })
  await ada.call(userGroups.update, { body: { group: 'members', users: ['new@sdp.example'] } })
  expect((await entries({ what: 'change group' })).map(({ details }) => details)).toEqual([
    'members - max@sdp.example',
    'members + new@sdp.example',
  ])
})

// Ruling R263
test('whoever is hidden behind long names is named: nothing of a change is cut off', async () => {
  const decoys = Array.from({ length: 6 }, (_, at) => `${'decoy'.repeat(38)}${at}`)
  const mallory = 'mallory@sdp.example'
  const users = ['ada@sdp.example', ...decoys, mallory]
  expect((await ada.call(userGroups.update, { body: { group: 'superUsers', users } })).status).toBe(200)
  const [entry] = await entries({ what: 'change group' })
  expect(entry!.details).toBe([...decoys, mallory].map((user) => `superUsers + ${user}`).join('; '))
})

test('a change of very many goes on in further entries, in which everybody is named', async () => {
  const users = Array.from({ length: 3000 }, (_, at) => `member${at}@${'x'.repeat(40)}.example`)
  expect((await ada.call(userGroups.update, { body: { group: 'members', users } })).status).toBe(200)
  const listed = (await entries({ what: 'change group' })).filter(({ details }) =>
    details.includes('members + member'),
  )
  expect(listed.length).toBeGreaterThan(1)
  expect(listed.map(({ details }) => details.slice(0, 8)).reverse()).toEqual(
    listed.map((_, at) => `(${at + 1} of ${listed.length})`.slice(0, 8)),
  )
  for (const { details } of listed) expect(details.length).toBeLessThan(66_000)
  const all = listed.map(({ details }) => details).join('; ')
  expect(users.filter((user) => !all.includes(`members + ${user}`))).toEqual([])
})

test('sign-ins and refused ones are there', async () => {
  await server.nobody.call(auth.localSignIn, { body: { email: 'nora@sdp.example' } })
  await server.nobody.call(auth.localSignIn, { body: { email: 'eve@sdp.example' } })
  const listed = (await entries({ what: 'sign in' })).map(({ who, result, details }) => [
    who,
    result,
    details,
  ])
  expect(listed.slice(0, 2)).toEqual([
    ['eve@sdp.example', 'refused', 'There is no such person'],
    ['nora@sdp.example', 'done', ''],
  ])
})

test('who logs out is there, and a log-out of nobody names nobody', async () => {
  const { body } = await server.nobody.call(auth.localSignIn, { body: { email: 'nora@sdp.example' } })
  await server.nobody.call(auth.logout, { body: { refreshToken: body.refreshToken } })
  await server.nobody.call(auth.logout, { body: { refreshToken: 'guessed' } })
  expect((await entries({ what: 'log out' })).map(({ who }) => who)).toEqual(['', 'nora@sdp.example'])
})

test('whatever a service client does is there under its name and that of its user', async () => {
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const settings = { SDP_SERVICE_CLIENTS: 'pipeline:a-secret-of-many-letters' }
  const other = await startTestServer(settings, { databaseUrl: server.databaseUrl })
  const client = other.caller({
    authorization: `Basic ${base64('pipeline:a-secret-of-many-letters')}`,
    'x-token': base64(JSON.stringify({ name: 'Nora', email: 'nora@sdp.example', sub: 'nora' })),
  })
  await client.call(domains.list, { query: {} })
  await client.call(domains.create, { body: { name: 'Piped', languages: [{ language: 'eng-USA' }] } })
  await other.close()
  expect(await entries({ who: 'pipeline' })).toMatchObject([
    { client: 'pipeline', who: 'nora@sdp.example', what: 'Create domain', domain: 'Piped' },
    {
      client: 'pipeline',
      who: 'nora@sdp.example',
      what: 'All domains the asking user may see, without their content',
    },
  ])
})

test('what was refused to whom is there, also of calls that only read', async () => {
  await paul.call(userGroups.update, { body: { group: 'superUsers', users: ['paul@sdp.example'] } })
  await paul.call(diss.service)
  await server.nobody.call(domains.list)
  expect(await entries({ result: 'refused' })).toMatchObject([
    { who: '', what: 'All domains the asking user may see, without their content', status: 401 },
    { who: 'paul@sdp.example', what: 'How the DISS service answered this server last', status: 403 },
    { who: 'paul@sdp.example', what: 'Change group', details: 'Only super users may do this' },
    {},
  ])
})

// Ruling R262
test('the same refused again and again within a minute is one entry, counted', async () => {
  const other = await startTestServer({}, { databaseUrl: server.databaseUrl })
  const max = await other.as('max')
  for (let time = 0; time < 5; time++) await max.call(audit.list, { query: {} })
  expect(await entries({ who: 'max', result: 'refused' })).toMatchObject([{ times: 1 }])
  await other.close()
  expect(await entries({ who: 'max', result: 'refused' })).toMatchObject([{ times: 4 }, { times: 1 }])
})

test('nothing in it can be changed, and reading shows it to super users only', async () => {
  for (const change of [
    'update audit_entry set who = $$nobody$$',
    'delete from audit_entry',
    'truncate audit_entry',
  ]) {
    await expect(server.deps.db.query(change), change).rejects.toThrow('The audit log cannot be changed')
  }
  expect((await paul.call(audit.list, { query: {} })).status).toBe(403)
})

test('every call that changes something has a name in the log: all but reads, the chat and the refresh of a sign-in', () => {
  const nameless = [...allCalls].filter(
    ([, { method, shapes }]) => method !== 'GET' && shapes.audit === undefined,
  )
  const chat = ['chat.textRecognition', 'chat.readings', 'chat.callHandler', 'chat.speech']
  const reads = [
    'concepts.query',
    'concepts.queryChanged',
    'concepts.filteredValues',
    'merges.preview',
    'publishing.config',
    'publishing.states',
    'publishing.approvers',
    'publishing.behaviour',
    'publishing.changes',
    'publishing.download',
    'publishing.history',
    'publishing.tests',
    'uses.find',
  ]
  expect(nameless.map(([name]) => name).sort()).toEqual(['auth.refresh', ...chat, ...reads].sort())
})

test('the domain of an entry is a name: of a deleted save point too, and never the id of something else', async () => {
  const branch = { fromId: 'audited', newSavePoint: { name: 'autumn' } }
  const { body: point } = await paul.call(savePoints.create, { body: branch })
  await paul.call(savePoints.remove, { params: { id: point._id } })
  expect(await entries({ what: 'delete save point' })).toMatchObject([
    { domain: 'Audited', details: 'autumn' },
  ])
  await ada.call(translations.cancel, { params: { id: randomUUID() } })
  expect(await entries({ what: 'cancel translation' })).toMatchObject([{ domain: null, result: 'refused' }])
})

test('it is filtered by time, and goes on where an answer ended', async () => {
  expect(await entries({ from: new Date(Date.now() + 3_600_000).toISOString() })).toEqual([])
  expect(await entries({ to: new Date(Date.now() - 3_600_000).toISOString() })).toEqual([])
  const wrong = await ada.call(audit.list, { query: { from: 'yesterday' } })
  expect(wrong.status).toBe(400)

  await server.deps.db.query(
    `insert into audit_entry (who, what, address, result, status, details, times)
     select 'many@sdp.example', 'Many', '', 'done', 200, n::text, 1 from generate_series(1, 150) n`,
  )
  const { body: first } = await ada.call(audit.list, { query: { what: 'many' } })
  expect(first).toMatchObject({ more: true })
  const rest = await ada.call(audit.list, { query: { what: 'many', before: first.entries.at(-1)!.id } })
  expect(rest.body.more).toBe(false)
  const numbers = [...first.entries, ...rest.body.entries].map(({ details }) => Number(details))
  expect(numbers).toEqual(Array.from({ length: 150 }, (_, index) => 150 - index))
})

test('a percent sign or underscore in a filter means itself', async () => {
  expect(await entries({ who: '%' })).toEqual([])
  expect(await entries({ who: 'paul_sdp' })).toEqual([])
})

test('the export holds what the filter lets through, whole and in order', async () => {
  await server.deps.db.query(
    `insert into audit_entry (who, what, address, result, status, details, times)
     select 'export@sdp.example', 'Exported', '', 'done', 200, n::text, 1 from generate_series(1, 2500) n`,
  )
  const { body } = await ada.call(audit.export, { query: { what: 'exported' } })
  const lines = (await body.text()).trimEnd().split('\r\n')
  expect(lines[0]).toBe('at,who,client,what,domain,address,result,status,details,times')
  expect(lines).toHaveLength(2501)
  expect(lines.at(-1)).toMatch(/,export@sdp\.example,,Exported,,,done,200,1,1$/)
  expect(await entries({ what: 'export audit' })).toHaveLength(1)
})

test('as JSONL it holds the same entries as the list, one a line', async () => {
  const { body } = await ada.call(audit.exportLines, { query: { what: 'exported' } })
  const lines = (await body.text()).trimEnd().split('\n')
  expect(lines).toHaveLength(2500)
  const listed = await entries({ what: 'exported' })
  expect(lines.slice(0, listed.length).map((line) => JSON.parse(line))).toEqual(listed)
})

// Ruling R264
test('entries older than the retention are removed, which is an entry; younger ones nobody can remove', async () => {
  const { db, audit: log } = server.deps
  const add = (details: string, days: number) =>
    db.query(
      `insert into audit_entry (at, who, what, address, result, status, details, times)
       values (now() - make_interval(days => $2), 'old@sdp.example', 'Aged', '', 'done', 200, $1, 1)`,
      [details, days],
    )
  await add('a year', 366)
  await add('two months', 60)
  await add('ten days', 10)
  const aged = async () => (await entries({ what: 'aged' })).map(({ details }) => details)
  expect(await removeOldEntries({ db, audit: log }, 365)).toBe(1)
  expect(await aged()).toEqual(['ten days', 'two months'])
  expect(await entries({ what: 'remove old' })).toMatchObject([
    { who: '', result: 'done', details: expect.stringMatching(/^1 of before .*, older than 365 days$/) },
  ])
  expect(await removeOldEntries({ db, audit: log }, 365)).toBe(0)
  expect(await entries({ what: 'remove old' })).toHaveLength(1)
  // Also not with a retention that no setting can have.
  await expect(removeOldEntries({ db, audit: log }, 1)).rejects.toThrow('The audit log cannot be changed')
  expect(await aged()).toEqual(['ten days', 'two months'])
})

test('a cell with a comma, quotes or lines is quoted, and none is read as a formula', () => {
  expect(csvLine(['a,b', 'say "hi"', 'two\nlines', '=1+1', '-1', '+1', '@x', 'plain'])).toBe(
    `"a,b","say ""hi""","two\nlines",'=1+1,'-1,'+1,'@x,plain\r\n`,
  )
})
