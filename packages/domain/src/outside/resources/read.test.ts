import { expect, test } from 'vitest'
import { messages } from '../../messages/messages.ts'
import { aWireDomain } from '../../testing/index.ts'
import { applyChanges } from '../../whole-domain/wire/apply-changes.ts'
import type { WireDomain } from '../../whole-domain/wire/wire-domain.ts'
import { type ReadResources, readResources, type SentFile } from './read.ts'
import { writeResources } from './write.ts'

const music = aWireDomain({
  name: 'Music',
  ntg_versions: ['NTG7-SOP', 'Gen20x.i3'],
  nlu_interpretations: [{ intent: 'play', expressions: [{ expression: 'play it' }] }],
  tts_responses: { bye: ['Bye'], hello: ['Hello'] },
  decision_rules: [{ name: 'Main', rules: [{ systemAction: 'greet' }] }],
  ontology: {
    intents: { play: { fulfilledBy: { systemActions: ['greet'] } }, stop: {} },
    userInputs: {},
    apiInputs: {},
    discardInputOnSDC: true,
    since: 3,
  },
  reusable_expressions: [{ name: 'please', values: { 'eng-USA': 'please', 'deu-DEU': 'bitte' } }],
  languages: [{ language: 'eng-USA', default: true }, { language: 'deu-DEU' }],
})
const settings = { language: 'eng-USA', ssmlTransition: false, platform: 'NTG7-SOP' }

type Contents = Record<string, (content: never) => unknown>

/** The files of the domain, some of them changed; a file that becomes undefined is left out. */
function files(changes: Contents = {}, wire = music): SentFile[] {
  return writeResources(wire, { ...settings, revision: 'r1' }).flatMap(({ name, text }) => {
    const resource = name.split('.').at(name.endsWith('eng-USA.json') ? -3 : -2)!
    const content: unknown = (changes[resource] ?? ((same) => same))(JSON.parse(text) as never)
    return content === undefined ? [] : [{ name, content }]
  })
}

function read(sent: readonly SentFile[], current: WireDomain = music): ReadResources {
  const steps = readResources(sent, { ...settings, current })
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

test('a changed text is the only thing that is saved', () => {
  const sent = files({
    responseRealization: (content: object) => ({
      ...content,
      tts_responses: { bye: ['Bye'], hello: ['Good day'] },
    }),
  })
  expect(read(sent)).toEqual({
    updates: { tts_responses: { $patch: { put: { hello: ['Good day'] }, remove: [] } } },
  })
})

test('request fulfilment comes from the actions and goes back into the ontology', () => {
  const sent = files({
    actionDescription: (content: object) => ({
      ...content,
      request_fulfilment: { stop: { apiActions: ['end'] } },
    }),
  })
  const result = read(sent)
  const after = applyChanges(music, 'updates' in result ? result.updates : {})
  expect(after.ontology?.intents).toEqual({ play: {}, stop: { fulfilledBy: { apiActions: ['end'] } } })
})

test('a reusable part changes in the language of the file and keeps its other values', () => {
  const sent = files({
    nluDefinition: (content: object) => ({
      ...content,
      reusable_expressions: [{ name: 'please', values: { 'eng-USA': 'kindly' } }, { name: 'now' }],
    }),
  })
  const result = read(sent)
  const after = applyChanges(music, 'updates' in result ? result.updates : {})
  expect(after.reusable_expressions).toEqual([
    { name: 'please', values: { 'eng-USA': 'kindly', 'deu-DEU': 'bitte' } },
    { name: 'now' },
  ])
})

test('an embedded domain without meta and nluDefinition keeps what these describe [DRES-018]', () => {
  const embedded = { ...music, embedded: true }
  const without = { meta: () => undefined, nluDefinition: () => undefined, justtalk: () => ['play'] }
  expect(read(files(without, embedded), embedded)).toEqual({ updates: { justtalk: ['play'] } })
  expect(read(files(without))).toEqual({
    problems: [
      { file: 'Music.meta.json', path: '', reason: messages.resources.required },
      { file: 'Music.nluDefinition.eng-USA.json', path: '', reason: messages.resources.required },
    ],
  })
})

const wrong: [what: string, changes: Contents, file: string, path: string, reason: string][] = [
  [
    'a meta of another domain',
    { meta: (one: object) => ({ ...one, name: 'Radio' }) },
    'Music.meta.json',
    'name',
    messages.resources.otherDomain('Music'),
  ],
  [
    'a meta of a later format',
    { meta: (one: { formats: object }) => ({ ...one, formats: { ...one.formats, justtalk: 2 } }) },
    'Music.meta.json',
    'formats.justtalk',
    messages.resources.otherFormat(1),
  ],
  [
    'an object for a list',
    { justtalk: () => ({}) },
    'Music.justtalk.json',
    '',
    'Invalid input: expected array, received object',
  ],
  [
    'a number among names',
    { justtalk: () => ['play', 3] },
    'Music.justtalk.json',
    '1',
    'Invalid input: expected string, received number',
  ],
  ['a list for an object', { ontology: () => [] }, 'Music.ontology.json', '', messages.wire.notAnObject],
  [
    'a collection that is gone',
    { responseRealization: ({ audio_responses: _, ...rest }: Record<string, unknown>) => rest },
    'Music.responseRealization.eng-USA.json',
    'audio_responses',
    messages.general.required,
  ],
  [
    'a field that we do not know',
    { nluDefinition: (one: object) => ({ ...one, more: 1 }) },
    'Music.nluDefinition.eng-USA.json',
    'more',
    messages.wire.unknownField,
  ],
  [
    'a changed field that we do not know',
    { ontology: (one: object) => ({ ...one, since: 4 }) },
    'Music.ontology.json',
    'since',
    messages.wire.unknownField,
  ],
  [
    'a wrong entry deep inside',
    { decisionTable: () => [{ name: 'Main', rules: [{}, { comments: 5 }] }] },
    'Music.decisionTable.json',
    'Main.rules.1.comments',
    'Invalid input: expected string, received number',
  ],
  [
    'a module without a name',
    { decisionTable: () => [{ rules: [] }] },
    'Music.decisionTable.json',
    '0.name',
    'Invalid input: expected string, received undefined',
  ],
  [
    'wrong fulfilment',
    { actionDescription: (one: object) => ({ ...one, request_fulfilment: { play: { apiActions: 'x' } } }) },
    'Music.actionDescription.json',
    'request_fulfilment.play.apiActions',
    'Invalid input: expected array, received string',
  ],
  [
    'fulfilment of an intent that is not there',
    { actionDescription: (one: object) => ({ ...one, request_fulfilment: { sing: {} } }) },
    'Music.actionDescription.json',
    'request_fulfilment.sing',
    messages.resources.noSuchIntent,
  ],
  [
    'fulfilment in the ontology',
    { ontology: (one: object) => ({ ...one, intents: { play: { fulfilledBy: {} } } }) },
    'Music.ontology.json',
    'intents.play.fulfilledBy',
    messages.resources.fulfilmentElsewhere,
  ],
  [
    'a reusable part in another language',
    {
      nluDefinition: (one: object) => ({
        ...one,
        reusable_expressions: [{ name: 'please', values: { 'deu-DEU': 'bitte' } }],
      }),
    },
    'Music.nluDefinition.eng-USA.json',
    'reusable_expressions.please.values.deu-DEU',
    messages.resources.otherLanguage('eng-USA'),
  ],
  [
    'a key that reaches for the prototype',
    { responseRealization: (one: object) => ({ ...one, tts_responses: JSON.parse('{"__proto__": []}') }) },
    'Music.responseRealization.eng-USA.json',
    'tts_responses.__proto__',
    messages.wire.reservedKey('__proto__'),
  ],
]

test.each(wrong)('%s is reported by its file and place', (_, changes, file, path, reason) => {
  expect(read(files(changes))).toEqual({ problems: [{ file, path, reason }] })
})

test('however much is wrong, the first problems are reported', () => {
  const result = read(files({ justtalk: () => Array.from({ length: 1000 }, () => 1) }))
  expect(result).toMatchObject({ problems: { length: 50 } })
})
