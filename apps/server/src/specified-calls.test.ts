import { domains } from '@sdp/api'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer } from './testing/test-server.ts'

/** Verbs and paths as the specification writes them, with a value for each name in braces. */
const specified: readonly [ids: string, call: string][] = [
  ['[LIST-022]', 'GET /domains/?includeDialogs=false&isAdmin=true'],
  ['[LIST-023]', 'DELETE /domains/Music'],
  ['[FORM-025]', 'POST /domains/'],
  ['[DOM-053]', 'GET /domains/music?language=eng-USA&user=paul&skipSession=true'],
  ['[SESS-023]', 'POST /domains/music/sessions?user=paul'],
  ['[SESS-024]', 'GET /domains/sessions'],
  ['', 'DELETE /domains/music/sessions?user=paul'],
  ['', 'PUT /domains/music?user=paul'],
  ['[POINT-021]', 'POST /v2/domain/save-points'],
  ['[POINT-023]', 'GET /v2/domain/save-points/Music'],
  ['[POINT-024]', 'DELETE /v2/domain/save-points/music'],
  ['[GIT-018]', 'GET /v2/domain/github/Music'],
  ['[GIT-018]', 'GET /v2/domain/github/Music/eng-USA'],
  ['[GIT-018]', 'GET /v2/domain/github/Music/eng-USA/dev'],
  ['[GIT-019]', 'POST /v2/domain/github'],
  ['[GIT-019]', 'POST /v2/domain/github/eng-USA'],
  ['[GIT-019]', 'POST /v2/domain/github/eng-USA/dev'],
  ['[GIT-020]', 'DELETE /v2/domain/github/Music'],
  ['[GIT-020]', 'DELETE /v2/domain/github/Music/eng-USA'],
  ['[GIT-020]', 'DELETE /v2/domain/github/Music/eng-USA/dev'],
  ['[GIT-021]', 'GET /v2/domain/github/Music/commits'],
  ['[GIT-021]', 'GET /v2/domain/github/Music/eng-USA/commits'],
  ['[GIT-021]', 'GET /v2/domain/github/Music/eng-USA/dev/commits'],
  ['[GIT-022]', 'GET /v2/domain/github/Music/eng-USA/dev/commits/0123abc'],
  ['[PUB-091]', 'POST /v2/publishing/config'],
  ['[PUB-092]', 'POST /v2/publishing/states'],
  ['[PUB-093]', 'POST /v2/publishing/publish'],
  ['[PUB-094]', 'POST /v2/publishing/unpublish'],
  ['[PUB-095]', 'POST /v2/publishing/ar-removal'],
  ['[PUB-096]', 'POST /v2/publishing/download'],
  ['[CONC-046]', 'POST /v2/translations/jobs'],
  ['[AUTH-029] [ADMIN-028]', 'GET /v2/authorization/user-groups/'],
  ['[AUTH-030] [ADMIN-029]', 'PUT /v2/authorization/user-groups/'],
  ['[AUTH-031]', 'POST /v2/auth/token'],
  ['[AUTH-032]', 'POST /v2/auth/token/refresh'],
  ['[AUTH-033]', 'POST /v2/auth/logout'],
  ['[CALL-004] [ADMIN-026]', 'GET /public/config'],
  ['[CALL-005] [ADMIN-023]', 'GET /sdpConfig/'],
  ['[CALL-006] [ADMIN-024]', 'GET /sdpConfig/languages'],
  ['[CALL-007]', 'GET /shared/actions'],
  ['[CALL-008]', 'GET /shared/inputs'],
  ['[CALL-009]', 'GET /shared/resources?domain=Music'],
  ['[CALL-010] [ADMIN-025]', 'GET /v2/feature-flags/'],
  ['[CALL-011] [FEED-011]', 'POST /notifications/bug'],
  ['[CALL-012] [FEED-012]', 'POST /notifications/access-request'],
  ['[PAGE-012]', 'GET /releaseNotes?lastDay=true&offset=10'],
  ['[REUSE-010]', 'GET /reusableExpressions?domainId=music'],
  ['[REUSE-012]', 'POST /reusableExpressions'],
  ['[REUSE-013]', 'PATCH /reusableExpressions/1'],
  ['[REUSE-014]', 'DELETE /reusableExpressions/1'],
  ['[SLOT-055]', 'DELETE /domains/music/canonical/jazz'],
  ['[SLOT-056]', 'DELETE /domains/music/slot/genre'],
  ['[CHAT-039]', 'POST /v2/mvap-core/text-recognition'],
  ['[CHAT-041]', 'POST /v2/mvap-core/tts-request'],
  ['[DRES-030]', 'POST /v2/speech/upload/'],
  ['[CONC-033]', 'GET /v2/concepts/all/'],
  ['[CONC-034]', 'GET /v2/concepts/OK_CONCEPT'],
  ['[CONC-035]', 'GET /v2/concepts/unique-check/OK_CONCEPT'],
  ['[CONC-036]', 'GET /v2/concepts/variants/OK_CONCEPT'],
  ['[CONC-037]', 'GET /v2/concepts/texts/deu-DEU/?conceptNames=a,b&types=1,2'],
  ['[CONC-038]', 'PUT /v2/concepts/OK_CONCEPT'],
  ['[CONC-039]', 'POST /v2/concepts/'],
  ['[CONC-040]', 'POST /v2/concepts/query/1'],
  ['[CONC-041]', 'GET /v2/concepts/filter'],
  ['[CONC-042]', 'POST /v2/concepts/filter'],
  ['[CONC-043]', 'POST /v2/concepts/export'],
  ['[CONC-044]', 'POST /v2/concepts/upload-data-file'],
  ['[CONC-045]', 'POST /v2/concepts/bulk'],
  ['[CONC-047]', 'DELETE /v2/concepts/0f0e0d0c-0b0a-4908-8706-050403020100'],
  ['[DISS-013]', 'GET /v2/diss/'],
  ['[DISS-014]', 'GET /v2/diss/version/1.0'],
  ['[DISS-015]', 'GET /v2/diss/versions'],
  ['[DISS-016]', 'GET /v2/diss/latest'],
]

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.close())

/** What the specification's calls have in the place of a name. */
const values = ['music', 'eng-USA', 'deu-DEU', 'dev', 'jazz', 'genre', 'OK_CONCEPT', '1', '1.0', '0123abc']
const isValue = (segment: string) =>
  values.includes(segment) || segment === 'Music' || /^[0-9a-f]{8}-/.test(segment)

/** Nobody is asked who they are where there is no call: 404, whoever asks. */
async function askedFor(call: string): Promise<{ status: number; route: string[] }> {
  const [method, path] = call.split(' ') as [string, string]
  const hasBody = method === 'POST' || method === 'PUT' || method === 'PATCH'
  const measured = vi.spyOn(server.deps.metrics.requestSeconds, 'observe')
  const { status } = await fetch(`${server.url}/api${path}`, {
    method,
    ...(hasBody ? { headers: { 'content-type': 'application/json' }, body: '{}' } : {}),
  })
  await expect.poll(() => measured.mock.calls.length).toBe(1)
  const [labels] = measured.mock.calls[0] as unknown as [{ route: string }]
  measured.mockRestore()
  return { status, route: segmentsOf(labels.route).slice(1) }
}

const segmentsOf = (path: string) => path.replace(/\?.*/, '').split('/').filter(Boolean)

test.each(specified)('%s %s is answered by a call of its own', async (_, call) => {
  const { status, route } = await askedFor(call)
  expect(status).not.toBe(404)
  // A parameter is where a value would be, and swallows none of the words
  expect(route.map((segment) => (segment.startsWith(':') ? 'a value' : segment))).toEqual(
    segmentsOf(call.split(' ')[1]!).map((segment) => (isValue(segment) ? 'a value' : segment)),
  )
})

test('[SAVE-018] [SESS-025] a save and the end of a session take the user in the query', async () => {
  const paul = await server.as('paul')
  const body = { name: 'Music', languages: [{ language: 'eng-USA' }] }
  await paul.call(domains.create, { body })
  const send = async (method: string, path: string, sent?: object) => {
    const response = await fetch(`${server.url}/api${path}`, {
      method,
      headers: { ...paul.headers, ...(sent && { 'content-type': 'application/json' }) },
      ...(sent && { body: JSON.stringify(sent) }),
    })
    return response.status
  }
  expect(await send('POST', '/domains/music/sessions?user=paul', { message: 'work' })).toBe(200)
  const save = {
    updates: { tts_responses: { hello: ['Hi'] } },
    language_to_update: 'eng-USA',
    commit_message: 'Hello',
    forceUpdate: true,
  }
  expect(await send('PUT', '/domains/music?user=paul', save)).toBe(200)
  expect(await send('DELETE', '/domains/music/sessions?user=paul')).toBe(200)
})

test.each(['GET /domains/music/nothing', 'PATCH /domains/music', 'POST /nothing'])(
  '%s is no call',
  async (call) => {
    expect((await askedFor(call)).status).toBe(404)
  },
)
