import { auth, chat } from '@sdp/api'
import { newRequestHeader, sentHeader } from '@sdp/domain/chat'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContentStore } from '../content/content-store.ts'
import { putInService } from '../testing/put-in-service.ts'
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts'
import { makeTestDatabase } from '../testing/test-database.ts'
import { callerAt } from '../testing/test-server.ts'

/** Two cores may be busy with other test files. */
const soon = { timeout: 60_000, interval: 50 }
const settings = { SDP_GIT_EXPORT: 'false', SDP_LOG_LEVEL: 'silent' }

let database: Awaited<ReturnType<typeof makeTestDatabase>>
let db: pg.Pool
let running: ServerProcess | undefined
beforeAll(async () => {
  database = await makeTestDatabase()
  db = new pg.Pool({ connectionString: database.url })
})
afterAll(async () => {
  await running?.kill()
  await db.end()
  await database.drop()
})

async function publishSamples(): Promise<void> {
  const content = openContentStore(db)
  for (const domain of ['Climate', 'MediaPlayer', 'Navigation', 'TourGuideTest'])
    await putInService({ db, content }, { domain, stages: ['ece-dev'] })
}

async function speak({ url }: ServerProcess, token: string) {
  const caller = callerAt(url, { authorization: `Bearer ${token}` })
  const sent = sentHeader({ ...newRequestHeader(), stage: 'ece-dev' as const })
  const header = { ...sent, language: 'eng-USA', platform: '' }
  const body = { text_query: 'put some good music for us on', header }
  const answer = await caller.call(chat.textRecognition, { body })
  expect(answer.status).toBe(200)
  const { domain, candidates } = answer.body.fullResponse
  return { domain, candidates }
}

test('after a restart what is active is there again: the first sentence that is guessed waits for no learning', async () => {
  running = await startServerProcess(database.url, settings)
  const signIn = await callerAt(running.url, {}).call(auth.localSignIn, {
    body: { email: 'paul@sdp.example' },
  })
  const { accessToken } = signIn.body
  await running.stop()
  await publishSamples()

  running = await startServerProcess(database.url, settings)
  const before = await speak(running, accessToken)
  expect(before.candidates[0]).toMatchObject({ domain: 'MediaPlayer', by: 'guess' })
  const learned = async () =>
    (await db.query('select from learned_at_place join learned_model using (key)')).rowCount
  await expect.poll(learned, soon).toBe(1)
  await running.stop()
  const { rows } = await db.query<{ at: Date }>('select now() as at')

  running = await startServerProcess(database.url, settings)
  const read = async () =>
    (await db.query('select from learned_model where used_at > $1', [rows[0]?.at])).rowCount
  await expect.poll(read, soon).toBe(1)
  // Whoever learned now would store what was learned again, as at the first start
  await db.query('delete from learned_model')
  expect(await speak(running, accessToken)).toEqual(before)
  await running.stop()
  expect((await db.query('select from learned_model')).rowCount).toBe(0)
}, 180_000)
