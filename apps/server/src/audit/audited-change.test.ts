import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { buildApp } from '../app.ts'
import { serve } from '../calls/serve.ts'
import type { App } from '../http/app.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { auditAlone, auditWithin } from './audited-change.ts'

let server: TestServer
let app: App
beforeAll(async () => {
  server = await startTestServer()
  app = await buildApp(server.deps)
})
afterAll(async () => {
  await app?.close()
  await server?.close()
})

const callAt = (path: string) => ({
  method: 'POST' as const,
  path,
  shapes: { summary: '', access: 'public', audit: 'Try', reply: z.object({}) } as const,
})

async function statusOf(path: string): Promise<number> {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { host: 'localhost' },
  })
  return statusCode
}

async function entries(): Promise<unknown[]> {
  const { rows } = await server.deps.db.query(
    `select result, details from audit_entry where what = 'Try' order by id`,
  )
  return rows
}

test('a call that has a name in the audit log is not answered without its entry, which is there once', async () => {
  const { deps } = server
  serve(app, deps, callAt('/v2/forgetful'), async () => ({}))
  serve(app, deps, callAt('/v2/changing'), async ({ change, request }) =>
    change(async (tx) => {
      await auditWithin(tx, { audit: deps.audit, call: request })
      return {}
    }),
  )
  serve(app, deps, callAt('/v2/reading'), async ({ request }) => {
    await auditAlone(deps, request)
    return {}
  })
  expect(await statusOf('/v2/forgetful')).toBe(500)
  expect(await entries()).toEqual([
    { result: 'failed', details: expect.stringContaining('without its audit entry') },
  ])
  expect(await statusOf('/v2/changing')).toBe(200)
  expect(await statusOf('/v2/reading')).toBe(200)
  expect((await entries()).slice(1)).toEqual([
    { result: 'done', details: '' },
    { result: 'done', details: '' },
  ])
})
