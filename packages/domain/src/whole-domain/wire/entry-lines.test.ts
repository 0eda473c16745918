import { expect, test } from 'vitest'
import { entryLines, saysTheSame } from './entry-lines.ts'

const lines = (path: string, entry: unknown) =>
  entryLines(path, entry).map(({ label, text }) => `${label}: ${text}`)

test('an intent reads as its expressions, with what is special about them', () => {
  const intent = {
    intent: 'play',
    expressions: [
      { expression: 'play $(genre)', weight: 100 },
      { expression: 'put on $(genre)', weight: 120, literals: { genre: [{ canonical: 'jazz' }] } },
    ],
  }
  expect(lines('nlu_interpretations', intent)).toEqual([
    'Expression: play $(genre)',
    'Expression: put on $(genre) (weight 120; genre only jazz)',
  ])
})

test('a slot reads as its literals, each with its canonical', () => {
  const slot = {
    name: 'genre',
    canonicals: [{ canonical: 'jazz', literals: ['jazz', 'bebop'] }, { canonical: 'rock' }],
  }
  expect(lines('user_inputs', slot)).toEqual(['Literal of jazz: jazz', 'Literal of jazz: bebop'])
})

test('free text reads as its example values; one without any says nothing', () => {
  const artist = { name: 'artist', canonicals: [], exampleValues: ['Miles Davis', 'Nina Simone'] }
  expect(lines('user_inputs', artist)).toEqual(['Example value: Miles Davis', 'Example value: Nina Simone'])
  const nothing = { name: 'artist', exampleValues: [] }
  expect(saysTheSame('user_inputs', nothing, { name: 'artist' })).toBe(true)
  expect(saysTheSame('user_inputs', nothing, artist)).toBe(false)
})

test('a module reads as its rules, a condition with all its arguments', () => {
  const genres = ['jazz', 'rock', 'pop', 'folk', 'funk', 'soul']
  const module = {
    name: 'main',
    comments: 'first',
    rules: [
      {
        userIntent: { condition: 'Equals', arguments: ['play'] },
        userInputs: [{ slotName: 'genre', condition: 'Equals', arguments: genres }],
        systemAction: 'showMusic',
        apiAction: { name: 'search', parameters: { limit: '5' } },
      },
      {},
    ],
  }
  const [comment, rule, other] = lines('decision_rules', module)
  expect(comment).toBe('Comment: first')
  expect(rule).toMatch(
    /^Rule: intent .* play, genre .* jazz or rock or pop or folk or funk or soul → UI action showMusic, API action search limit = 5$/,
  )
  expect(other).toBe('Rule: always → nothing')
})

test('everything else reads field by field, in the words of the screen', () => {
  const intent = {
    slotOnly: false,
    dialogActType: 'request',
    comments: '',
    fulfilledBy: { systemActions: ['show'] },
  }
  expect(lines('ontology.intents', intent)).toEqual([
    'Slot only: no',
    'Dialog act type: request',
    'Fulfilled by, UI actions: show',
  ])
  expect(lines('tts_responses', ['Hello', 'Hi'])).toEqual([': Hello', ': Hi'])
  expect(lines('api_action_urls', { id: 'default', urls: { dev: 'https://a.example' } })).toEqual([
    'Dev: https://a.example',
  ])
  expect(lines('ontology.discardInputOnSDC', true)).toEqual([': yes'])
  expect(lines('system_actions', undefined)).toEqual([])
})

test('names that an author gave are shown as they are', () => {
  const slot = { type: 'StaticList', values: { CoolJazz: [], rock: [] } }
  expect(lines('ontology.userInputs', slot)).toEqual([
    'Type: StaticList',
    'Canonical: CoolJazz',
    'Canonical: rock',
  ])
  const part = { name: 'polite', values: { 'eng-USA': '[please]', 'deu-DEU': '' } }
  expect(entryLines('reusable_expressions', part)).toEqual([
    { label: 'Value', text: '[please]', language: 'eng-USA', isField: true },
  ])
})

test('a canonical of a slot says something before it has literals', () => {
  const withCanonicals = (...names: string[]) => ({
    type: 'StaticList',
    values: Object.fromEntries(names.map((name) => [name, []])),
  })
  const says = (before: string[], after: string[]) =>
    !saysTheSame('ontology.userInputs', withCanonicals(...before), withCanonicals(...after))
  expect(says(['rock'], ['rock', 'pop'])).toBe(true)
  expect(says(['rock', 'id'], ['rock'])).toBe(true)
  expect(says(['rock'], ['Rock'])).toBe(true)
  expect(says(['rock', 'pop'], ['pop', 'rock'])).toBe(false)
})

test('a slot that is asked for and a parameter that is passed on say something without a value', () => {
  const asking = (slots: Record<string, string>) => ({ dialogAct: { dialogActType: 'askForInput', slots } })
  expect(saysTheSame('system_actions', asking({}), asking({ degrees: '' }))).toBe(false)
  expect(
    saysTheSame('system_actions', asking({ zone: '', degrees: '' }), asking({ degrees: '', zone: '' })),
  ).toBe(true)
  expect(lines('system_actions', asking({ degrees: '', zone: 'any' }))).toEqual([
    'Dialog act, dialog act type: askForInput',
    'Dialog act, slots: degrees',
    'Dialog act, slots, zone: any',
  ])
  const passing = (parameters: Record<string, string>) => ({
    name: 'main',
    rules: [{ apiAction: { name: 'search', parameters } }],
  })
  expect(saysTheSame('decision_rules', passing({}), passing({ limit: '' }))).toBe(false)
})

test('names that an author gave say something, whatever fields of ours are called so', () => {
  const showing = (payload: unknown) => ({ guiResponse: { payload } })
  const before = showing({ id: 'map', weight: 100 })
  expect(saysTheSame('system_actions', before, showing({ id: 'list', weight: 100 }))).toBe(false)
  expect(saysTheSame('system_actions', before, showing({ id: 'map' }))).toBe(false)
  expect(lines('system_actions', before)).toEqual([
    'GUI response, payload, id: map',
    'GUI response, payload, weight: 100',
  ])
  expect(saysTheSame('system_actions', { _id: '1', guiResponse: { id: 1 } }, { _id: '2' })).toBe(true)
})

test('what is only filled up with nothing says the same', () => {
  expect(saysTheSame('nlu_interpretations', undefined, { intent: 'play', expressions: [] })).toBe(true)
  expect(saysTheSame('user_inputs', undefined, { name: 'g', canonicals: [{ canonical: 'jazz' }] })).toBe(true)
  expect(saysTheSame('ontology.intents', {}, { slotOnly: false, dialogActType: 'inform' })).toBe(true)
  expect(saysTheSame('languages', { _id: '1', default: true }, { _id: '2', default: true })).toBe(true)
  const play = { intent: 'play', expressions: [{ expression: 'play' }] }
  expect(saysTheSame('nlu_interpretations', undefined, play)).toBe(false)
  expect(saysTheSame('tts_responses', ['a'], ['b'])).toBe(false)
})
