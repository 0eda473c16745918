import { expect, test } from 'vitest'
import { aLargeWireDomain, aWireDomain } from '../../testing/index.ts'
import { checkWireEntries } from './checks.ts'
import { type Collection, collections, findCollection } from './collections.ts'
import { collectionOf, type WireDomain } from './wire-domain.ts'

function problemsIn(path: string, ...entries: [key: string, value: unknown][]) {
  return checkWireEntries(findCollection(path)!, entries)
}

function entriesOf(wire: WireDomain, collection: Collection): [string, unknown][] {
  const value = (collectionOf(wire, collection) ?? JSON.parse(collection.empty)) as object
  if (collection.shape === 'value') return [['', value]]
  if (collection.shape === 'map') return Object.entries(value)
  return (value as unknown as Record<string, unknown>[]).map((entry) => [
    String(entry[collection.key!]),
    entry,
  ])
}

test('everyday language has known lists of words', () => {
  expect(problemsIn('everyday_language', ['fillers', ['ey']], ['switchedOff', ['spelling']])).toEqual([])
  expect(problemsIn('everyday_language', ['fillers', ['ey', ' ']], ['others', []])).toEqual([
    { at: 'everyday_language.fillers', message: 'A word needs at least one character' },
    { at: 'everyday_language.others', message: 'others is no list of everyday language' },
  ])
})

test('the entries of a good domain have no problems, in any collection', () => {
  const small = aLargeWireDomain({ intents: 3, expressions: 30, rules: 120, languages: ['eng-USA'] })
  for (const wire of [aWireDomain(), small]) {
    for (const collection of collections) {
      expect(checkWireEntries(collection, entriesOf(wire, collection))).toEqual([])
    }
  }
})

test('a wrong type is reported with its path', () => {
  const entry = {
    intent: 'play',
    expressions: [{ expression: 'play' }, { expression: 'play it', weight: '80' }],
  }
  expect(problemsIn('nlu_interpretations', ['play', entry])).toEqual([
    {
      at: 'nlu_interpretations.play.expressions.1.weight',
      message: 'Invalid input: expected number, received string',
    },
  ])
})

test.each([
  ['user_inputs', 'genre', { name: 'genre', canonicals: [{ canonical: 'jazz', literals: [7] }] }],
  ['tts_responses', 'hello', 'Hello'],
  ['audio_responses', 'hello', [1]],
  ['gui_responses', 'list', 3],
  ['runtime_responses', 'hello', { voice: 'Hello' }],
  ['decision_rules', 'Main', { name: 'Main', rules: [{ userIntent: 'play' }] }],
  ['decision_rules', 'Main', { name: 'Main', rules: [{ apiAction: 5 }] }],
  ['system_actions', 'answer', { name: 'answer', useCloudTTS: 'yes' }],
  ['api_actions', 'fetch', { name: 'fetch', path: '/v1' }],
  ['api_action_urls', '', [{ id: 'default', urls: { dev: 5 } }]],
  ['ontology.intents', 'play', { dialogActType: 'order' }],
  ['ontology.userInputs', 'genre', { values: { jazz: 'jazz' } }],
  ['ontology.apiInputs', 'found', { volatile: 1 }],
  ['ontology.discardInputOnSDC', '', 'no'],
  ['arbitrations', 'play', { intentName: 'play' }],
  ['justtalk', '', [true]],
  ['reusable_expressions', 'please', { name: 'please', values: { 'eng-USA': ['please'] } }],
  ['languages', 'eng-USA', { language: 'eng-USA', default: 'yes' }],
])('%s refuses a wrong entry', (path, key, entry) => {
  const problems = problemsIn(path, [key, entry])
  expect(problems).toHaveLength(1)
  expect(problems[0]?.at).toMatch(path)
})

test('fields that we do not know are let through', () => {
  expect(
    problemsIn('arbitrations', ['play', { intentName: 'play', arbitration: 'cloud', since: 2 }]),
  ).toEqual([])
})

test('an entry names itself as its key does', () => {
  expect(problemsIn('api_actions', ['fetch', { name: 'other' }])).toEqual([
    { at: 'api_actions.fetch.name', message: 'Expected fetch, the key of the entry' },
  ])
})

test('__proto__ is refused as a key at any depth', () => {
  expect(problemsIn('tts_responses', ['__proto__', []])).toEqual([
    { at: 'tts_responses.__proto__', message: '__proto__ cannot be used as a key' },
  ])
  const nested: unknown = JSON.parse('{"body": [{"__proto__": {"admin": true}}]}')
  expect(problemsIn('gui_responses', ['list', nested])).toEqual([
    { at: 'gui_responses.list', message: '__proto__ cannot be used as a key' },
  ])
})

test('names that only look like it are fine, in any script', () => {
  const names = ['constructor', 'toString', 'hasOwnProperty', '播放', 'играть', 'شغّل']
  expect(problemsIn('tts_responses', ...names.map((name): [string, unknown] => [name, ['x']]))).toEqual([])
})

test('nesting of any depth is refused and does not overflow the stack', () => {
  let nested: unknown = {}
  for (let level = 0; level < 200_000; level++) nested = [nested]
  for (const path of ['gui_responses', 'domain_shared_resources']) {
    expect(problemsIn(path, ['deep', { nested }])[0]?.message).toBe('Nested deeper than 100 levels')
  }
})

test('of very many problems the first fifty are reported', () => {
  const entries = Array.from({ length: 500 }, (_, index): [string, unknown] => [`r${index}`, [index, index]])
  expect(problemsIn('tts_responses', ...entries)).toHaveLength(50)
})
