import { messages } from '@sdp/domain'
import { aLargeWireDomain } from '@sdp/domain/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestContent, parse, type TestContent } from '../testing/test-content.ts'
import { byPath } from './manifest.ts'

let content: TestContent
beforeAll(async () => {
  content = await openTestContent()
})
afterAll(() => content.close())

const intent = (name: string, ...expressions: string[]) => ({
  intent: name,
  expressions: expressions.map((expression) => ({ expression, weight: 100, literals: {} })),
})

test('an empty domain reads as all collections empty, with its languages', async () => {
  const id = await content.newDomain()
  expect(await content.read(id)).toEqual({
    nlu_interpretations: [],
    user_inputs: [],
    tts_responses: {},
    audio_responses: {},
    gui_responses: {},
    runtime_responses: {},
    decision_rules: [],
    system_actions: [],
    api_actions: [],
    api_action_urls: [],
    ontology: { intents: {}, userInputs: {}, apiInputs: {}, discardInputOnSDC: null },
    arbitrations: [],
    justtalk: [],
    domain_shared_resources: [],
    reusable_expressions: [],
    languages: [
      { _id: `${id}-deu-deu`, language: 'deu-DEU', default: false },
      { _id: `${id}-eng-usa`, language: 'eng-USA', default: true },
    ],
  })
})

test('what a domain was made of is read back in each language, fields and collections we do not know included', async () => {
  const shared = {
    decision_rules: [{ name: 'Main', comments: '', rules: [{ comments: 'x', tomorrow: { a: [1] } }] }],
    ontology: { intents: { play: { slotOnly: false } }, discardInputOnSDC: true, ours: { not: 'known' } },
    a_new_collection: [{ b: 1 }, 'c', null],
    'dotted.name': 5,
  }
  const id = await content.newDomain({
    shared,
    byLanguage: new Map([
      ['eng-USA', { nlu_interpretations: [intent('play', 'play $(artist)')] }],
      [
        'deu-DEU',
        { nlu_interpretations: [intent('play', 'spiel $(artist)')], tts_responses: { ok: ['gut'] } },
      ],
    ]),
  })

  const english = await content.read(id, 'eng-USA')
  const german = await content.read(id, 'deu-DEU')
  expect(english).toMatchObject({ ...shared, nlu_interpretations: [intent('play', 'play $(artist)')] })
  expect(english.tts_responses).toEqual({})
  expect(german).toMatchObject({ ...shared, nlu_interpretations: [intent('play', 'spiel $(artist)')] })
  expect(german.tts_responses).toEqual({ ok: ['gut'] })
  expect(await content.read(id)).toEqual(english)
})

test('a save touches the collections of its language and nothing else', async () => {
  const id = await content.newDomain()
  await content.save(id, { tts_responses: { hi: ['hello'] }, justtalk: ['play'] }, { language: 'ENG-usa' })
  await content.save(id, { tts_responses: { hi: ['hallo'] } }, { language: 'deu-DEU' })

  expect(await content.read(id, 'eng-USA')).toMatchObject({
    tts_responses: { hi: ['hello'] },
    justtalk: ['play'],
  })
  expect(await content.read(id, 'deu-DEU')).toMatchObject({
    tts_responses: { hi: ['hallo'] },
    justtalk: ['play'],
  })
  await expect(content.read(id, 'fra-FRA')).rejects.toMatchObject({ kind: 'missing' })
  await expect(content.save(id, { justtalk: [] }, { language: 'fra-FRA' })).rejects.toMatchObject({
    kind: 'missing',
    message: messages.domain.languageMissing('fra-FRA'),
  })
})

test('two modules of one name survive, and a patch cannot tell them apart (ruling R22)', async () => {
  const id = await content.newDomain()
  const twins = [
    { name: 'Main', comments: 'first', rules: [] },
    { name: 'Other', comments: '', rules: [] },
    { name: 'Main', comments: 'second', rules: [] },
  ]
  await content.save(id, { decision_rules: twins })
  expect((await content.read(id)).decision_rules).toEqual(twins)

  const other = { name: 'Other', comments: 'changed', rules: [] }
  await content.save(id, { decision_rules: { $patch: { put: { Other: other }, remove: [] } } })
  await expect(
    content.save(id, { decision_rules: { $patch: { put: { Main: twins[0] }, remove: [] } } }),
  ).rejects.toMatchObject({ kind: 'invalid' })
  await content.save(id, {
    decision_rules: { $patch: { put: {}, remove: [], order: ['Main', 'Main', 'Other'] } },
  })
  expect((await content.read(id)).decision_rules).toEqual([twins[0], twins[2], other])
})

test('keys of any script, empty and odd ones survive', async () => {
  const id = await content.newDomain()
  const odd = [
    '',
    ' ',
    '"',
    '\\',
    'a.b',
    '曲を再生',
    'اردو',
    '🎵',
    'constructor',
    'toString',
    '1',
    '01',
    '\u0000',
    '\ud800',
    '$patch',
  ]
  const responses = Object.fromEntries(odd.map((key) => [key, [key]]))
  await content.save(id, { tts_responses: responses })
  expect((await content.read(id)).tts_responses).toEqual(responses)
  expect(parse((await content.freshStore().read(id)).pieces).tts_responses).toEqual(responses)
})

test('one rule of a module is changed by its place, and the others are not sent', async () => {
  const module = (...comments: string[]) => ({
    name: 'Main',
    comments: '',
    rules: comments.map((one) => ({ comments: one })),
  })
  const id = await content.newDomain({ shared: { decision_rules: [module('a', 'b', 'c')] } })
  const inside = (patch: unknown) => ({ decision_rules: { $patch: { put: {}, inside: { Main: patch } } } })
  const pieces = [{ at: 1, remove: 1, put: [{ comments: 'new' }, { comments: 'more' }] }]
  await content.save(id, inside({ count: 3, pieces }))
  expect((await content.read(id)).decision_rules).toEqual([module('a', 'new', 'more', 'c')])

  await expect(content.save(id, inside({ count: 3, pieces }))).rejects.toThrow(
    messages.wire.otherList('decision_rules.Main'),
  )
  await expect(
    content.save(id, inside({ count: 4, pieces: [{ at: 0, remove: 0, put: [{ userInputs: 3 }] }] })),
  ).rejects.toThrow('decision_rules.Main.rules.0.userInputs')
  await expect(
    content.save(id, { api_actions: { $patch: { put: {}, inside: { a: { count: 0, pieces } } } } }),
  ).rejects.toThrow(messages.wire.noPatch)
})

test('a patch puts, removes and orders entries', async () => {
  const id = await content.newDomain()
  const action = (name: string, comments = '') => ({ name, comments })
  await content.save(id, { api_actions: [action('a'), action('b'), action('c')] })
  await content.save(id, {
    api_actions: { $patch: { put: { d: action('d'), b: action('b', 'new') }, remove: ['a', 'unknown'] } },
  })
  expect((await content.read(id)).api_actions).toEqual([action('b', 'new'), action('c'), action('d')])

  const order = {
    api_actions: { $patch: { put: { e: action('e') }, remove: ['b'], order: ['e', 'd', 'c'] } },
  }
  await content.save(id, order)
  expect((await content.read(id)).api_actions).toEqual([action('e'), action('d'), action('c')])
})

test('an order that does not name exactly the entries is refused, unless forced (ruling R22)', async () => {
  const id = await content.newDomain()
  await content.save(id, { api_actions: [{ name: 'a' }, { name: 'b' }] })
  const wrong = { api_actions: { $patch: { put: {}, remove: [], order: ['gone', 'b'] } } }
  await expect(content.save(id, wrong)).rejects.toMatchObject({ kind: 'invalid' })
  await content.save(id, wrong, { force: true })
  expect((await content.read(id)).api_actions).toEqual([{ name: 'b' }, { name: 'a' }])
})

test('wrong entries are refused with what and where, and nothing is written', async () => {
  const id = await content.newDomain()
  const before = [await content.count('revision'), await content.count('blob')]
  const wrong: [Record<string, unknown>, string][] = [
    [{ justtalk: ['fine', 3] }, 'justtalk.1'],
    [{ tts_responses: ['a list'] }, 'tts_responses'],
    [{ decision_rules: { an: 'object' } }, 'decision_rules'],
    [{ decision_rules: [{ rules: [] }] }, 'decision_rules.0.name'],
    [{ nlu_interpretations: [null] }, 'nlu_interpretations.0'],
    [{ justtalk: { $patch: { put: {}, remove: [] } } }, 'justtalk'],
    [{ api_actions: { $patch: { put: { a: { name: 'b' } }, remove: [] } } }, 'api_actions.a.name'],
    [{ api_actions: { $patch: { put: 3 } } }, 'api_actions'],
    [{ justtalk: ['right'], tts_responses: { a: 'no list' } }, 'tts_responses.a'],
  ]
  for (const [updates, field] of wrong) {
    await expect(content.save(id, updates), field).rejects.toMatchObject({
      kind: 'invalid',
      details: [{ field, message: expect.any(String) }],
    })
  }
  expect([await content.count('revision'), await content.count('blob')]).toEqual(before)
})

test('a save that changes nothing returns the head and makes no revision (ruling R19)', async () => {
  const id = await content.newDomain()
  const first = await content.save(id, { justtalk: ['a'], tts_responses: { b: ['c'] } })
  const revisions = await content.count('revision')
  const again = await content.save(id, { tts_responses: { $patch: { put: { b: ['c'] }, remove: ['x'] } } })
  expect(again).toEqual(first)
  expect(await content.count('revision')).toBe(revisions)
})

test('a save of one entry among a thousand writes little, and reading it back gives the rest unchanged', async () => {
  const wire = aLargeWireDomain({
    intents: 1000,
    expressions: 2,
    rules: 100,
    languages: ['eng-USA', 'deu-DEU'],
  })
  const { nlu_interpretations } = wire
  const id = await content.newDomain({ byLanguage: new Map([['eng-USA', { nlu_interpretations }]]) })
  const { rows: before } = await content.db.query('select hash from blob')
  const name = nlu_interpretations![500]!.intent
  await content.save(id, {
    nlu_interpretations: { $patch: { put: { [name]: intent(name, 'something else') }, remove: [] } },
  })
  const { rows: written } = await content.db.query<{ bytes: number }>(
    'select octet_length(body) as bytes from blob where hash <> all($1)',
    [before.map(({ hash }) => hash)],
  )
  // The entry, its chunk, the root and the manifest.
  expect(written.length).toBe(4)
  expect(written.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(40_000)
  const expected = nlu_interpretations!.with(500, intent(name, 'something else'))
  expect((await content.read(id)).nlu_interpretations).toEqual(expected)
})

test('putting an entry in front moves few chunks', async () => {
  const actions = Array.from({ length: 2000 }, (_, at) => ({ name: `action${at}` }))
  const id = await content.newDomain({ shared: { api_actions: actions } })
  const before = await content.count('blob')
  await content.save(id, { api_actions: [{ name: 'new' }, ...actions] })
  // The entry, one chunk, the root and the manifest; the line between the first chunks may move once.
  expect((await content.count('blob')) - before).toBeLessThanOrEqual(6)
})

test('a new save point is one row with the content of its parent, and both go their own ways', async () => {
  const id = await content.newDomain({ shared: { justtalk: ['play'] } })
  const before = [
    await content.count('blob'),
    await content.count('revision'),
    await content.count('save_point'),
  ]
  const branch = {
    id: `${id}-2`,
    from: id,
    name: 'Second',
    description: '',
    by: 'mia@sdp.example',
    at: Date.now(),
  }
  await content.store.createSavePoint(content.db, branch)
  expect([
    await content.count('blob'),
    await content.count('revision'),
    await content.count('save_point'),
  ]).toEqual([before[0], before[1], before[2]! + 1])

  await content.save(branch.id, { justtalk: ['play', 'stop'] })
  expect((await content.read(id)).justtalk).toEqual(['play'])
  expect((await content.read(branch.id)).justtalk).toEqual(['play', 'stop'])
  await expect(
    content.store.createSavePoint(content.db, { ...branch, id: 'x', from: 'unknown' }),
  ).rejects.toMatchObject({ kind: 'missing' })
})

test('keys and entries of a collection are read for many save points at once', async () => {
  const first = await content.newDomain({ shared: { api_actions: [{ name: 'a' }, { name: 'b' }] } })
  const second = await content.newDomain({
    byLanguage: new Map([['eng-USA', { audio_responses: { beep: ['beep.wav'] } }]]),
  })
  expect(await content.store.keys([first, second], 'api_actions')).toEqual(new Map([[first, ['a', 'b']]]))
  expect(await content.store.entries([first, second], 'audio_responses')).toEqual(
    new Map([[second, [['beep', ['beep.wav']]]]]),
  )
})

test('removing a language from the list removes its content', async () => {
  const id = await content.newDomain({ byLanguage: new Map([['deu-DEU', { tts_responses: { a: ['b'] } }]]) })
  const english = { _id: 'e', language: 'eng-USA', default: true }
  await content.save(id, { languages: [english] })
  await expect(content.read(id, 'deu-DEU')).rejects.toMatchObject({ kind: 'missing' })
  await content.save(id, {
    languages: [
      { ...english, default: false },
      { _id: 'd', language: 'deu-DEU', default: true },
    ],
  })
  expect((await content.read(id)).tts_responses).toEqual({})
})

test('a large domain with 5,000 rules comes back whole from a store that has nothing in memory', async () => {
  const languages = ['deu-DEU', 'eng-USA']
  const { ontology, nlu_interpretations, user_inputs, tts_responses, decision_rules, system_actions } =
    aLargeWireDomain({ intents: 300, expressions: 20, rules: 5000, languages })
  const own = { nlu_interpretations, user_inputs, tts_responses }
  const id = await content.newDomain({
    shared: { ontology, decision_rules, system_actions },
    byLanguage: new Map([['eng-USA', own]]),
  })
  const read = parse((await content.freshStore().read(id)).pieces)
  expect(read).toMatchObject({ ontology, decision_rules, system_actions, ...own })
})

test('paths of wire content name what is nested in the ontology', () => {
  const wire = { justtalk: [], dialog_units: [], ontology: { intents: {}, other: 1 } }
  expect(byPath(wire)).toEqual([
    ['justtalk', []],
    ['ontology.intents', {}],
    ['ontology.other', 1],
  ])
})
