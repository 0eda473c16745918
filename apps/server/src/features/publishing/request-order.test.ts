import { domains, publishing, sessions } from '@sdp/api'
import type { ApprovalOption } from '@sdp/domain/publishing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { migrate } from '../../db/database.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let paul: Caller
let nora: Caller
let name: string
let count = 0
beforeAll(async () => {
  server = await startTestServer()
  paul = await server.as('paul')
  nora = await server.as('nora')
})
afterAll(() => server?.close())
beforeEach(async () => {
  name = `Ordered${++count}`
  await paul.call(domains.create, {
    body: { name, languages: [{ language: 'deu-DEU' }], contributors: ['nora@sdp.example'] },
  })
  const session = { params: { id: name.toLowerCase() }, query: {}, body: { message: 'Publish' } }
  expect((await paul.call(sessions.start, session)).status).toBe(200)
})

const place = { node: 'ECE', environment: 'prod', resource: 'dialog', provider: 'runtime' }

/** What is refused, if something is, and the state of the request then. */
async function act(caller: Caller, approval: ApprovalOption, reason?: string) {
  const instruction = { ...place, languages: ['deu-DEU'], approval, ...(reason && { reason }) }
  const { status, body } = await caller.call(publishing.publish, {
    body: { domain: { name, savePoint: 'Original' }, context: { instructions: [instruction] } },
  } as never)
  expect(status).toBe(200)
  return { refusal: body[0]!.refusal, state: body[0]!.approval?.state }
}

const hour = 3_600_000

test.each([
  ['ahead, and set back again', [2 * hour, 0, -2 * hour]],
  ['behind, and set ahead', [-2 * hour, 0, 2 * hour]],
  ['of several servers that differ', [90_000, -90_000, 30_000]],
])('the newest request is the last that was made, with clocks %s', async (_, offsets) => {
  const { clock } = server.deps
  try {
    for (const offset of offsets) {
      server.deps.clock = () => clock() + offset
      expect(await act(paul, 'request')).toMatchObject({ refusal: undefined, state: 'requested' })
      expect(await act(paul, 'cancel')).toMatchObject({ refusal: undefined })
      expect(await act(paul, 'request')).toMatchObject({ refusal: undefined, state: 'requested' })
      expect(await act(nora, 'refuse', 'Not yet')).toMatchObject({ refusal: undefined })
    }
    server.deps.clock = () => clock() - 12 * hour
    expect(await act(paul, 'request')).toMatchObject({ refusal: undefined, state: 'requested' })
    expect(await act(nora, 'approve')).toMatchObject({ refusal: undefined, state: 'approved' })
  } finally {
    server.deps.clock = clock
  }
})

test('a request that got stuck in an older version is the newest after the upgrade', async () => {
  const { db } = server.deps
  await act(paul, 'request')
  await act(paul, 'cancel')
  await act(paul, 'request')
  await db.query(
    `update publishing_approval set requested_at = now() + interval '90 seconds' where state = 'cancelled'`,
  )
  await db.query(`alter table publishing_approval drop column number`)
  await db.query(
    `create index publishing_approval_place on publishing_approval (domain_id, requested_at desc)`,
  )
  await db.query(`delete from migration where name = '0040-request-number.sql'`)
  await migrate(db)
  expect(await act(nora, 'approve')).toMatchObject({ refusal: undefined, state: 'approved' })
  expect(await act(paul, 'cancel')).toMatchObject({ refusal: undefined })
  expect(await act(paul, 'request')).toMatchObject({ refusal: undefined, state: 'requested' })
})
