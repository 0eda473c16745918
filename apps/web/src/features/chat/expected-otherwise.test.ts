import { acceptTurn } from '@sdp/dialogue'
import type { Domain } from '@sdp/domain'
import {
  addTest,
  type ConversationTest,
  newConversationTest,
  setTestTurn,
  setTestTurns,
} from '@sdp/domain/tests'
import { renameUiAction } from '@sdp/domain/ui-actions'
import { beforeAll, expect, test } from 'vitest'
import { turnsUpTo } from './conversation-turns.ts'
import { expectedOtherwise } from './expected-otherwise.ts'
import { keptConversation } from './kept-conversation.ts'
import { conversation, music } from './testing/conversation.ts'

let kept: ConversationTest
/** The domain with the test, and a rule before the others. */
let withTest: Domain
let broken: Domain

beforeAll(async () => {
  const { messages, say } = conversation()
  await say('play')
  await say('jazz')
  kept = { ...newConversationTest('Jazz'), ...keptConversation(turnsUpTo(messages, []), 'music') }
  withTest = addTest(music, { test: kept })
  const [main] = withTest.modules
  const first = { ...main!.rules[3]!, intent: { ...main!.rules[0]!.intent }, uiAction: 'paused' }
  broken = { ...withTest, modules: [{ ...main!, rules: [first, ...main!.rules] }] }
})

async function spoken(domain: Domain, ...sentences: string[]) {
  const { messages, say } = conversation()
  for (const sentence of sentences) await say(sentence, { domain })
  return turnsUpTo(messages, [])
}

const open = (domain: Domain) => ({ domain, domainId: 'music', language: 'eng-USA' })

test('an answer that goes as a test expects says nothing', async () => {
  expect(expectedOtherwise(await spoken(withTest, 'play', 'jazz'), open(withTest))).toEqual([])
})

test('an answer that a test expects otherwise says in what, and is accepted', async () => {
  const [found, ...others] = expectedOtherwise(await spoken(broken, ' play '), open(broken))
  expect(others).toEqual([])
  expect(found).toMatchObject({ test: 'Jazz', index: 0 })
  expect(found?.run.differences.map(({ text }) => text)).toEqual([
    'Turn 1: ask was expected, and paused was run',
  ])
  const { turn, run } = found!
  const { expected } = acceptTurn(turn, run, 'eng-USA')
  expect(expected).toMatchObject({ intent: 'play', uiActions: ['paused'] })
  const accepted = setTestTurn(broken, { name: 'Jazz', index: 0, turn: { expected } })
  // The answer came before the test was changed
  expect(expectedOtherwise(await spoken(broken, 'play'), open(accepted))).toEqual([])
  expect(expectedOtherwise(await spoken(accepted, 'play'), open(accepted))).toEqual([])
})

test('another conversation, another car and another domain are not compared', async () => {
  expect(expectedOtherwise(await spoken(broken, 'play rock'), open(broken))).toEqual([])
  expect(expectedOtherwise(await spoken(broken, 'stop', 'play'), open(broken))).toEqual([])
  expect(expectedOtherwise(await spoken(broken, 'play'), { ...open(broken), domainId: 'x' })).toEqual([])
  const { messages, say } = conversation()
  await say('play', { domain: broken, whatIf: { vehicleInputs: { speed: 1 } } })
  expect(expectedOtherwise(turnsUpTo(messages, []), open(broken))).toEqual([])
})

test('a test whose turns are given as intent and values is compared where the same was understood before', async () => {
  const turns = kept.turns.map((turn) => ({ ...turn, sentences: {} }))
  const [first, second] = turns
  const otherwise = { ...second!, expected: { ...second!.expected, uiActions: ['paused'] } }
  const given = setTestTurns(withTest, { turns: [{ name: 'Jazz', turns: [first!, otherwise] }] })
  expect(first).toMatchObject({ intent: 'play', slots: {} })
  const [found, ...others] = expectedOtherwise(await spoken(given, 'play', 'jazz'), open(given))
  expect(others).toEqual([])
  expect(found).toMatchObject({ test: 'Jazz', index: 1 })
  expect(found?.run.differences.map(({ text }) => text)).toEqual([
    'Turn 2: paused was expected, and playing was run',
  ])
  expect(expectedOtherwise(await spoken(given, 'play', 'rock'), open(given))).toEqual([])
  expect(expectedOtherwise(await spoken(given, 'play jazz', 'jazz'), open(given))).toEqual([])
})

test('an answer from before a rename is not compared with what the test expects after it', async () => {
  const renamed = renameUiAction(withTest, { from: 'ask', to: 'ask_genre' })
  expect(expectedOtherwise(await spoken(withTest, 'play'), open(renamed))).toEqual([])
  expect(expectedOtherwise(await spoken(renamed, 'play'), open(renamed))).toEqual([])
})

test('rules and texts are compared where they are known; a text that chance chose is not', async () => {
  const expecting = (expected: ConversationTest['turns'][number]['expected'], index = 0) =>
    setTestTurn(withTest, { name: 'Jazz', index, turn: { expected } })
  const textsOf = async (domain: Domain, ...said: string[]) =>
    expectedOtherwise(await spoken(domain, ...said), open(domain)).flatMap(({ run }) =>
      run.differences.map(({ what }) => what),
    )
  const text = { texts: { 'eng-USA': 'Another' }, textMatch: 'whole' as const }
  expect(await textsOf(expecting(text), 'play')).toEqual(['text'])
  expect(await textsOf(expecting(text, 1), 'play', 'jazz')).toEqual([])
  expect(await textsOf(expecting({ rules: [] }), 'play')).toEqual(['rules'])
})
