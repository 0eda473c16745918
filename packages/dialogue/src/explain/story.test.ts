import { expect, test } from 'vitest'
import { type StoryTrace, story } from './story.ts'

const reading = {
  intent: 'play',
  slots: [{ slot: 'genre', value: 'jazz', text: 'jazz music' }],
  score: 0.9,
  origin: { kind: 'expression' as const, index: 2, text: 'play $(genre)' },
}

function traceWith(trace: Partial<StoryTrace>): StoryTrace {
  return {
    text: 'play jazz music',
    understood: { chosen: { by: 'expression', reading }, others: [] },
    rounds: [],
    resets: [],
    forgotten: [],
    end: { kind: 'answered' },
    ...trace,
  }
}

function linesOf(trace: Partial<StoryTrace>) {
  return story(traceWith(trace), { moduleName: (module) => ['Main'][module] }).flatMap(({ lines }) => lines)
}
const textsOf = (trace: Partial<StoryTrace>) => linesOf(trace).map(({ text }) => text)

test('the expression that fits and its slots lead to where they are written', () => {
  const [intent, slot] = linesOf({})
  expect(intent).toMatchObject({
    text: 'The intent is ‘play’ (certain), since ‘play $(genre)’ fits.',
    place: { in: 'intents', name: 'play', expression: 2 },
  })
  expect(slot).toMatchObject({
    text: '‘jazz music’ is the slot genre: jazz.',
    place: { in: 'slots', name: 'genre' },
  })
})

test('a guess says that no expression fits, and which comes nearest', () => {
  const guess = { ...reading, slots: [], origin: { kind: 'guess' as const, nearest: 'play it' } }
  const understood = { chosen: { by: 'guess' as const, reading: guess }, others: [] }
  expect(textsOf({ understood })).toEqual([
    'No expression fits. By its words it is most like the intent ‘play’ (90 % certain); the nearest expression is ‘play it’.',
  ])
})

test('a guess where only an answer of any words fits does not say that no expression fits', () => {
  const guess = { ...reading, slots: [], origin: { kind: 'guess' as const, nearest: 'play it' } }
  const lost = { by: 'expression' as const, reading, why: { kind: 'nobody asked' as const } }
  const understood = { chosen: { by: 'guess' as const, reading: guess }, others: [lost] }
  expect(textsOf({ understood })[0]).toBe(
    'No expression that fits can be heard now. By its words it is most like the intent ‘play’ (90 % certain); the nearest expression is ‘play it’.',
  )
})

test('an expression with free words says how certain it is, and where it lost to a guess', () => {
  const free = { ...reading, score: 0.629, origin: { ...reading.origin, fit: { free: 2 } } }
  expect(textsOf({ understood: { chosen: { by: 'expression', reading: free }, others: [] } })[0]).toBe(
    'The intent is ‘play’ (62 % certain), since ‘play $(genre)’ fits with 2 free words.',
  )
  const guess = {
    ...reading,
    slots: [],
    intent: 'stop',
    origin: { kind: 'guess' as const, nearest: 'stop it' },
  }
  const lost = { by: 'expression' as const, reading: free, why: { kind: 'less certain' as const } }
  const second = {
    by: 'guess' as const,
    reading: { ...guess, intent: 'pause', score: 0.4 },
    why: { kind: 'ranked lower' as const },
  }
  const understood = { chosen: { by: 'guess' as const, reading: guess }, others: [lost, second] }
  expect(textsOf({ understood })).toEqual([
    'What fits takes words as free text. By its words it is most like the intent ‘stop’ (90 % certain); the nearest expression is ‘stop it’.',
    'It could also be ‘play’ (62 % certain, by an expression with 2 free words), but it takes words as free text, and what was chosen is more certain.',
    'It could also be ‘pause’ (40 % certain, by a guess), but another reading is more certain.',
  ])
  const joint = story(traceWith({ understood }), { moduleName: () => 'Main', isJoint: true })[0]!.lines
  expect(joint[0]!.text).toContain('By what was learned from all domains at this stage it is most like')
})

test('what lost says why', () => {
  const lost = { by: 'expression' as const, reading: { ...reading, intent: 'stop' } }
  const understood = {
    others: [
      { ...lost, why: { kind: 'nobody asked' as const } },
      { ...lost, why: { kind: 'not on the white list' as const, uiAction: 'ask' } },
    ],
  }
  expect(textsOf({ text: 'x', understood })).toEqual([
    'No expression that fits ‘x’ can be heard now.',
    'It could be ‘stop’ (certain, by an expression), but it only answers a question, and nobody asked.',
    'It could be ‘stop’ (certain, by an expression), but it is not on the white list of ask, which asked last.',
  ])
  const origin = { kind: 'guess' as const, nearest: 'stop it' }
  const guessed = { reading: { ...reading, intent: 'stop', score: 0.2599, origin } }
  const unlikely = {
    ...guessed,
    by: 'guess' as const,
    why: { kind: 'too unlikely' as const, threshold: 0.312 },
  }
  expect(textsOf({ text: 'x', understood: { others: [unlikely] } })).toEqual([
    'No expression fits ‘x’, and nothing comes near enough.',
    'It could be ‘stop’ (25 % certain, by a guess), but that is below the threshold of 32 %.',
  ])
})

test('a handler that failed is listed with its reason', () => {
  const call = {
    apiAction: 'find',
    answer: { failure: 'nobody answers there' },
    millis: 3,
    filled: [],
    remarks: [],
  }
  const rounds = [{ fired: { module: 1, rule: 0 }, call }]
  expect(textsOf({ rounds })).toContain('‘find’ failed after 3 ms: nobody answers there.')
  expect(textsOf({ rounds })).toContain('Rule 1 of module 2 fits: all its conditions hold.')
})

test('why the table was asked again is listed as it was', () => {
  const call = {
    apiAction: 'find',
    answer: { returnValue: 'success' },
    millis: 3,
    filled: ['find'],
    remarks: [],
  }
  const fired = { module: 0, rule: 0 }
  const rounds = [
    { gaveUp: 'play' },
    { fired, call },
    { fired, call: { ...call, answer: { failure: 'nobody answers there' } } },
    { fired, uiAction: 'sorry' },
  ]
  const parts = story(traceWith({ rounds }), { moduleName: () => 'Main' })
  expect(parts.map(({ title }) => title)).toEqual([
    'What was understood',
    'Which rule decided',
    'And again without the request (2)',
    'And again with what the handler answered (3)',
    'And again after the call failed (4)',
  ])
  expect(textsOf({ rounds })).toContain('The answer fills the API input ‘find’: success.')
  expect(textsOf({ rounds })).toContain('So the API input ‘find’ says that it failed.')
})

test('what a handler says as a whole sentence gets no second full stop', () => {
  const fired = { module: 0, rule: 0 }
  const call = { apiAction: 'find', millis: 3, filled: ['story'], remarks: [] }
  const rounds = [
    { fired, call: { ...call, answer: { inputs: { story: 'It is old.' } } } },
    { fired, call: { ...call, answer: { failure: 'Nobody answers!' } } },
  ]
  expect(textsOf({ rounds })).toContain('The answer fills the API input ‘story’: It is old.')
  expect(textsOf({ rounds })).toContain('‘find’ failed after 3 ms: Nobody answers!')
})

test('an answer of null is explained as what it does: the input forgets its value', () => {
  const call = { apiAction: 'find', millis: 3, filled: ['code', 'find'], remarks: [] }
  const answer = { returnValue: 'ok', inputs: { code: null } }
  const rounds = [{ fired: { module: 0, rule: 0 }, call: { ...call, answer } }]
  expect(textsOf({ rounds })).toContain('The answer makes the API input ‘code’ forget its value.')
  expect(textsOf({ rounds })).toContain('The answer fills the API input ‘find’: ok.')
})

test('an API input may be called as what every object has', () => {
  const call = { apiAction: 'constructor', millis: 3, filled: ['constructor'], remarks: [] }
  const rounds = [
    { fired: { module: 0, rule: 0 }, call: { ...call, answer: { returnValue: 'ok', inputs: {} } } },
  ]
  expect(textsOf({ rounds })).toContain('The answer fills the API input ‘constructor’: ok.')
})

test('who goes on listening says for what, and what alone is heard', () => {
  const waits = { uiAction: 'ask', act: 'confirm', slots: ['yes_no'], whiteList: ['agree', 'cancel'] }
  expect(textsOf({ waits })).toContain(
    '‘ask’ goes on listening for yes_no (confirm), and hears only agree, cancel.',
  )
})

test('what was forgiven, and a word that turns a meaning, lead to the everyday language', () => {
  const origin = { ...reading.origin, forgiven: [{ said: 'yo', meant: '' }] }
  const guess = { ...reading, slots: [], origin: { kind: 'guess' as const, nearest: 'stop it' } }
  const turned = { by: 'guess' as const, reading: guess, why: { kind: 'turned round' as const, word: 'not' } }
  const understood = {
    chosen: { by: 'expression' as const, reading: { ...reading, slots: [], origin } },
    others: [turned],
  }
  const place = { in: 'everydayLanguage' }
  expect(linesOf({ understood }).slice(1)).toMatchObject([
    { text: '‘yo’ was left out.', place },
    { text: expect.stringContaining('‘not’ makes the opposite of it'), place },
  ])
})
