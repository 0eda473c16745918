import { domains, health } from '@sdp/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCalls } from '../testing/all-calls.ts'
import { type Caller, startTestServer, type TestServer } from '../testing/test-server.ts'
import { type BadRequest, badRequests } from './bad-requests.ts'
import { budgetMillis, report, seed } from './budget.ts'

const maxMillis = 30_000
const maxBytes = 64 * 1024
const perCall = 6

let server: TestServer
let ada: Caller
beforeAll(async () => {
  server = await startTestServer({ SDP_OFFLINE_ACCESS: 'true' })
  ada = await server.as('ada')
  await ada.call(domains.create, { body: { name: 'Target', languages: [{ language: 'eng-USA' }] } })
})
afterAll(() => server?.close())

/** What is wrong with the answer, if anything is. */
async function faultOf({ method, path, headers, body, isWrong }: BadRequest): Promise<string | undefined> {
  const answer = await fetch(`${server.url}/api${path}`, {
    method,
    headers: { ...ada.headers, ...headers },
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(maxMillis),
  }).catch((error: unknown) => error as Error)
  if (answer instanceof Error) {
    // A body that is too large is refused while it is still being sent, and the connection ends.
    return method !== 'GET' && (body?.length ?? 0) > 1024 * 1024 ? undefined : `no answer: ${answer.message}`
  }
  const text = await answer.text()
  if (answer.status >= 500) return `${answer.status} ${text.slice(0, 200)}`
  if (answer.status >= 400 && text.length > maxBytes) return `an answer of ${text.length} bytes`
  return isWrong && answer.status < 400 ? `${answer.status} to a body that its shape refuses` : undefined
}

test(
  'whatever is sent to whichever call, the answer is a short refusal in good time, never a failure',
  async () => {
    const endAt = Date.now() + budgetMillis
    const faults: string[] = []
    let sent = 0
    // Every call at least once, then on with other seeds until the time is up.
    for (let round = 0; round === 0 || Date.now() < endAt; round++) {
      for (const [name, endpoint] of allCalls) {
        if (round > 0 && Date.now() > endAt) break
        for (const request of badRequests(endpoint, { seed: seed * 1000 + round, count: perCall })) {
          sent++
          const fault = await faultOf(request)
          if (fault === undefined) continue
          const body = String(request.body ?? '').slice(0, 300)
          faults.push(`${name}: ${request.method} ${request.path.slice(0, 200)} ${body}\n  ${fault}`)
        }
      }
    }
    report('odd requests', { calls: allCalls.size, 'requests sent': sent, faults: faults.length })
    expect(faults.slice(0, 20)).toEqual([])
    expect((await server.nobody.call(health.check)).status).toBe(200)
    const { status } = await ada.call(domains.list, { query: {} })
    expect(status).toBe(200)
  },
  budgetMillis + 120_000,
)
