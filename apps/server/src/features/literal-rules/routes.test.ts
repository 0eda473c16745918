import { domains, literalRules, sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let paul: Caller
let domainId: string
let number = 0
beforeAll(async () => {
  server = await startTestServer()
  paul = await server.as('paul')
})
afterAll(() => server.close())

const list = (...canonicals: string[]) => ({
  type: 'StaticList',
  values: Object.fromEntries(canonicals.map((canonical) => [canonical, []])),
})
const literalsOf = (...canonicals: string[]) =>
  canonicals.map((canonical) => ({ canonical, literals: [canonical.toUpperCase()] }))

beforeEach(async () => {
  number += 1
  domainId = `ruled${number}`
  await paul.call(domains.create, {
    body: { name: domainId, languages: [{ language: 'eng-USA' }, { language: 'deu-DEU' }] },
  })
  await paul.call(sessions.start, { params: { id: domainId }, query: {}, body: { message: 'work' } })
  await storeSlots({ artist: list('abba', 'blur'), genre: list('abba') })
  await saveGerman()
})

/** Also what a browser sends that was opened before something was deleted. */
const saveGerman = () =>
  save('deu-DEU', {
    nlu_interpretations: [
      {
        intent: 'play',
        expressions: [
          {
            expression: 'spiele $(artist) $(genre)',
            literals: { artist: literalsOf('abba', 'blur'), genre: literalsOf('abba') },
          },
          { expression: 'nur $(artist)', literals: { artist: literalsOf('abba') } },
        ],
      },
    ],
    user_inputs: [
      { name: 'artist', canonicals: literalsOf('abba', 'blur') },
      { name: 'genre', canonicals: literalsOf('abba') },
    ],
  })

async function save(language: string, updates: Record<string, unknown>): Promise<void> {
  const body = { updates, language_to_update: language, commit_message: 'work' }
  const answer = await paul.call(domains.update, { params: { id: domainId }, query: {}, body })
  expect(answer.status).toBe(200)
}

const storeSlots = (slots: Record<string, unknown>) =>
  save('eng-USA', { 'ontology.intents': { play: {} }, 'ontology.userInputs': slots })

async function german() {
  const { body } = await paul.call(domains.read, { params: { id: domainId }, query: { language: 'deu-DEU' } })
  const read = body as unknown as {
    revision: string
    nlu_interpretations: { expressions: { literals: unknown }[] }[]
    user_inputs: { canonicals: { canonical: string }[] }[]
  }
  return {
    revision: read.revision,
    literals: read.nlu_interpretations[0]?.expressions.map(({ literals }) => literals),
    canonicals: read.user_inputs.map(({ canonicals }) => canonicals.map(({ canonical }) => canonical)),
  }
}

const syncSlot = (slot: string, query = {}) =>
  paul.call(literalRules.syncSlot, { params: { domainId, slot }, query })
const syncCanonical = (canonical: string, query = {}) =>
  paul.call(literalRules.syncCanonical, { params: { domainId, canonical }, query })

test('[SLOT-056] the literal rules of a deleted slot leave the expressions of every language', async () => {
  await storeSlots({ genre: list('abba') })
  await saveGerman()
  const { status, body } = await syncSlot('artist')
  expect(status).toBe(200)
  expect(await german()).toMatchObject({
    revision: body.revision,
    literals: [{ genre: literalsOf('abba') }, {}],
  })
  // Again there is nothing to do, and no revision for it
  expect((await syncSlot('artist')).body.revision).toBe(body.revision)
})

test('[SLOT-055] the literal rules of a deleted canonical leave the expressions of every language', async () => {
  await storeSlots({ artist: list('blur'), genre: list('abba') })
  await saveGerman()
  const { status, body } = await syncCanonical('abba', { slot: 'artist' })
  expect(status).toBe(200)
  expect(await german()).toEqual({
    revision: body.revision,
    literals: [{ artist: literalsOf('blur'), genre: literalsOf('abba') }, {}],
    canonicals: [['blur'], ['abba']],
  })
  expect((await syncCanonical('abba', { slot: 'artist' })).body.revision).toBe(body.revision)
})

test('what is still saved is refused, so that a deletion that was not saved costs nothing (ruling R310)', async () => {
  const before = await german()
  expect(await syncSlot('artist')).toMatchObject({
    status: 409,
    body: { message: messages.slots.stillThere('artist') },
  })
  expect(await syncCanonical('abba', { slot: 'artist' })).toMatchObject({
    status: 409,
    body: { message: messages.slots.canonicalStillThere('abba') },
  })
  // Without its slot the canonical must be gone from all of them
  await storeSlots({ artist: list('blur'), genre: list('abba') })
  await saveGerman()
  expect((await syncCanonical('abba')).status).toBe(409)
  expect((await german()).literals).toEqual(before.literals)
  await storeSlots({ artist: list('blur'), genre: list() })
  await saveGerman()
  expect((await syncCanonical('abba')).status).toBe(200)
  expect(await german()).toMatchObject({
    literals: [{ artist: literalsOf('blur') }, {}],
    canonicals: [['blur'], []],
  })
})

test('a slot that became a number has no literals in any language', async () => {
  await storeSlots({ artist: { type: 'Number' }, genre: list('abba') })
  await saveGerman()
  expect((await syncSlot('artist')).status).toBe(200)
  expect(await german()).toMatchObject({
    literals: [{ genre: literalsOf('abba') }, {}],
    canonicals: [[], ['abba']],
  })
})

test('only the holder of the session syncs, on the newest base', async () => {
  const { revision } = await german()
  await storeSlots({ genre: list('abba') })
  expect((await syncSlot('artist', { base_revision: revision })).status).toBe(409)
  await paul.call(sessions.end, { params: { id: domainId }, query: {} })
  expect(await syncSlot('artist')).toMatchObject({ status: 403, body: { message: messages.session.needed } })
  expect((await syncCanonical('abba')).status).toBe(403)
})
