import { domains, notifications } from '@sdp/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let paul: Caller

beforeAll(async () => {
  server = await startTestServer()
  paul = await server.as('paul')
})
afterAll(() => server?.close())

test('[CALL-011] feedback opens a ticket and answers its key; each ticket has the next number', async () => {
  const body = { feedbackType: 'Bug' as const, description: ' The chat is mute ', labels: ['SWF_SYNC'] }
  const first = await paul.call(notifications.bug, { body })
  const second = await paul.call(notifications.bug, { body: { ...body, feedbackType: 'New Feature' } })
  expect(first).toEqual({ status: 200, body: { key: 'SDP-1' } })
  expect(second).toEqual({ status: 200, body: { key: 'SDP-2' } })
  const { rows } = await server.deps.db.query(`select kind, reporter, body from ticket where key = 'SDP-1'`)
  expect(rows).toEqual([
    { kind: 'Bug', reporter: 'paul@sdp.example', body: { ...body, description: 'The chat is mute' } },
  ])
})

test('feedback without a description, of an unknown type or too long is refused', async () => {
  for (const body of [
    { feedbackType: 'Bug', description: '  ' },
    { feedbackType: 'Praise', description: 'Nice' },
    { feedbackType: 'Bug', description: 'x'.repeat(1001) },
  ]) {
    expect((await paul.call(notifications.bug, { body: body as never })).status).toBe(400)
  }
})

test("[CALL-012] an access request opens a ticket for the domain's creator", async () => {
  const nora = await server.as('nora')
  const created = await nora.call(domains.create, {
    body: { name: 'Climate', languages: [{ language: 'eng-USA' }] },
  })
  expect(created.status).toBe(200)
  const answer = await paul.call(notifications.accessRequest, {
    body: { domainName: 'climate', message: 'I want to help' },
  })
  expect(answer.status).toBe(200)
  const { rows } = await server.deps.db.query('select kind, reporter, body from ticket where key = $1', [
    answer.body.key,
  ])
  expect(rows).toEqual([
    {
      kind: 'Access request',
      reporter: 'paul@sdp.example',
      body: { domainName: 'Climate', creator: 'nora@sdp.example', message: 'I want to help' },
    },
  ])
})

test('an access request for a domain that is not there is refused', async () => {
  const answer = await paul.call(notifications.accessRequest, { body: { domainName: 'Nowhere' } })
  expect(answer).toEqual({ status: 404, body: { message: 'There is no domain Nowhere' } })
})
