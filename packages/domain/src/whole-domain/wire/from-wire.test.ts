import { expect, test } from 'vitest'
import { aWireDomain } from '../../testing/index.ts'
import { fromWire } from './from-wire.ts'
import { toWire } from './to-wire.ts'
import type { WireDomain } from './wire-domain.ts'

const ontology = { intents: {}, userInputs: {}, apiInputs: {}, discardInputOnSDC: null }

function load(parts: Partial<WireDomain>) {
  return fromWire(aWireDomain(parts))
}

const equals = (...intents: string[]) => ({ condition: 'EqualsMatcher', arguments: intents })

test('[DOM-002] [DOM-012] [DOM-013] [DOM-016] [DOM-017] [DOM-018] [DOM-019] the general data is read field by field', () => {
  const { domain } = load({
    _id: 'music',
    name: 'Music',
    description: 'Plays music',
    tags: ['media'],
    picture: 'https://example.com/a.png',
    handler_url: 'https://handler.example.com',
    creator: { name: 'mia', displayName: 'Mia Berg', upn: 'mia@example.com' },
    contributors: ['leo@example.com', 'zoe'],
    ntg_versions: ['NTG6-FU1', 'NTG7-SOP'],
    embedded: true,
    isTestDomain: true,
    volatile: true,
    is_awaiting_cert: true,
    diss: { enabled: true, version: '4.2' },
    savePoint: 'Summer',
  })
  expect(domain).toMatchObject({
    id: 'music',
    name: 'Music',
    description: 'Plays music',
    tags: ['media'],
    picture: 'https://example.com/a.png',
    handlerUrl: 'https://handler.example.com',
    creator: { name: 'mia', displayName: 'Mia Berg', upn: 'mia@example.com' },
    contributors: ['leo@example.com', 'zoe'],
    platforms: ['NTG6-FU1', 'NTG7-SOP'],
    embedded: true,
    isTestDomain: true,
    volatile: true,
    isAwaitingCert: true,
    diss: { enabled: true, version: '4.2' },
    savePoint: 'Summer',
  })
})

test('an intent gathers what five collections say about it', () => {
  const { domain, notices } = load({
    nlu_interpretations: [
      {
        intent: 'play',
        expressions: [
          {
            expression: 'play $(genre)',
            weight: 80,
            literals: { genre: [{ canonical: 'jazz', literals: ['swing'] }] },
          },
        ],
      },
    ],
    ontology: {
      ...ontology,
      intents: {
        play: {
          slotOnly: false,
          dialogActType: 'request',
          comments: 'the main one',
          fulfilledBy: { systemActions: ['answer'], apiActions: ['fetch'] },
        },
      },
    },
    arbitrations: [{ intentName: 'play', arbitration: 'hybrid' }],
    justtalk: ['play'],
  })
  expect(notices).toEqual([])
  expect(domain.intents).toEqual([
    {
      name: 'play',
      expressions: [
        {
          text: 'play $(genre)',
          weight: 80,
          restrictions: [{ slot: 'genre', canonicals: [{ name: 'jazz', literals: ['swing'] }] }],
        },
      ],
      arbitration: 'hybrid',
      justTalk: true,
      slotOnly: false,
      dialogActType: 'request',
      comments: 'the main one',
      fulfilledBy: { uiActions: ['answer'], apiActions: ['fetch'] },
    },
  ])
})

test('[DOM-020] [DOM-021] [INT-014] every collection of the outside is found in the domain', () => {
  const { domain } = load({
    nlu_interpretations: [{ intent: 'play', expressions: [{ expression: 'play it' }] }],
    user_inputs: [{ name: 'genre', canonicals: [{ canonical: 'jazz', literals: ['swing'] }] }],
    decision_rules: [{ name: 'Main', rules: [{ userIntent: equals('play') }] }],
    system_actions: [{ name: 'answer' }],
    api_actions: [{ name: 'fetch' }],
    api_action_urls: [{ id: 'default' }],
    tts_responses: { answerTts: ['Here it is'] },
    audio_responses: { answerAudio: ['ding.wav'] },
    gui_responses: { answer: '$found.list' },
    arbitrations: [{ intentName: 'play', arbitration: 'hybrid' }],
    justtalk: ['play'],
    domain_shared_resources: [{ domain: 'Radio' }],
    ontology: {
      userInputs: { genre: { type: 'FreeText' } },
      intents: { play: {} },
      apiInputs: { found: {} },
    },
  })
  expect(domain).toMatchObject({
    intents: [{ name: 'play', expressions: [{ text: 'play it' }], arbitration: 'hybrid', justTalk: true }],
    slots: [{ name: 'genre', type: 'FreeText', canonicals: [{ name: 'jazz', literals: ['swing'] }] }],
    modules: [{ name: 'Main', rules: [{ intent: { arguments: ['play'] } }] }],
    uiActions: [{ name: 'answer' }],
    apiActions: [{ name: 'fetch' }],
    apiInputs: [{ name: 'found' }],
    handlers: [{ id: 'default' }],
    ttsResponses: [{ name: 'answerTts', texts: ['Here it is'] }],
    audioResponses: [{ name: 'answerAudio', texts: ['ding.wav'] }],
    guiResponses: [{ name: 'answer', template: '$found.list' }],
    sharedResources: [{ domain: 'Radio' }],
  })
})

test('[DOM-015] the languages come with code and default flag', () => {
  const { domain } = load({ languages: [{ _id: '1', language: 'deu-DEU', default: true }] })
  expect(domain.languages).toEqual([{ id: '1', language: 'deu-DEU', isDefault: true }])
})

test('[DOM-022] additional responses have voice and text', () => {
  const { domain } = load({ runtime_responses: { hello: { voice: ['Hello'], text: ['Hi'] } } })
  expect(domain.additionalResponses).toEqual([{ name: 'hello', voice: ['Hello'], text: ['Hi'] }])
})

test('[DOM-024] an intent that the language lacks has no expressions, and says nothing about it', () => {
  const { domain, notices } = load({ ontology: { ...ontology, intents: { stop: {} } } })
  expect(domain.intents.map(({ name, expressions }) => ({ name, expressions }))).toEqual([
    { name: 'stop', expressions: [] },
  ])
  expect(notices).toEqual([])
  expect(toWire(domain).nlu_interpretations).toEqual([{ intent: 'stop', expressions: [] }])
})

test('[DOM-025] interpretations that the ontology does not know are dropped, with a warning', () => {
  const { domain, notices } = load({
    nlu_interpretations: [
      { intent: 'ghost', expressions: [] },
      { intent: 'stop', expressions: [] },
    ],
    ontology: { ...ontology, intents: { stop: {} } },
  })
  expect(domain.intents.map(({ name }) => name)).toEqual(['stop'])
  expect(notices).toEqual([
    {
      kind: 'warning',
      message: 'Expressions of intents that the ontology does not know were dropped',
      secondary: 'ghost',
    },
  ])
})

test('[DOM-026] user inputs that the ontology does not know are dropped, with a warning', () => {
  const { domain, notices } = load({
    user_inputs: [
      { name: 'ghost', canonicals: [] },
      { name: 'genre', canonicals: [] },
    ],
    ontology: { ...ontology, userInputs: { genre: {} } },
  })
  expect(domain.slots.map(({ name }) => name)).toEqual(['genre'])
  expect(notices.map(({ kind, secondary }) => [kind, secondary])).toEqual([['warning', 'ghost']])
})

test('[DOM-027] a slot that the language lacks has the canonicals of the ontology without literals', () => {
  const { domain } = load({
    ontology: { ...ontology, userInputs: { genre: { values: { jazz: [], rock: [] } } } },
  })
  expect(domain.slots[0]?.canonicals).toEqual([
    { name: 'jazz', literals: [] },
    { name: 'rock', literals: [] },
  ])
})

test('a canonical that only another language has so far is there without literals (ruling R277)', () => {
  const { domain } = load({
    user_inputs: [{ name: 'genre', canonicals: [{ canonical: 'rock', literals: ['rock music'] }] }],
    ontology: { ...ontology, userInputs: { genre: { values: { jazz: [], rock: [] } } } },
  })
  expect(domain.slots[0]?.canonicals).toEqual([
    { name: 'rock', literals: ['rock music'] },
    { name: 'jazz', literals: [] },
  ])
})

test('[DOM-031] [SLOT-037] intents of the ontology given as an array are reset to none, with a warning', () => {
  const malformed = { ...ontology, intents: [] as never }
  const { domain, notices } = load({ ontology: malformed })
  expect(domain.intents).toEqual([])
  expect(toWire(domain).ontology?.intents).toEqual({})
  expect(notices).toEqual([
    { kind: 'warning', message: 'The intents of the ontology were malformed and have been reset' },
  ])
})

test.each([
  [
    '[DOM-049] [RULE-049] [PUB-085] a null system action',
    'systemAction',
    'Empty UI actions in rules were mended',
  ],
  ['[DOM-050] [RULE-050] [PUB-085] a null API action', 'apiAction', 'Empty API actions in rules were mended'],
])('%s becomes empty, with a warning', (_, field, message) => {
  const rule = { userIntent: equals('play'), systemAction: 'answer', apiAction: 'fetch', [field]: null }
  const { domain, notices } = load({ decision_rules: [{ name: 'Main', comments: '', rules: [rule] }] })
  expect(notices).toEqual([{ kind: 'warning', message, secondary: 'Main' }])
  expect(toWire(domain).decision_rules?.[0]?.rules?.[0]).toMatchObject({ [field]: '' })
})

test('[DOM-047] [DOM-056] [RULE-048] [RULE-071] invalid rows are removed, with the domain, the module and the row numbers reported', () => {
  const rules = [
    { comments: '1', userIntent: equals() },
    { comments: '2', userIntent: equals('play') },
    { comments: '3', userIntent: { condition: 'SoundsLike', arguments: ['play'] } },
    { comments: '4', userIntent: { condition: 'NotCollectedMatcher', arguments: [] } },
    { comments: '5', userIntent: { condition: 'UpdatedAndEquals', arguments: [] } },
    { comments: '6' },
  ]
  const { domain, notices } = load({ name: 'Music', decision_rules: [{ name: 'Main', rules }] })
  expect(domain.modules[0]?.rules.map(({ comments }) => comments)).toEqual(['2', '4', '5', '6'])
  expect(notices).toEqual([
    {
      kind: 'error',
      message: 'Invalid decision rows found in Music',
      secondary: 'Removing invalid rows.',
    },
    {
      kind: 'error',
      message: 'Invalid decision table rows detected in Main module.',
      secondary: '1, 3',
    },
  ])
})

test('[DOM-048] modules of the same name are reported and both survive', () => {
  const modules = [
    { name: 'Main', comments: 'a', rules: [] },
    { name: 'Main', comments: 'b', rules: [] },
  ]
  const { domain, notices } = load({ decision_rules: modules })
  expect(notices).toEqual([{ kind: 'error', message: 'Duplicate modules named Main detected.' }])
  expect(toWire(domain).decision_rules).toEqual(modules)
})

test('[RULE-047] conditions left on AnyMatcher are stripped', () => {
  const any = { slotName: 'genre', condition: 'AnyMatcher', arguments: [''] }
  const set = { slotName: 'artist', condition: 'CollectedMatcher', arguments: [] }
  const rule = { userIntent: equals('play'), userInputs: [any, set], context: [any] }
  const { domain, notices } = load({ decision_rules: [{ name: 'Main', rules: [rule] }] })
  expect(domain.modules[0]?.rules[0]).toMatchObject({ slots: [{ input: 'artist' }], contextInputs: [] })
  expect(notices).toEqual([])
})

test('the same intent twice in a language is one intent with all its expressions (ruling R279)', () => {
  const { domain, notices } = load({
    nlu_interpretations: [
      { intent: 'stop', expressions: [{ expression: 'stop' }] },
      { intent: 'stop', expressions: [{ expression: 'halt' }] },
    ],
    ontology: { ...ontology, intents: { stop: {} } },
  })
  expect(domain.intents.map(({ expressions }) => expressions.map(({ text }) => text))).toEqual([
    ['stop', 'halt'],
  ])
  expect(notices.map(({ kind, secondary }) => [kind, secondary])).toEqual([['warning', 'stop']])
})

test('settings of intents that nobody knows are dropped, with a warning that names some of them', () => {
  const { domain, notices } = load({
    arbitrations: [{ intentName: 'ghost', arbitration: 'cloud' }],
    justtalk: ['a', 'b', 'c', 'd', 'e', 'f'],
  })
  expect(notices.map(({ secondary }) => secondary)).toEqual(['ghost, a, b, c, d and 2 more'])
  expect(toWire(domain)).toMatchObject({ arbitrations: [], justtalk: [] })
})

test.each([
  [false, 'cloud'],
  [true, 'embedded'],
])('[DOM-058] without an arbitration an intent of a domain with embedded %s has %s', (embedded, expected) => {
  const { domain } = load({ embedded, ontology: { ...ontology, intents: { stop: {} } } })
  expect(domain.intents[0]?.arbitration).toBe(expected)
  expect(toWire(domain).arbitrations).toEqual([])
})

test('[APIA-014] [APIA-015] handlers come as a list, or in old domains as one object of addresses', () => {
  const urls = { dev: 'https://a.example', nonprod: 'https://b.example', prod: 'https://c.example' }
  expect(load({ api_action_urls: [{ id: 'one', urls }] }).domain.handlers).toEqual([{ id: 'one', urls }])
  expect(load({ api_action_urls: urls }).domain.handlers).toEqual([{ id: 'default', urls }])
  expect(load({ api_action_urls: {} }).domain.handlers).toEqual([])
})

test('a loaded domain cannot be changed in place', () => {
  const { domain } = load({ ontology: { ...ontology, intents: { stop: {} } } })
  expect(() => domain.intents[0]?.expressions.push({ text: 'stop', weight: 100, restrictions: [] })).toThrow()
})

test('expressions and rules are read when somebody first looks at them, unless the domain is frozen', () => {
  let read = 0
  const counted = (name: string, value: unknown) => ({
    get [name]() {
      read++
      return value
    },
  })
  const wire = aWireDomain({
    ontology: { ...ontology, intents: { play: {} } },
    nlu_interpretations: [{ intent: 'play', expressions: [counted('expression', 'play it') as never] }],
    decision_rules: [{ name: 'Main', rules: [counted('comments', 'first') as never] }],
  })
  const { domain } = fromWire(wire, { freeze: false })
  expect(read).toBe(0)
  expect(domain.intents[0]?.expressions[0]?.text).toBe('play it')
  expect(read).toBe(1)
  expect(domain.modules[0]?.rules[0]?.comments).toBe('first')
  expect(read).toBe(2)
  expect({ ...domain.intents[0] }.expressions).toBe(domain.intents[0]?.expressions)
  expect(read).toBe(2)

  expect(fromWire(wire).domain).toEqual(domain)
  expect(read).toBe(4)
})

test('example values are read and written as they stand, those of a slot in several places together', () => {
  const artist = { name: 'artist', canonicals: [], exampleValues: ['Cher', 'Björk'] }
  const known = { ...ontology, userInputs: { artist: { type: 'FreeText', values: {} } } }
  const { domain } = load({ user_inputs: [artist], ontology: known })
  expect(domain.slots[0]?.exampleValues).toEqual(['Cher', 'Björk'])
  expect(toWire(domain).user_inputs).toEqual([artist])
  const twice = load({
    user_inputs: [artist, { name: 'artist', exampleValues: ['Cher', 'Prince'] }],
    ontology: known,
  })
  expect(twice.domain.slots[0]?.exampleValues).toEqual(['Cher', 'Björk', 'Prince'])
})
