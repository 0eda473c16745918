import { configuration } from '@sdp/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let paul: Caller

beforeAll(async () => {
  server = await startTestServer({
    SDP_SLOT_NAME_PREFIX: 'car_',
    SDP_FEATURE_FLAGS: 'enableSsmlTransition,-enableWebsockets',
  })
  paul = await server.as('paul')
})
afterAll(() => server?.close())

test('[CALL-004] [ADMIN-026] everybody gets stage, client id and login address', async () => {
  expect(await server.nobody.call(configuration.public)).toEqual({
    status: 200,
    body: {
      stage: 'dev',
      clientId: '',
      loginUrl: '/',
      localSignIn: true,
      offlineAccess: false,
      sessionExpiringMinutes: 5,
    },
  })
})

test('[CALL-005] [ADMIN-012] [ADMIN-014] [ADMIN-023] [DOM-032] the platform configuration is answered as data', async () => {
  const { status, body } = await paul.call(configuration.platform)
  expect(status).toBe(200)
  const { data } = body
  expect(data.slotNamePrefix).toBe('car_')
  expect(data.loopbackHandlers).toBe(true)
  for (const list of ['keywords', 'genericSlots', 'vehicleInputs', 'contextInputs'] as const) {
    expect(new Set(data[list]).size, list).toBe(data[list].length)
    expect(data[list].length, list).toBeGreaterThan(3)
  }
  expect(data.coreActions.length).toBeGreaterThan(3)
  expect(data.systemActions.length).toBeGreaterThan(3)
})

test('[CALL-017] [ADMIN-013] [ADMIN-015] [DOM-033] [DOM-034] markets and environments give all stages, and every language is published where it is spoken (ruling R265)', async () => {
  const { languages, publishSettings } = (await paul.call(configuration.platform)).body.data
  const { redisMarkets, redisEnvironments, redisLanguagesPerMarket } = publishSettings
  const possible = redisMarkets.flatMap((market) =>
    redisEnvironments.map((environment) => `${market.toLowerCase()}-${environment}`),
  )
  expect(possible).toEqual(
    expect.arrayContaining([
      'ece-dev',
      'amap-dev',
      'ece-nonprod',
      'ece-prod',
      'amap-nonprod',
      'amap-prod',
      'china-nonprod',
      'china-prod',
    ]),
  )
  expect(languages.length).toBeGreaterThan(30)
  for (const { value, regions } of languages) {
    const markets = redisMarkets.filter((market) => redisLanguagesPerMarket[market]?.includes(value))
    expect(markets.sort(), value).toEqual([...regions].sort())
    expect(regions.length, value).toBeGreaterThan(0)
  }
})

test('[CALL-006] [ADMIN-024] the languages are answered as data, each with value, name and regions', async () => {
  const { status, body } = await paul.call(configuration.languages)
  expect(status).toBe(200)
  expect(body.data).toContainEqual({
    value: 'deu-DEU',
    name: expect.stringMatching(/^German/),
    regions: ['ECE'],
  })
  expect(body.data.length).toBeGreaterThan(30)
  expect(new Set(body.data.map(({ value }) => value.toLowerCase())).size).toBe(body.data.length)
})

test('[CALL-010] [ADMIN-016] [ADMIN-025] [DOM-035] feature flags are answered as options', async () => {
  expect(await paul.call(configuration.featureFlags)).toEqual({
    status: 200,
    body: { options: { enableSsmlTransition: true, enableWebsockets: false } },
  })
})
