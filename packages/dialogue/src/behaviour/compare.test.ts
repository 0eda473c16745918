import type { Domain } from '@sdp/domain'
import {
  aDomain,
  aModule,
  anApiInput,
  anExpression,
  anIntent,
  aRule,
  aSlot,
  aUiAction,
} from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { compile, recompile } from '../program/compile.ts'
import { compareBehaviour, sentencesOfBoth } from './compare.ts'

const music = aDomain({
  intents: [
    anIntent('play', { expressions: [anExpression('play $(genre)'), anExpression('play')] }),
    anIntent('stop', { expressions: [anExpression('stop it')] }),
  ],
  slots: [aSlot('genre', { jazz: ['jazz'] })],
  uiActions: [
    aUiAction('playing', { ttsResponses: ['playing'] }),
    aUiAction('stopped', { ttsResponses: ['stopped'] }),
    aUiAction('silent'),
  ],
  ttsResponses: [
    { name: 'playing', texts: ['Here is {{genre}}'] },
    { name: 'stopped', texts: ['Stopped'] },
  ],
  modules: [
    aModule('Main', aRule(['play'], { uiAction: 'playing' }), aRule(['stop'], { uiAction: 'stopped' })),
  ],
})

interface CompareOptions {
  mayGuess?: boolean
  hasTime?: () => boolean
  maxReported?: number
}

async function compare(
  after: Domain,
  { mayGuess = true, hasTime = () => true, maxReported = 100 }: CompareOptions = {},
) {
  const program = compile(music, 'eng-USA')
  return compareBehaviour(program, recompile(program, after), {
    sentences: sentencesOfBoth(music, after, 'eng-USA'),
    hasTime,
    maxReported,
    mayGuess,
  })
}

const mainWith = (...rules: Domain['modules'][number]['rules']) => ({
  ...music,
  modules: [aModule('Main', ...rules)],
})
const [playing, stopping] = music.modules[0]!.rules as [never, never]

test('a domain does what it did, also where its rules stand elsewhere and say other comments', async () => {
  expect(await compare(music)).toEqual({ tried: 3, changed: 0, changes: [], unread: [], isCut: false })
  const moved = mainWith(aRule(['nobody']), playing, { ...(stopping as object), comments: 'last' } as never)
  expect(await compare(moved)).toMatchObject({ tried: 3, changed: 0 })
})

test('another answer is reported with both sides', async () => {
  const texts = music.ttsResponses.with(1, { name: 'stopped', texts: ['Silence'] })
  expect((await compare({ ...music, ttsResponses: texts })).changes).toEqual([
    {
      sentence: 'stop it',
      differs: ['answer'],
      before: { intent: 'stop', by: 'expression', rule: "Rule 2 of 'Main'", answer: 'Stopped' },
      after: { intent: 'stop', by: 'expression', rule: "Rule 2 of 'Main'", answer: 'Silence' },
    },
  ])
})

test('another rule is reported, also where it says the same', async () => {
  const [first, ...others] = (
    await compare(mainWith(playing, aRule(['stop'], { uiAction: 'silent' }), stopping))
  ).changes
  expect(others).toEqual([])
  expect(first).toMatchObject({
    sentence: 'stop it',
    differs: ['rule', 'answer'],
    after: { rule: "Rule 2 of 'Main'", answer: '(silent)' },
  })
  const narrower = aRule(['stop', 'play'], { uiAction: 'stopped' })
  expect((await compare(mainWith(playing, narrower))).changes).toMatchObject([{ differs: ['rule'] }])
  expect((await compare(mainWith(playing))).changes[0]?.after).toMatchObject({ rule: '', answer: '' })
})

test('a sentence that was added or taken away gets another intent', async () => {
  const intents = [
    music.intents[0]!,
    anIntent('stop', { expressions: [anExpression('be quiet')] }),
    anIntent('pause', { expressions: [anExpression('stop it')] }),
  ]
  const { changes } = await compare({ ...music, intents })
  expect(changes.find(({ sentence }) => sentence === 'stop it')).toMatchObject({
    before: { intent: 'stop' },
    after: { intent: 'pause', rule: '', answer: '' },
  })
  expect(changes.find(({ sentence }) => sentence === 'be quiet')?.after.intent).toBe('stop')
  // What changed is tried first
  expect(changes[0]?.sentence).toMatch(/be quiet|stop it/)
})

test('what only a guess could find waits until guesses are allowed', async () => {
  const after = { ...music, intents: [music.intents[0]!] }
  const first = await compare(after, { mayGuess: false })
  expect(first).toMatchObject({ tried: 2, changed: 0, changes: [] })
  expect(first.unread).toMatchObject([
    { sentence: 'stop it', before: { intent: 'stop' }, after: { by: 'unknown' } },
  ])
  expect((await compare(after)).changes).toMatchObject([
    { sentence: 'stop it', after: { intent: '', by: 'nobody' } },
  ])
})

test('a sentence that only an answer of any words fits is guessed, and so it waits too', async () => {
  const note = anIntent('note', { slotOnly: true, expressions: [anExpression('$(note)')] })
  const asking: Domain = {
    ...music,
    intents: [...music.intents, note],
    slots: [...music.slots, aSlot('note', {}, { type: 'FreeText' })],
  }
  const programs = [compile(asking, 'eng-USA'), compile(asking, 'eng-USA')] as const
  let asked = 0
  const way = { sentences: ['please halt'], maxReported: 10 }
  const quickly = await compareBehaviour(...programs, { ...way, hasTime: () => true, mayGuess: false })
  expect(quickly).toMatchObject({ tried: 0, changes: [], unread: [{ before: { by: 'unknown' } }] })
  expect(programs.map(({ guesses }) => guesses.isLearned())).toEqual([false, false])
  // Time is looked at while it learns
  const hasTime = () => asked++ < 3
  expect(await compareBehaviour(...programs, { ...way, hasTime, mayGuess: true })).toMatchObject({
    tried: 0,
    isCut: true,
  })
  expect(asked).toBe(4)
})

test('time ends it, and what was tried is reported', async () => {
  let left = 2
  const cut = await compare(music, { hasTime: () => left-- > 0 })
  expect(cut).toMatchObject({ tried: 2, isCut: true })
})

test('time also ends what guesses learn, and the next comparison goes on from there', async () => {
  const [before, after] = [compile(music, 'eng-USA'), compile(music, 'eng-USA')]
  let asked = 0
  const guessing = (most: number) => {
    asked = 0
    const hasTime = () => asked++ < most
    return compareBehaviour(before, after, {
      sentences: ['please halt'],
      hasTime,
      maxReported: 10,
      mayGuess: true,
    })
  }
  expect(await guessing(1)).toMatchObject({ tried: 0, isCut: true })
  expect(await guessing(Number.POSITIVE_INFINITY)).toMatchObject({ tried: 1, isCut: false })
  expect(asked).toBeGreaterThan(1)
  expect(await guessing(1)).toMatchObject({ tried: 1, isCut: false })
})

test('many changes are counted and some reported', async () => {
  const { changed, changes } = await compare({ ...music, modules: [] }, { maxReported: 1 })
  expect([changed, changes.length]).toEqual([3, 1])
})

test('a call is taken as answered by its first return value', async () => {
  const withCall = (value: string): Domain => ({
    ...music,
    apiInputs: [anApiInput('find', { volatile: true, returnValue: [value, 'none'] })],
    apiActions: [{ name: 'find', comments: '', handler: '', path: [], domain: '', requiredAuthLevel: 0 }],
    modules: [
      aModule(
        'Main',
        aRule(['stop'], {
          apiInputs: [{ input: 'find', matcher: 'EqualsMatcher', arguments: ['found'] }],
          uiAction: 'stopped',
        }),
        aRule(['stop'], { apiAction: { name: 'find' } }),
      ),
    ],
  })
  const { changes } = await compare(withCall('found'))
  expect(changes.find(({ sentence }) => sentence === 'stop it')?.after).toMatchObject({
    rule: "Rule 2 of 'Main', then Rule 1 of 'Main'",
    answer: 'Stopped',
  })
})
