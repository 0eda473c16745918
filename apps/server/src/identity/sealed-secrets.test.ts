import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { auth, type Tokens } from '@sdp/api'
import { exportJWK, generateKeyPair } from 'jose'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase } from '../db/database.ts'
import { CannotStart } from '../process/cannot-start.ts'
import { type OidcProvider, startOidcProvider } from '../testing/oidc-provider.ts'
import { openBrowser, type TestBrowser } from '../testing/test-browser.ts'
import { makeTestDatabase } from '../testing/test-database.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const publicUrl = 'http://sdp.test'
const people = [{ sub: 'u-1', name: 'Greta Gast', email: 'greta@example.com' }]
const [first, second, third] = ['first', 'second', 'third'].map((name) =>
  `the ${name} key of these tests`.padEnd(40, '.'),
)

let provider: OidcProvider
beforeAll(async () => {
  provider = await startOidcProvider(people, publicUrl)
})
afterAll(() => provider?.close())

const start = (databaseUrl: string, keys: string) =>
  startTestServer({ ...provider.settings, SDP_SECRET_KEY: keys }, { databaseUrl })

async function signIn({ url }: TestServer): Promise<{ browser: TestBrowser; tokens: Tokens }> {
  const browser = openBrowser(url)
  const sent = await browser.open('/api/v2/auth/login')
  const { pathname, search, searchParams } = await provider.signIn(
    sent.headers.get('location')!,
    'greta@example.com',
  )
  await browser.open(`${pathname}${search}`)
  const { body } = await browser.call(auth.token, { body: { code: searchParams.get('code')! } })
  return { browser, tokens: body }
}

/** Asks for new tokens when the provider has to be asked too; returns the status and the next refresh token. */
async function renew(server: TestServer, cookies: Map<string, string>, refreshToken: string) {
  await server.deps.db.query(`update sign_in_family set provider_asked_at = now() - interval '16 minutes'`)
  const { status, body } = await openBrowser(server.url, cookies).refresh(refreshToken)
  return { status, refreshToken: body.refreshToken }
}

/** All that the database holds, as text. */
async function dump(db: Pool): Promise<string> {
  const { rows: tables } = await db.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  let text = ''
  for (const { name } of tables) {
    const { rows } = await db.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`)
    text += rows.map(({ row }) => row).join('\n')
  }
  return text
}

test('who reads the database finds nothing to sign in with', async () => {
  const database = await makeTestDatabase()
  const server = await start(database.url, first!)
  const { browser, tokens } = await signIn(server)
  const read = await dump(server.deps.db)
  expect(read).toContain('greta@example.com')
  const secrets = [
    tokens.accessToken,
    tokens.refreshToken,
    ...browser.cookies.values(),
    ...provider.refreshTokens,
  ]
  expect(secrets.length).toBeGreaterThanOrEqual(4)
  for (const secret of secrets) expect(read).not.toContain(secret)
  expect(read).not.toMatch(/\\?"d\\?":/)
  await server.close()
  await database.drop()
})

test('what an earlier version kept in clear is encrypted by the first start, also of two at once, and nobody is signed out', async () => {
  const database = await makeTestDatabase()
  const key = await exportJWK((await generateKeyPair('ES256', { extractable: true })).privateKey)
  const db = await connectDatabase(database.url)
  await db.query('insert into access_token_key (private_jwk) values ($1)', [key])
  let server = await start(database.url, first!)
  const { browser, tokens } = await signIn(server)
  await server.close()
  // As the version before left it.
  await db.query('update sign_in_family set provider_refresh_token = $1, sealed_provider_token = null', [
    provider.refreshTokens.at(-1),
  ])
  await db.query('update access_token_key set private_jwk = $1, sealed = null', [key])

  const both = await Promise.all([start(database.url, first!), start(database.url, first!)])
  const read = await dump(db)
  for (const secret of [key.d!, provider.refreshTokens.at(-1)!]) expect(read).not.toContain(secret)
  ;[server] = both
  expect((await renew(server, browser.cookies, tokens.refreshToken)).status).toBe(200)
  for (const one of both) await one.close()
  await db.end()
  await database.drop()
})

test('the key is replaced without signing anybody out, and without the old one nothing starts', async () => {
  const database = await makeTestDatabase()
  let server = await start(database.url, first!)
  const { browser, tokens } = await signIn(server)
  let { refreshToken } = tokens
  await server.close()
  for (const keys of [`${first},${second}`, `${second},${first}`, second!]) {
    server = await start(database.url, keys)
    const renewed = await renew(server, browser.cookies, refreshToken)
    expect(renewed.status, keys).toBe(200)
    refreshToken = renewed.refreshToken
    await server.close()
  }
  const refused = start(database.url, third!)
  await expect(refused).rejects.toThrow(CannotStart)
  await expect(refused).rejects.toThrow(
    /cannot be read with this SDP_SECRET_KEY\. It is encrypted with another key/,
  )
  await database.drop()
})

test('a sealed text opens for its own row alone', async () => {
  const database = await makeTestDatabase()
  const server = await start(database.url, first!)
  const { browser, tokens } = await signIn(server)
  await signIn(server)
  const { rows } = await server.deps.db.query<{ id: string; sealed: string }>(
    'select id, sealed_provider_token as sealed from sign_in_family order by provider_asked_at',
  )
  await server.deps.db.query('update sign_in_family set sealed_provider_token = $2 where id = $1', [
    rows[0]!.id,
    rows[1]!.sealed,
  ])
  const asked = provider.requests.length
  await renew(server, browser.cookies, tokens.refreshToken)
  expect(provider.requests.slice(asked)).toEqual([])
  await server.close()
  await database.drop()
})

test('without the setting the key is a file of the data folder that its owner alone can read', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sdp-secret-key-'))
  const database = await makeTestDatabase()
  const settings = { SDP_SECRET_KEY: '', SDP_DATA_DIR: dataDir }
  const servers = await Promise.all(
    [1, 2].map(() => startTestServer(settings, { databaseUrl: database.url })),
  )
  const file = path.join(dataDir, 'secret-key')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const key = await readFile(file, 'utf8')
  expect(key).toMatch(/^[\w-]{43}\n$/)
  const browser = openBrowser(servers[0]!.url)
  const { refreshToken } = await browser.signIn('ada')
  for (const server of servers) await server.close()
  const again = await startTestServer(settings, { databaseUrl: database.url })
  expect((await openBrowser(again.url, browser.cookies).refresh(refreshToken)).status).toBe(200)
  expect(await readFile(file, 'utf8')).toBe(key)
  await again.close()
  await database.drop()
  await rm(dataDir, { recursive: true })
})
