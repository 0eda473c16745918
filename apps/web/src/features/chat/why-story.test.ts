import type { ChatReading, TextRecognitionReply } from '@sdp/api'
import { expect, test } from 'vitest'
import { whyStory } from './why-story.ts'

type FullResponse = TextRecognitionReply['fullResponse']

const reading: ChatReading = {
  intent: 'play',
  slots: [{ slot: 'genre', value: 'jazz', text: 'jazz music', from: 5, to: 15 }],
  score: 0.9,
  origin: { kind: 'expression', index: 2, text: 'play $(genre)' },
}

function response(
  trace: Partial<NonNullable<FullResponse['trace']>>,
  more: Partial<FullResponse> = {},
): FullResponse {
  return {
    domainId: 'radio',
    domain: 'Radio',
    language: 'eng-USA',
    candidates: [],
    millis: 1,
    passedOver: [],
    passedCounts: [],
    ...more,
    trace: {
      version: 1,
      text: 'play jazz music',
      understood: { text: 'play jazz music', chosen: { by: 'expression', reading }, others: [] },
      rounds: [],
      resets: [],
      forgotten: [],
      end: { kind: 'answered' },
      ...trace,
    },
  }
}

const linesOf = (full: FullResponse) =>
  whyStory(full, (module) => ['Main'][module]).flatMap(({ lines }) => lines)
const textsOf = (full: FullResponse) => linesOf(full).map(({ text }) => text)

test('the expression that fits and its slots lead to where they are written', () => {
  const [intent, slot] = linesOf(response({}))
  expect(intent).toMatchObject({
    text: 'The intent is ‘play’, since ‘play $(genre)’ fits.',
    place: { in: 'intents', name: 'play', expression: 2 },
  })
  expect(slot).toMatchObject({
    text: '‘jazz music’ is the slot genre: jazz.',
    place: { in: 'slots', name: 'genre' },
  })
})

test('a guess says that no expression fits, and which comes nearest', () => {
  const guess: ChatReading = { ...reading, slots: [], origin: { kind: 'guess', nearest: 'play it' } }
  const understood = { text: 'do play', chosen: { by: 'guess' as const, reading: guess }, others: [] }
  expect(textsOf(response({ understood }))).toEqual([
    'No expression fits. By its words it is most like the intent ‘play’ (90 %); the nearest expression is ‘play it’.',
  ])
})

test('what lost says why', () => {
  const lost = { by: 'expression' as const, reading: { ...reading, intent: 'stop' } }
  const understood = {
    text: 'x',
    others: [
      { ...lost, why: { kind: 'nobody asked' as const } },
      { ...lost, why: { kind: 'not on the white list' as const, uiAction: 'ask' } },
    ],
  }
  expect(textsOf(response({ text: 'x', understood }))).toEqual([
    'No expression fits ‘x’, and nothing comes near enough.',
    'It could also be ‘stop’ (90 %), but it only answers a question, and nobody asked.',
    'It could also be ‘stop’ (90 %), but it is not on the white list of ask, which asked last.',
  ])
})

test('rules that were passed over, the one that fired and its call are told in order', () => {
  const call = {
    apiAction: 'find',
    request: {},
    answer: { returnValue: 'found' },
    millis: 12.4,
    filled: ['find'],
    remarks: [],
  }
  const rounds = [{ situation: {}, fired: { module: 0, rule: 4 }, uiAction: 'wait', call }]
  const passed = { place: { module: 0, rule: 3 }, input: 'intent', sentence: 'It asks for another intent.' }
  const lines = linesOf(response({ rounds }, { passedOver: [[passed]], passedCounts: [4] })).slice(2)
  expect(lines.map(({ text }) => text)).toEqual([
    '4 rules were passed over.',
    'Rule 5 of Main fits: all its conditions hold.',
    'It says and shows the UI action ‘wait’.',
    '‘find’ was called and answered after 12 ms.',
    'The answer fills the API input ‘find’: found.',
  ])
  expect(lines[0]?.passed?.shown).toMatchObject([
    { text: 'Rule 4 of Main: It asks for another intent.', place: { rule: { module: 0, rule: 3 } } },
  ])
})

test('a handler that failed is told with its reason', () => {
  const call = {
    apiAction: 'find',
    request: {},
    answer: { failure: 'nobody answers there' },
    millis: 3,
    filled: [],
    remarks: [],
  }
  const rounds = [{ situation: {}, fired: { module: 1, rule: 0 }, call }]
  expect(textsOf(response({ rounds }))).toContain('‘find’ failed after 3 ms: nobody answers there.')
  expect(textsOf(response({ rounds }))).toContain('Rule 1 of module 2 fits: all its conditions hold.')
})

test('where nobody answers, the domains that took part say why not', () => {
  const candidate = {
    domainId: 'a',
    domain: 'A',
    intent: null,
    score: 0,
    arbitration: '',
    lostBy: 'it did not understand',
  }
  const full: FullResponse = { ...response({}), domain: null, trace: null, candidates: [candidate] }
  expect(textsOf(full)).toEqual(['A does not answer: it did not understand.'])
})
