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
    isForHeadUnit: false,
    millis: 1,
    passedOver: [],
    passedCounts: [],
    reply: null,
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

test('rules that were passed over, the one that fired and its call are listed in order', () => {
  const call = {
    apiAction: 'find',
    request: {},
    answer: { returnValue: 'found' },
    millis: 12.4,
    filled: ['find'],
    remarks: [],
  }
  const rounds = [{ situation: {}, fired: { module: 0, rule: 4 }, uiAction: 'wait', call }]
  const passed = [
    { module: 0, first: 3, last: 3, input: 'slots genre', sentence: 'It asks for a genre.' },
    { module: 0, first: 1, last: 2, input: 'intent', sentence: 'It asks for another intent.' },
  ]
  const lines = linesOf(response({ rounds }, { passedOver: [passed], passedCounts: [4] })).slice(2)
  expect(lines.map(({ text }) => text)).toEqual([
    '4 rules were passed over.',
    'Rule 5 of Main fits: all its conditions hold.',
    'It says and shows the UI action ‘wait’.',
    '‘find’ was called and answered after 12 ms.',
    'The answer fills the API input ‘find’: found.',
  ])
  expect(lines[0]?.passed).toMatchObject({ listed: 3, count: 4 })
  expect(lines[0]?.passed?.shown).toMatchObject([
    { text: 'Rule 4 of Main: It asks for a genre.', place: { rule: { module: 0, rule: 3 } } },
    {
      text: 'Each of rules 2 and 3 of Main: It asks for another intent.',
      place: { rule: { module: 0, rule: 1 } },
    },
  ])
})

const candidate = (domain: string, more: Partial<FullResponse['candidates'][number]> = {}) => ({
  domainId: domain.toLowerCase(),
  domain,
  intent: null,
  score: 0,
  by: null,
  freeWords: 0,
  arbitration: '',
  lostBy: 'it did not understand',
  ...more,
})
const nobody = { domainId: null, domain: null, trace: null } as const

test('where nobody answers, the domains that took part say why not', () => {
  const full: FullResponse = { ...response({}), ...nobody, candidates: [candidate('A')] }
  expect(textsOf(full)).toEqual(['A does not answer: it did not understand.'])
})

test('all domains of a stage are shown on one scale, with who found their reading', () => {
  const origin = { kind: 'guess' as const, nearest: 'play it' }
  const understood = {
    text: 'x',
    chosen: { by: 'guess' as const, reading: { ...reading, slots: [], score: 0.718, origin } },
    others: [],
  }
  const candidates = [
    candidate('Radio', { intent: 'play', score: 0.718, by: 'guess', lostBy: null }),
    candidate('Notes', {
      intent: 'note',
      score: 0.4,
      by: 'expression',
      freeWords: 3,
      lostBy: 'another is more certain',
    }),
  ]
  expect(textsOf(response({ understood }, { candidates }))).toEqual([
    'Radio answers. It took the sentence as ‘play’ (71 % certain, by a guess learned from all domains at this stage).',
    'Notes does not answer: another is more certain. It took the sentence as ‘note’ (40 % certain, by an expression with 3 free words).',
    'No expression fits. By what was learned from all domains at this stage it is most like the intent ‘play’ (71 % certain); the nearest expression is ‘play it’.',
  ])
})

test('what is for the head unit is called that', () => {
  const best = candidate('Windows', {
    intent: 'open_window',
    score: 0.95,
    by: 'expression',
    lostBy: 'its intent never goes to the cloud',
  })
  const full: FullResponse = { ...response({}), ...nobody, candidates: [best], isForHeadUnit: true }
  expect(textsOf(full)).toEqual([
    'That is for the head unit, which answers it without the cloud.',
    'Windows does not answer: its intent never goes to the cloud. It took the sentence as ‘open_window’ (certain, by an expression).',
  ])
})

test('an answer without a text says which UI action lacks it, and where one was written instead', () => {
  const answer = {
    action: 'greeting',
    text: '',
    preText: '',
    postText: '',
    audio: [],
    image: null,
    gui: null,
    continues: false,
  }
  const lastOf = (more: Partial<typeof answer>) =>
    whyStory(response({}), () => undefined, { ...answer, ...more }).at(-1)
  expect(lastOf({})).toEqual({
    title: 'What is missing',
    lines: [
      {
        text: 'The UI action ‘greeting’ has no text in eng-USA, so nothing is said.',
        place: { in: 'uiActions', name: 'greeting' },
        tone: 'bad',
      },
    ],
  })
  expect(lastOf({ preText: 'Hello' })?.lines[0]?.text).toBe(
    'The UI action ‘greeting’ has a text before its responses, but no response with a text in eng-USA: add one.',
  )
  expect(lastOf({ postText: 'Bye' })?.lines[0]?.text).toContain('has a text after its responses')
  for (const said of [{ text: 'Hello' }, { action: '' }])
    expect(lastOf(said)?.title).not.toBe('What is missing')
})
