import { readFileSync } from 'node:fs'
import { domains } from '@sdp/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectEventsClient } from '../../testing/events-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const token = 'token of the prometheus server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ SDP_OFFLINE_ACCESS: 'true', SDP_METRICS_TOKEN: token })
})
afterAll(() => server?.close())

const ask = (headers: Record<string, string> = {}) => fetch(`${server.url}/api/metrics`, { headers })

/** The samples by their name and labels. */
async function read(): Promise<Map<string, number>> {
  const text = await (await ask()).text()
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
}

test('requests are measured by route and status, saves are counted by their outcome', async () => {
  const paul = await server.as('paul')
  const { body } = await paul.call(domains.create, {
    body: { name: 'Measured', languages: [{ language: 'eng-USA' }] },
  })
  const save = (words: string[], base_revision: string) =>
    paul.call(domains.update, {
      params: { id: body._id },
      query: {},
      body: { updates: { justtalk: words }, commit_message: 'work', base_revision },
    })
  const { revision } = (await paul.call(domains.read, { params: { id: body._id }, query: {} })).body
  expect((await save(['one'], revision)).status).toBe(200)
  expect((await save(['two'], revision)).status).toBe(409)
  await fetch(`${server.url}/api/guessed-1`)
  await fetch(`${server.url}/api/guessed-2`)

  const count = (labels: string) => `http_request_duration_seconds_count{${labels}}`
  await expect
    .poll(read, { timeout: 20_000 })
    .toSatisfy(
      (samples: Map<string, number>) => samples.get(count('method="GET",route="none",status="404"')) === 2,
    )
  const samples = await read()
  expect(samples.get(count('method="PUT",route="/api/domains/:id",status="200"'))).toBe(1)
  expect(samples.get(count('method="PUT",route="/api/domains/:id",status="409"'))).toBe(1)
  expect(samples.get('sdp_saves_total{outcome="saved"}')).toBe(1)
  expect(samples.get('sdp_saves_total{outcome="conflict"}')).toBe(1)
  expect(samples.get('sdp_database_connections{state="total"}')).toBeGreaterThan(0)
  expect(samples.get('sdp_database_connections{state="waiting"}')).toBe(0)
  expect(samples.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
})

test('open websockets are counted', async () => {
  const { headers } = await server.as('paul')
  const opened = async () => (await read()).get('sdp_websockets_open')
  const client = await connectEventsClient(server.url, headers.authorization!.slice('Bearer '.length))
  await expect.poll(opened, { timeout: 20_000 }).toBe(1)
  client.close()
  await expect.poll(opened, { timeout: 20_000 }).toBe(0)
})

test('work that waits or failed is counted, and how long events take', async () => {
  await server.deps.db.query(
    `insert into git_export_push (remote, pushed, problem) values ('aa', null, 'refused'), ('bb', 'abc', '')`,
  )
  const samples = await read()
  expect(samples.get('sdp_database_up')).toBe(1)
  expect(samples.get('sdp_jobs{job="publishing",state="failed"}')).toBe(0)
  expect(samples.get('sdp_jobs{job="git-push",state="waiting"}')).toBe(0)
  expect(samples.get('sdp_publishing_places{state="failed"}')).toBe(0)
  expect(samples.get('sdp_git_push_failing')).toBe(1)
  expect(samples.get('sdp_event_delay_seconds')).toBeGreaterThanOrEqual(0)
})

test('alert rules and the dashboard ask for what is measured', async () => {
  const monitoring = new URL('../../../../../docs/monitoring/', import.meta.url)
  const files = ['alerts.yml', 'dashboard.json'].map((file) =>
    readFileSync(new URL(file, monitoring), 'utf8'),
  )
  const asked = new Set(files.join().match(/\b(?:sdp|http|nodejs|process)_[a-z0-9_]+/g))
  const measured = [...(await read()).keys()].map((sample) => sample.replace(/\{.*/, ''))
  expect(asked.size).toBeGreaterThan(10)
  expect([...asked].filter((name) => !measured.includes(name))).toEqual([])
})

test('metrics are for this machine and for whoever has the token (ruling R427)', async () => {
  const elsewhere = { 'x-forwarded-for': '192.0.2.1' }
  const { headers } = await server.as('ada')
  const provided = await startTestServer({
    SDP_OIDC_ISSUER: 'http://127.0.0.1:9',
    SDP_OIDC_CLIENT_ID: 'sdp',
    SDP_METRICS_TOKEN: token,
  })
  const ask = (headers: Record<string, string> = {}) => fetch(`${provided.url}/api/metrics`, { headers })
  expect((await ask()).status).toBe(200)
  for (const header of ['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip', 'origin']) {
    expect((await ask({ [header]: 'https://studio.example' })).status, header).toBe(401)
  }
  expect((await ask({ ...elsewhere, authorization: 'Bearer guessed' })).status).toBe(401)
  expect((await ask({ ...elsewhere, ...headers })).status).toBe(401)
  expect((await ask({ ...elsewhere, authorization: `Bearer ${token}` })).status).toBe(200)
  await provided.close()
})
