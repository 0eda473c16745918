import { randomUUID } from 'node:crypto'
import { auth, domains, revisions, savePoints, sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectEventsClient } from './testing/events-client.ts'
import { startServerProcess } from './testing/server-process.ts'
import { makeTestDatabase } from './testing/test-database.ts'
import { type Caller, callerAt } from './testing/test-server.ts'

/** Two cores may be busy with other test files. */
const soon = { timeout: 20_000 }
const enoughMillis = 90_000

type Running = Awaited<ReturnType<typeof startServerProcess>>

let database: Awaited<ReturnType<typeof makeTestDatabase>>
let first: Running
let second: Running
const tokens = { paul: '', nora: '' }

beforeAll(async () => {
  database = await makeTestDatabase()
  ;[first, second] = await Promise.all([startServerProcess(database.url), startServerProcess(database.url)])
  for (const person of ['paul', 'nora'] as const) {
    const signIn = { body: { email: `${person}@sdp.example` } }
    tokens[person] = (await callerAt(first.url, {}).call(auth.localSignIn, signIn)).body.accessToken
  }
}, enoughMillis)
afterAll(async () => {
  await Promise.all([first?.stop(), second?.stop()])
  await database?.drop()
})

/** A person at one of the servers; the sign-in of the first holds at both. */
const at = (server: Running, person: 'paul' | 'nora') =>
  callerAt(server.url, { authorization: `Bearer ${tokens[person]}` })

async function newDomain(name: string): Promise<string> {
  const { body } = await at(first, 'paul').call(domains.create, {
    body: { name, languages: [{ language: 'eng-USA' }], contributors: ['nora'] },
  })
  return body._id
}
const start = (caller: Caller, id: string, more: { takeOver?: true } = {}) =>
  caller.call(sessions.start, { params: { id }, query: {}, body: { message: 'work', ...more } })
const save = (
  caller: Caller,
  id: string,
  body: { words: string[]; base_revision?: string; save_id?: string },
) => {
  const { words, ...more } = body
  return caller.call(domains.update, {
    params: { id },
    query: {},
    body: { updates: { justtalk: words }, commit_message: words.join(' '), ...more },
  })
}
const read = async (caller: Caller, id: string) =>
  (await caller.call(domains.read, { params: { id }, query: {} })).body

test(
  'sessions, events and saves hold across two servers',
  async () => {
    const id = await newDomain('Both')
    const paul = { ...at(first, 'paul'), events: await connectEventsClient(first.url, tokens.paul) }
    const nora = { ...at(second, 'nora'), events: await connectEventsClient(second.url, tokens.nora) }

    const { body: started } = await start(paul, id)
    await expect
      .poll(() => nora.events.received, soon)
      .toContainEqual({ type: 'domain-session-create', session: started })
    expect(await start(nora, id)).toMatchObject({
      status: 409,
      body: { message: messages.session.busy('Paul Author') },
    })

    const { body: taken } = await start(nora, id, { takeOver: true })
    const from = { id: 'paul@sdp.example', name: 'Paul Author' }
    await expect
      .poll(() => paul.events.received, soon)
      .toContainEqual({ type: 'domain-session-update', session: taken, from })
    expect((await save(paul, id, { words: ['stolen'] })).status).toBe(403)

    const { body: saved } = await save(nora, id, { words: ['hers'] })
    await expect
      .poll(() => paul.events.received, soon)
      .toContainEqual(expect.objectContaining({ type: 'domain-updated', id, revision: saved.revision }))
    expect(await read(paul, id)).toMatchObject({ justtalk: ['hers'], revision: saved.revision })

    const { body: summer } = await nora.call(savePoints.create, {
      body: { fromId: id, newSavePoint: { name: 'summer' } },
    })
    await expect
      .poll(() => paul.events.received, soon)
      .toContainEqual(expect.objectContaining({ type: 'domain-save-point-created', id: summer._id }))
    expect((await start(paul, summer._id)).status).toBe(200)
    paul.events.close()
    nora.events.close()
  },
  enoughMillis,
)

test(
  'of two saves on one base at two servers, one is told of the other',
  async () => {
    const id = await newDomain('Racing')
    await start(at(first, 'paul'), id)
    for (let round = 0; round < 5; round++) {
      const { revision } = await read(at(first, 'paul'), id)
      const answers = await Promise.all(
        [first, second].map((server, place) =>
          save(at(server, 'paul'), id, { words: [`${round} at ${place}`], base_revision: revision }),
        ),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const winner = answers.findIndex(({ status }) => status === 200)
      expect((await read(at(second, 'paul'), id)).justtalk).toEqual([`${round} at ${winner}`])
    }
  },
  enoughMillis,
)

test(
  'one server is killed during a save: the other has all that was answered, once, and goes on',
  async () => {
    const id = await newDomain('Killed')
    await start(at(first, 'paul'), id)
    const nora = await connectEventsClient(second.url, tokens.nora)
    const saves = Array.from({ length: 40 }, (_, count) => ({ words: [`${count}`], save_id: randomUUID() }))
    const answered: string[] = []
    const unanswered: typeof saves = []
    for (const [count, one] of saves.entries()) {
      const answer = save(at(first, 'paul'), id, one).then(({ body }) => answered.push(body.revision))
      if (count === 20) process.kill(first.pid, 'SIGKILL')
      await answer.catch(() => unanswered.push(one))
    }
    expect(answered.length).toBeGreaterThanOrEqual(20)
    expect(unanswered.length).toBeGreaterThan(0)

    for (const one of unanswered) {
      const { status, body } = await save(at(second, 'paul'), id, one)
      expect(status).toBe(200)
      answered.push(body.revision)
    }
    const { body } = await at(second, 'nora').call(revisions.list, { params: { id }, query: {} })
    expect(body.revisions.map(({ message }) => message)).toEqual([
      ...saves.map(({ words }) => words.join(' ')).reverse(),
      messages.commit.created,
    ])
    expect(body.revisions.map(({ revision }) => revision).slice(0, -1)).toEqual(answered.reverse())

    expect((await start(at(second, 'nora'), id)).status).toBe(409)
    const { body: renewed } = await start(at(second, 'paul'), id)
    await expect
      .poll(() => nora.received, soon)
      .toContainEqual({ type: 'domain-session-refresh', session: renewed })
    nora.close()

    first = await startServerProcess(database.url)
    expect(await read(at(first, 'paul'), id)).toMatchObject({ justtalk: ['39'] })
  },
  enoughMillis,
)
