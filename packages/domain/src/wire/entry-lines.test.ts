import { expect, test } from 'vitest'
import { collections } from './collections.ts'
import { areaOf, changedLines } from './entry-lines.ts'

const entryLines = (path: string, entry: unknown) => changedLines(path, undefined, entry).added

test('every collection has a name that is not the one on the wire', () => {
  for (const { path } of collections) expect(areaOf(path)).not.toBe(path)
})

test('an intent reads as its expressions, with what is special about them', () => {
  const intent = {
    intent: 'play',
    expressions: [
      { expression: 'play $(genre)', weight: 100 },
      { expression: 'put on $(genre)', weight: 120, literals: { genre: [{ canonical: 'jazz' }] } },
    ],
  }
  expect(entryLines('nlu_interpretations', intent)).toEqual([
    'play $(genre)',
    'put on $(genre) (weight 120; only some literals of genre)',
  ])
})

test('a slot reads as its literals, each with its canonical', () => {
  const slot = {
    name: 'genre',
    canonicals: [{ canonical: 'jazz', literals: ['jazz', 'bebop'] }, { canonical: 'rock' }],
  }
  expect(entryLines('user_inputs', slot)).toEqual(['jazz: jazz', 'jazz: bebop', 'rock:'])
})

test('a module reads as its rules', () => {
  const module = {
    name: 'main',
    rules: [
      {
        userIntent: { condition: 'Equals', arguments: ['play'] },
        userInputs: [{ slotName: 'genre', condition: 'Equals', arguments: ['jazz', 'rock'] }],
        systemAction: 'showMusic',
        apiAction: 'search',
      },
      {},
    ],
  }
  const [rule, other] = entryLines('decision_rules', module)
  expect(rule).toMatch(/^intent .* play, genre .* jazz or rock → UI action showMusic, API action search$/)
  expect(other).toBe('always → nothing')
})

test('everything else reads field by field, in the words of the screen', () => {
  const intent = {
    slotOnly: false,
    dialogActType: 'request',
    comments: '',
    fulfilledBy: { systemActions: ['show'] },
  }
  expect(entryLines('ontology.intents', intent)).toEqual([
    'slot only: false',
    'dialog act type: request',
    'fulfilled by, UI actions: show',
  ])
  expect(entryLines('tts_responses', ['Hello', 'Hi'])).toEqual(['Hello', 'Hi'])
  expect(entryLines('api_action_urls', [{ id: 'default', urls: { dev: 'https://a.example' } }])).toEqual([
    'default, urls, dev: https://a.example',
  ])
  expect(entryLines('ontology.discardInputOnSDC', true)).toEqual(['true'])
  expect(entryLines('system_actions', undefined)).toEqual([])
})

test('a change reads as the lines that went and those that came', () => {
  const intent = (...texts: string[]) => ({
    intent: 'play',
    expressions: texts.map((expression) => ({ expression })),
  })
  expect(changedLines('nlu_interpretations', intent('a', 'b', 'b'), intent('b', 'c'))).toEqual({
    removed: ['a', 'b'],
    added: ['c'],
    isReordered: false,
  })
  expect(changedLines('nlu_interpretations', intent('a', 'b'), intent('b', 'a'))).toEqual({
    removed: [],
    added: [],
    isReordered: true,
  })
})

test('names that an author gave are told as they are', () => {
  const slot = { type: 'StaticList', values: { CoolJazz: [], rock: [] } }
  expect(entryLines('ontology.userInputs', slot)).toEqual([
    'type: StaticList',
    'canonical: CoolJazz',
    'canonical: rock',
  ])
  const part = { name: 'polite', values: { 'eng-USA': '[please]' } }
  expect(entryLines('reusable_expressions', part)).toEqual(['name: polite', 'values, eng-USA: [please]'])
})

test('what says nothing to an author is no line, and no other order', () => {
  const language = (_id: string) => ({ _id, language: 'eng-USA', default: true })
  expect(changedLines('languages', language('1'), language('2'))).toEqual({
    removed: [],
    added: [],
    isReordered: false,
  })
})
