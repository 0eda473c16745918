import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  auth,
  chat,
  concepts,
  domains,
  handlers,
  notifications,
  pictures,
  publishing,
  sessions,
  translations,
} from '@sdp/api'
import { newRequestHeader, sentHeader } from '@sdp/domain/chat'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { nameOfProcess } from './process/processes.ts'
import { lamp } from './publishing/testing/lamp.ts'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'
import { makeTestDatabase } from './testing/test-database.ts'
import { type Caller, callerAt } from './testing/test-server.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

/** Systems that take every question and never answer. */
async function startHanging(): Promise<{ url: string; requests: Set<string> }> {
  const requests = new Set<string>()
  const server = http.createServer(({ url }) => void requests.add(url!))
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  cleanUps.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests }
}

/** Takes connections and says nothing, as a Redis that hangs. */
async function startSilent(): Promise<{ port: number; connections: () => number }> {
  let connections = 0
  const server = net.createServer((socket) => {
    connections++
    socket.on('error', () => {})
    cleanUps.push(() => socket.destroy())
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  cleanUps.push(() => server.close())
  return { port: (server.address() as AddressInfo).port, connections: () => connections }
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sdp-stopping-'))
  cleanUps.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function signIn(server: ServerProcess, person: string): Promise<Caller> {
  const { body } = await callerAt(server.url, {}).call(auth.localSignIn, {
    body: { email: `${person}@sdp.example` },
  })
  return callerAt(server.url, { authorization: `Bearer ${body.accessToken}` })
}

async function expectStopsInTime(server: ServerProcess): Promise<void> {
  const started = performance.now()
  await server.stop()
  expect(performance.now() - started).toBeLessThan(10_000)
}

/** Two cores may be busy with other test files. */
const soon = { timeout: 20_000 }

test('a server that stops ends every outside call and job within 10 seconds', async () => {
  const outside = await startHanging()
  const database = await makeTestDatabase()
  cleanUps.push(database.drop)
  const server = await startServerProcess(database.url, {
    SDP_TRANSLATION_URL: `${outside.url}/translate`,
    SDP_TRANSLATION_SECONDS: '45',
    SDP_TRACKER_URL: `${outside.url}/tickets`,
    SDP_DISS_URL: `${outside.url}/diss`,
    SDP_GIT_EXPORT: 'false',
  })
  cleanUps.push(server.kill)
  const clara = await signIn(server, 'clara')
  const german = { id: 'new__1', language: 'deu-DEU', type: 'textprompt' as const, text: 'Hallo' }
  const { body } = await clara.call(concepts.create, {
    body: { concept_name: 'HELLO_CONCEPT', type: 2, texts: [german] },
  })
  const textIds = [body.translations[0]!.texts[0]!.id]
  await clara.call(translations.request, { body: { textIds, targetLanguageCodes: ['fra-FRA'] } })
  await clara.call(notifications.bug, {
    body: { feedbackType: 'Bug', description: 'The chat is mute', labels: [] },
  })
  await expect.poll(() => [...outside.requests].sort(), soon).toEqual(['/diss', '/tickets', '/translate'])
  await expectStopsInTime(server)
})

test('it ends targets of publishing, the webhook, the push of git, handlers, pictures and the voice as soon', async () => {
  const outside = await startHanging()
  const redis = await startSilent()
  const folder = await makeFolder()
  const pidFile = path.join(folder, 'voice')
  await writeFile(path.join(folder, 'espeak-ng'), `#!/bin/sh\necho $$ > ${pidFile}\nexec sleep 120\n`)
  await chmod(path.join(folder, 'espeak-ng'), 0o755)
  const database = await makeTestDatabase()
  cleanUps.push(database.drop)
  const server = await startServerProcess(database.url, {
    PATH: `${folder}:${process.env.PATH}`,
    SDP_DATA_DIR: folder,
    SDP_GIT_EXPORT: 'true',
    SDP_GIT_REMOTE: `${outside.url}/history.git`,
    SDP_REDIS_ECE: `redis://127.0.0.1:${redis.port}`,
    SDP_NLU_WORLD_URL: `${outside.url}/nlu`,
    SDP_PUBLISHING_WEBHOOK: `${outside.url}/webhook`,
    SDP_PHOTO_SERVICE: `${outside.url}/photos`,
    SDP_HANDLER_HOSTS: `handlers.sdp.example=${outside.url}`,
  })
  cleanUps.push(server.kill)
  const paul = await signIn(server, 'paul')
  const languages = [{ language: 'deu-DEU', default: true }]
  await paul.call(domains.create, { body: { name: 'Lamp', languages, ntg_versions: ['Gen20x.i2'] } })
  const params = { id: 'lamp' }
  await paul.call(sessions.start, { params, query: {}, body: { message: 'work' } })
  const updates = { updates: lamp(), language_to_update: 'deu-DEU', commit_message: 'work' }
  await paul.call(domains.update, { params, query: {}, body: updates })
  const at = (environment: string, approval: 'execute' | 'request') => ({
    instructions: [
      { resource: 'dialog', provider: 'runtime' },
      { resource: 'languageModel', provider: 'world' },
    ].map((what) => ({ node: 'ECE', environment, ...what, languages: ['deu-DEU'], approval })),
  })
  const domain = { name: 'Lamp', savePoint: 'Original' }
  for (const context of [at('dev', 'execute'), at('prod', 'request')]) {
    expect((await paul.call(publishing.publish, { body: { domain, context } })).status).toBe(200)
  }
  const ada = await signIn(server, 'ada')
  const { revision } = (await ada.call(domains.read, { params: { id: 'navigation' }, query: {} })).body
  const header = sentHeader({ ...newRequestHeader(), stage: 'draft' })
  const draft = { domainId: 'navigation', revision, updates: {} }
  // Nobody waits for these: they are under way when the server stops
  const pending = [
    ada.call(pictures.list),
    ada.call(handlers.test, { params, body: { url: 'https://handlers.sdp.example/tested' } }),
    ada.call(chat.textRecognition, {
      body: { text_query: 'find parking near the stadium', header, requestInfo: { draft } },
    }),
    ada.call(chat.speech, {
      body: { text: 'Hello', language: 'eng-USA', market: 'ECE', environment: 'dev' },
    }),
  ].map((call) =>
    call.then(
      ({ status }) => status,
      () => 'cut off',
    ),
  )

  const requests = () => [...outside.requests].map((address) => address.split(/[?/]/)[1]).sort()
  await expect
    .poll(requests, soon)
    .toEqual(expect.arrayContaining(['history.git', 'nlu', 'photos', 'tested', 'webhook']))
  await expect.poll(requests, soon).toContain('places')
  await expect.poll(redis.connections, soon).toBeGreaterThan(0)
  await expect.poll(() => existsSync(pidFile), soon).toBe(true)
  await expectStopsInTime(server)
  const voice = Number(await readFile(pidFile, 'utf8'))
  expect(nameOfProcess(voice)).toBeUndefined()
  // Who asks gets an answer that says so, and is not cut off
  expect(await Promise.all(pending)).toEqual([200, 200, 200, 503])
}, 180_000)

test('it ends a sweep that waits for the database, and a database that does not answer keeps it no longer', async () => {
  const database = await makeTestDatabase()
  cleanUps.push(database.drop)
  const server = await startServerProcess(database.url, { SDP_GIT_EXPORT: 'false' })
  cleanUps.push(server.kill)
  const ada = await signIn(server, 'ada')
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  cleanUps.push(() => client.end())
  await client.query('begin; lock table blob, audit_entry')
  const other = new pg.Client({ connectionString: database.url })
  await other.connect()
  cleanUps.push(() => other.end())
  await other.query(`insert into pgboss.job (name, data) values ('sweep', '{}')`)
  const waiting = `select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const sweeps = async () => (await other.query(waiting)).rows.filter(({ query }) => query.includes('blob'))
  await expect.poll(sweeps, soon).toHaveLength(1)
  // Refused, which is noted
  void callerAt(server.url, { authorization: 'Bearer wrong' })
    .call(domains.list, { query: {} })
    .catch(() => {})
  void ada.call(domains.remove, { params: { id: 'climate' } }).catch(() => {})
  await expectStopsInTime(server)
}, 120_000)
