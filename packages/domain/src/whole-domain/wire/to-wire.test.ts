import { expect, test } from 'vitest'
import { aDomain, aModule, anIntent, aRule, aSlot, aWireDomain } from '../../testing/index.ts'
import { collections } from './collections.ts'
import { fromWire } from './from-wire.ts'
import { toWire } from './to-wire.ts'
import { collectionOf } from './wire-domain.ts'

test('[DOM-010] [DOM-011] a domain is written under the names that the outside knows', () => {
  const wire = toWire(
    aDomain({ handlerUrl: 'https://handler.example.com', platforms: ['NTG7-SOP'], isAwaitingCert: true }),
  )
  expect(wire).toMatchObject({
    handler_url: 'https://handler.example.com',
    ntg_versions: ['NTG7-SOP'],
    is_awaiting_cert: true,
  })
  for (const collection of collections) {
    expect(collectionOf(wire, collection) !== undefined).toBe(collection.isOptional !== true)
  }
  const named = ['nlu_interpretations', 'system_actions', 'api_actions', 'api_action_urls', 'user_inputs']
  const more = ['decision_rules', 'tts_responses', 'gui_responses', 'audio_responses']
  expect(Object.keys(wire)).toEqual(expect.arrayContaining([...named, ...more]))
})

test('[DOM-023] dialog_units is always sent empty', () => {
  const { domain } = fromWire(aWireDomain({ dialog_units: [{ old: true }] as never }))
  expect(toWire(domain).dialog_units).toEqual([])
})

test('[DOM-028] the session is not sent', () => {
  const { domain } = fromWire(aWireDomain({ session: { user: { id: 'mia' } }, sessions: [{}] }))
  expect(Object.keys(toWire(domain))).not.toContain('session')
  expect(Object.keys(toWire(domain))).not.toContain('sessions')
})

test('[DOM-029] the user inputs of the ontology are sorted by name', () => {
  const wire = toWire(aDomain({ slots: [aSlot('title'), aSlot('artist'), aSlot('genre')] }))
  expect(Object.keys(wire.ontology?.userInputs ?? {})).toEqual(['artist', 'genre', 'title'])
  expect(wire.user_inputs?.map(({ name }) => name)).toEqual(['title', 'artist', 'genre'])
})

test('[DOM-030] the languages are sorted by language', () => {
  const languages = ['zho-CHN', 'deu-DEU', 'eng-USA'].map((language) => ({
    id: language,
    language,
    isDefault: false,
  }))
  expect(toWire(aDomain({ languages })).languages?.map(({ language }) => language)).toEqual([
    'deu-DEU',
    'eng-USA',
    'zho-CHN',
  ])
})

test('the order of intents in one language leaves what all languages share alone (ruling R274)', () => {
  const [play, stop] = [anIntent('play'), anIntent('stop')]
  const { nlu_interpretations: one, ...shared } = toWire(aDomain({ intents: [play, stop] }))
  const { nlu_interpretations: other, ...sharedToo } = toWire(aDomain({ intents: [stop, play] }))
  expect(JSON.stringify(sharedToo)).toBe(JSON.stringify(shared))
  expect(other).toEqual(one?.toReversed())
})

test('the order of canonicals in one language leaves the ontology alone', () => {
  const ontologyText = (canonicals: Record<string, string[]>) =>
    JSON.stringify(toWire(aDomain({ slots: [aSlot('genre', canonicals)] })).ontology)
  expect(ontologyText({ rock: [], jazz: [] })).toBe(ontologyText({ jazz: [], rock: [] }))
})

test('the API action of a rule is a name, or for a core action an object with parameters', () => {
  const rules = [
    aRule(['play'], { apiAction: { name: 'fetch' } }),
    aRule(['play'], { apiAction: { name: 'core', parameters: { page: '2' } } }),
    aRule(['play']),
  ]
  const wire = toWire(aDomain({ modules: [aModule('Main', ...rules)] }))
  expect(wire.decision_rules?.[0]?.rules?.map(({ apiAction }) => apiAction)).toEqual([
    'fetch',
    { name: 'core', parameters: { page: '2' } },
    '',
  ])
})

test('what did not change is written as the same objects', () => {
  const domain = aDomain({ intents: [anIntent('play'), anIntent('stop')], modules: [aModule('Main')] })
  const before = toWire(domain)
  const after = toWire({ ...domain, intents: [anIntent('play'), domain.intents[1]!] })
  expect(after.nlu_interpretations?.[0]).not.toBe(before.nlu_interpretations?.[0])
  expect(after.nlu_interpretations?.[1]).toBe(before.nlu_interpretations?.[1])
  expect(after.decision_rules?.[0]).toBe(before.decision_rules?.[0])
})

test('everyday language is written as its lists, and not at all where it says nothing', () => {
  expect(toWire(aDomain())).not.toHaveProperty('everyday_language')
  const everydayLanguage = { switchedOff: ['spelling'], fillers: ['ey'] }
  const wire = toWire(aDomain({ everydayLanguage }))
  expect(wire.everyday_language).toEqual(everydayLanguage)
  const loaded = fromWire({ ...wire, everyday_language: { fillers: [] } }).domain
  expect(toWire(loaded)).not.toHaveProperty('everyday_language')
})
