import { auth, domains, type SignIn, signIns, type Tokens, userGroups } from '@sdp/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../../testing/test-browser.ts'
import { callerAt, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ SDP_SIGN_IN_DAYS: '30' })
})
afterAll(() => server?.close())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

async function signIn(person: string, userAgent = firefox) {
  const body = { email: `${person}@sdp.example` }
  const answer = await callerAt(server.url, { 'user-agent': userAgent }).call(auth.localSignIn, { body })
  return callerOf(answer.body)
}

function callerOf({ accessToken }: Pick<Tokens, 'accessToken'>) {
  const caller = server.caller({ authorization: `Bearer ${accessToken}` })
  return { ...caller, isSignedIn: async () => (await caller.call(userGroups.list)).status === 200 }
}

/** Moves a person's sign-ins into the past. */
async function age(person: string, days: number): Promise<void> {
  await server.deps.db.query(
    `update sign_in_family set begun_at = now() - make_interval(days => $2) where sub = $1`,
    [`${person}@sdp.example`, days],
  )
}

test('a sign-in ends a set time after it began, however often it is used', async () => {
  const browser = openBrowser(server.url)
  const tokens = await browser.signIn('clara')
  await age('clara', 29)
  const renewed = await browser.refresh(tokens.refreshToken)
  expect(renewed.status).toBe(200)
  expect(await callerOf(renewed.body).isSignedIn()).toBe(true)
  await age('clara', 30)
  expect(await callerOf(renewed.body).isSignedIn()).toBe(false)
  expect((await browser.refresh(renewed.body.refreshToken)).status).toBe(401)
})

test('everybody sees their own sign-ins, with the browser, and which one is theirs now', async () => {
  const first = await signIn('paul')
  const second = await signIn('paul', 'curl/8.5.0')
  await signIn('nora')
  const { body } = await second.call(signIns.own)
  expect(body).toMatchObject([
    { isThisOne: true, browser: 'curl/8.5.0', address: '127.0.0.1' },
    { isThisOne: false, browser: 'Firefox on Linux' },
  ])
  const days = (one: SignIn) => (Date.parse(one.endsAt) - Date.parse(one.begunAt)) / 86_400_000
  expect(Math.round(days(body[0]!))).toBe(30)
  expect((await first.call(signIns.own)).body.find(({ isThisOne }) => isThisOne)!.browser).toBe(
    'Firefox on Linux',
  )
})

test('a sign-in that its owner ends is ended at once; one of somebody else cannot be ended', async () => {
  const [here, elsewhere, stranger] = [await signIn('max'), await signIn('max'), await signIn('nora')]
  const { id } = (await elsewhere.call(signIns.own)).body.find(({ isThisOne }) => isThisOne)!
  const end = (by: typeof here) => by.call(signIns.endOwn, { params: { id } })
  expect(await end(stranger)).toEqual({ status: 404, body: { message: 'This sign-in has ended already' } })
  expect((await end(here)).status).toBe(200)
  expect(await elsewhere.isSignedIn()).toBe(false)
  expect(await here.isSignedIn()).toBe(true)
  expect((await end(here)).status).toBe(404)
})

test('all others are ended at once, and the one that asks stays', async () => {
  const others = [await signIn('max'), await signIn('max')]
  const here = await signIn('max')
  const before = (await here.call(signIns.own)).body.length
  expect((await here.call(signIns.endOwnOthers)).body).toEqual({ ended: before - 1 })
  for (const other of others) expect(await other.isSignedIn()).toBe(false)
  expect(await here.isSignedIn()).toBe(true)
})

test('a super user sees and ends those of everybody, which the audit log records', async () => {
  const [ada, nora] = [await signIn('ada'), await signIn('nora')]
  const own = (await nora.call(signIns.own)).body.find(({ isThisOne }) => isThisOne)!
  const all = (await ada.call(signIns.ofEverybody)).body
  expect(all.find(({ id }) => id === own.id)).toMatchObject({ name: 'Nora Novak', email: 'nora@sdp.example' })
  expect((await ada.call(signIns.endOfUser, { params: { id: own.id } })).status).toBe(200)
  expect(await nora.isSignedIn()).toBe(false)
  const { rows } = await server.deps.db.query(
    `select who, details from audit_entry where what = 'End sign-in of somebody' and result = 'done'`,
  )
  expect(rows).toEqual([{ who: 'ada@sdp.example', details: 'of nora@sdp.example' }])
})

test('replies are cached nowhere, but for content, which the browser revalidates', async () => {
  const ada = await signIn('ada')
  const cacheControl = async (path: string) =>
    (await fetch(`${server.url}/api${path}`, { headers: ada.headers })).headers.get('cache-control')
  for (const path of ['/v2/audit', '/v2/users/sign-ins', '/v2/operation', '/public/config', '/none']) {
    expect(await cacheControl(path), path).toBe('no-store')
  }
  await ada.call(domains.create, { body: { name: 'Cached', languages: [{ language: 'eng-USA' }] } })
  expect(await cacheControl('/domains/cached')).toBe('private, no-cache')
})
