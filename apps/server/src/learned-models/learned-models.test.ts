import { chat, publishing } from '@sdp/api'
import { newRequestHeader, sentHeader } from '@sdp/domain/chat'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishingCaller } from '../publishing/testing/publishing-caller.ts'
import { type Caller, startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let paul: Caller
beforeAll(async () => {
  server = await startTestServer()
  paul = await server.as('paul')
})
afterAll(() => server?.close())

/** Two cores may be busy with other test files. */
const soon = { timeout: 60_000, interval: 50 }
const enoughMillis = 180_000
const query = (text: string) => server.deps.db.query(text)

/** Which models are stored, and which of them is in use where. */
async function stored() {
  const { rows: models } = await query(
    `select encode(key, 'hex') as key from learned_model order by learned_at`,
  )
  const { rows: places } = await query(
    `select market, environment, language, encode(key, 'hex') as key from learned_at_place order by environment`,
  )
  const number = (key: string) => models.findIndex((one) => one.key === key) + 1
  return {
    models: models.length,
    places: places.map((one) => `${one.market} ${one.environment} ${one.language}: ${number(one.key)}`),
  }
}

async function speak(caller: Caller, text: string) {
  const header = { ...sentHeader({ ...newRequestHeader(), stage: 'ece-dev' as const }), language: 'deu-DEU' }
  const { body } = await caller.call(chat.textRecognition, { body: { text_query: text, header } })
  const { domain, candidates } = body.fullResponse
  return { domain, scores: candidates.map(({ by, score }) => [by, score]) }
}
const guessed = 'now switch that lamp on already'

test(
  'what becomes active is learned by a job and stored, and another process reads it',
  async () => {
    const lamp = publishingCaller(paul, 'Lamp')
    await lamp.make()
    await lamp.publish('dev')
    await expect.poll(stored, soon).toEqual({ models: 1, places: ['ece dev deu-DEU: 1'] })
    const answer = await speak(paul, guessed)
    expect(answer).toMatchObject({ domain: 'Lamp', scores: [['guess', expect.any(Number)]] })

    await query(`update learned_model set used_at = now() - interval '1 day'`)
    const other = await startTestServer({}, { databaseUrl: server.databaseUrl })
    try {
      expect(await speak(await other.as('paul'), guessed)).toEqual(answer)
    } finally {
      await other.close()
    }
    const { rows } = await query('select count(*)::int as read from learned_model where used_at > learned_at')
    expect(rows).toEqual([{ read: 1 }])
    expect((await stored()).models).toBe(1)
  },
  enoughMillis,
)

test(
  'where the same is published elsewhere it is the same model; with another domain it is another; taken away, none',
  async () => {
    const lamp = publishingCaller(paul, 'Lamp')
    await lamp.publish('nonprod')
    const both = ['ece dev deu-DEU: 1', 'ece nonprod deu-DEU: 1']
    await expect.poll(stored, soon).toEqual({ models: 1, places: both })
    const bulb = publishingCaller(paul, 'Bulb')
    await bulb.make()
    await bulb.publish('dev')
    const withBulb = ['ece dev deu-DEU: 2', 'ece nonprod deu-DEU: 1']
    await expect.poll(stored, soon).toEqual({ models: 2, places: withBulb })
    await lamp.act('nonprod', 'execute', publishing.unpublish)
    await expect.poll(stored, soon).toEqual({ models: 2, places: ['ece dev deu-DEU: 2'] })
  },
  enoughMillis,
)

test(
  'a damaged or missing model is learned again when somebody speaks, and stored',
  async () => {
    const answer = await speak(paul, guessed)
    for (const damage of [`update learned_model set model = 'x'`, 'delete from learned_model']) {
      await query(damage)
      const other = await startTestServer({}, { databaseUrl: server.databaseUrl })
      try {
        expect(await speak(await other.as('paul'), guessed)).toEqual(answer)
      } finally {
        await other.close()
      }
      const whole = async () =>
        (await query('select count(*)::int as count from learned_model where length(model) > 1000')).rows
      await expect.poll(whole, soon).toEqual([{ count: 1 }])
    }
  },
  enoughMillis,
)

test('a model that is in use nowhere is swept when nobody read it for a week', async () => {
  await query(
    `insert into learned_model (key, model, used_at) values
     ('\\x01', 'x', now() - interval '8 days'), ('\\x02', 'x', now() - interval '6 days')`,
  )
  await query(`update learned_model set used_at = now() - interval '1 year' where length(key) > 1`)
  await server.deps.jobs.send(server.deps.db, 'sweep')
  const left = async () =>
    (await query(`select encode(key, 'hex') as key from learned_model where length(key) = 1`)).rows
  await expect.poll(left, soon).toEqual([{ key: '02' }])
  expect((await stored()).places).toEqual(['ece dev deu-DEU: 1'])
})
