import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from './testing/test-server.ts'

/** Verbs and paths as the specification writes them, with a value for each name in braces. */
const specified: readonly [ids: string, call: string][] = [
  ['[LIST-022]', 'GET /domains/?includeDialogs=false&isAdmin=true'],
  ['[LIST-023]', 'DELETE /domains/Music'],
  ['[FORM-025]', 'POST /domains/'],
  ['[DOM-053]', 'GET /domains/music?language=eng-USA&user=paul&skipSession=true'],
  ['[SESS-023]', 'POST /domains/music/sessions?user=paul'],
  ['[SESS-024]', 'GET /domains/sessions'],
  ['[SESS-025]', 'DELETE /domains/music/sessions?user=paul'],
  ['[SAVE-018]', 'PUT /domains/music?user=paul'],
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

/** Nobody is asked who they are where there is no call: 404, whoever asks. */
async function statusOf(call: string): Promise<number> {
  const [method, path] = call.split(' ') as [string, string]
  const hasBody = method === 'POST' || method === 'PUT' || method === 'PATCH'
  const { status } = await fetch(`${server.url}/api${path}`, {
    method,
    ...(hasBody ? { headers: { 'content-type': 'application/json' }, body: '{}' } : {}),
  })
  return status
}

test.each(specified)('%s %s is answered by a call of its own', async (_, call) => {
  expect(await statusOf(call)).not.toBe(404)
})

test.each(['GET /domains/music/nothing', 'PATCH /domains/music', 'POST /nothing'])(
  '%s is no call',
  async (call) => {
    expect(await statusOf(call)).toBe(404)
  },
)
