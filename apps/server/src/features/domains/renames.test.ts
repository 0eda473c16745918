import { domains, sessions } from '@sdp/api'
import { type Domain, messages } from '@sdp/domain'
import { renameIntent } from '@sdp/domain/intents'
import { renameReusableExpression } from '@sdp/domain/reusable-expressions'
import { renameSlot } from '@sdp/domain/slots'
import { changedCollections, fromWire, toWire, type WireDomain } from '@sdp/domain/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let paul: Caller
const id = 'spoken'
beforeAll(async () => {
  server = await startTestServer()
  paul = await server.as('paul')
  await paul.call(domains.create, {
    body: { name: 'Spoken', languages: [{ language: 'eng-USA' }, { language: 'deu-DEU' }] },
  })
  await paul.call(sessions.start, { params: { id }, query: {}, body: { message: 'renaming' } })
  await save({
    updates: {
      'ontology.intents': { play: {} },
      'ontology.userInputs': { artist: {} },
      reusable_expressions: [{ name: 'please', values: {} }],
      nlu_interpretations: [{ intent: 'play', expressions: [{ expression: '§please play $(artist)' }] }],
    },
  })
  await save({
    updates: {
      nlu_interpretations: [{ intent: 'play', expressions: [{ expression: '§please spiele $(artist)' }] }],
      user_inputs: [{ name: 'artist', canonicals: [{ canonical: 'abba', literals: ['Abba'] }] }],
    },
    language_to_update: 'deu-DEU',
  })
})
afterAll(() => server.close())

const save = (body: { updates: Record<string, unknown>; [more: string]: unknown }) =>
  paul.call(domains.update, { params: { id }, query: {}, body: { commit_message: 'work', ...body } })

async function open(language: string): Promise<{ wire: WireDomain; domain: Domain; notices: unknown[] }> {
  const { body } = await paul.call(domains.read, { params: { id }, query: { language } })
  const wire = body as unknown as WireDomain
  return { wire, ...fromWire(structuredClone(wire)) }
}

test('nothing is lost when a language is opened after names were changed in another', async () => {
  const { wire, domain } = await open('eng-USA')
  const intents = renameIntent(domain, { from: 'play', to: 'start' })
  const slots = renameSlot(intents, { from: 'artist', to: 'band', vendorPrefix: 'sdp_' })
  const parts = renameReusableExpression(slots, { from: 'please', to: 'polite' })
  const { status } = await save({
    updates: changedCollections(wire, toWire(parts)),
    renames: [
      { kind: 'intent', from: 'play', to: 'start' },
      { kind: 'slot', from: 'artist', to: 'band' },
      { kind: 'reusableExpression', from: 'please', to: 'polite' },
    ],
  })
  expect(status).toBe(200)

  const german = await open('deu-DEU')
  expect(german.notices).toEqual([])
  expect(german.domain.intents).toMatchObject([
    { name: 'start', expressions: [{ text: '§polite spiele $(band)' }] },
  ])
  expect(german.domain.slots).toMatchObject([
    { name: 'band', canonicals: [{ name: 'abba', literals: ['Abba'] }] },
  ])
})

test('texts of another language follow slots, API inputs, UI actions and concepts to their new names', async () => {
  const said = {
    tts_responses: {
      show: ['Hier ist {{band}} und {{song.title}}'],
      show_preTts: ['Also'],
      bye: ['Tschüss'],
      thanks: ['thanks_CONCEPT'],
    },
    audio_responses: { show: ['{{song}}.wav'] },
    gui_responses: { show: '$song.title', list: { rows: [{ text1: '{{band}}' }] } },
    runtime_responses: { more: { voice: ['{{band}}'], text: [] } },
  }
  expect((await save({ updates: said, language_to_update: 'deu-DEU' })).status).toBe(200)
  const action = { from: 'show', to: 'present' }
  const renames = [
    { kind: 'slot', from: 'band', to: 'group' },
    { kind: 'apiInput', from: 'song', to: 'track' },
    { kind: 'uiAction', ...action },
    { kind: 'ttsResponse', ...action },
    { kind: 'concept', from: 'THANKS_CONCEPT', to: 'MANY_THANKS_CONCEPT' },
  ]
  expect((await save({ updates: {}, language_to_update: 'eng-USA', renames })).status).toBe(200)
  const { wire } = await open('deu-DEU')
  expect(wire).toMatchObject({
    tts_responses: {
      present: ['Hier ist {{group}} und {{track.title}}'],
      present_preTts: ['Also'],
      bye: ['Tschüss'],
      thanks: ['MANY_THANKS_CONCEPT'],
    },
    audio_responses: { show: ['{{track}}.wav'] },
    gui_responses: { present: '$track.title', list: { rows: [{ text1: '{{group}}' }] } },
    runtime_responses: { more: { voice: ['{{group}}'], text: [] } },
  })
})

test.each([
  ['a canonical without its slot', { kind: 'canonical', from: 'a', to: 'b' }],
  ['an unknown kind', { kind: 'rule', from: 'a', to: 'b' }],
  ['a reserved name', { kind: 'intent', from: 'a', to: '__proto__' }],
  ['an empty name', { kind: 'intent', from: 'a', to: '' }],
])('%s is refused', async (_, rename) => {
  expect((await save({ updates: {}, renames: [rename] })).status).toBe(400)
})

test('renames alone are content: they need a session', async () => {
  await paul.call(sessions.end, { params: { id }, query: {} })
  const renames = [{ kind: 'intent', from: 'start', to: 'begin' }]
  expect(await save({ updates: {}, renames })).toMatchObject({
    status: 403,
    body: { message: messages.session.needed },
  })
})
