import { compile, runTest } from '@sdp/dialogue'
import { newConversationTest } from '@sdp/domain/tests'
import { expect, test } from 'vitest'
import { turnsUpTo } from './conversation-turns.ts'
import { keptConversation } from './kept-conversation.ts'
import { conversation, found, music } from './testing/conversation.ts'

const kept = ({ messages }: Pick<ReturnType<typeof conversation>, 'messages'>) =>
  keptConversation(turnsUpTo(messages, []), 'music')

async function resultOf({ start, turns }: ReturnType<typeof kept>) {
  const test = { ...newConversationTest('kept'), start, turns }
  return (await runTest(compile(music, 'eng-USA'), test, { mayGuess: true })).result
}

test('a conversation is kept with handler answers and what its answers were, and passes at once', async () => {
  const chat = conversation()
  for (const text of ['play', 'jazz', 'play rock', 'stop']) await chat.say(text)
  const conversationKept = kept(chat)
  expect(conversationKept).toMatchObject({
    language: 'eng-USA',
    start: { platform: 'Gen20x.i2', position: '48.7758:9.1829', vehicleInputs: {} },
    remarks: [],
    turns: [
      { sentences: { 'eng-USA': 'play' }, expected: { intent: 'play', uiActions: ['ask'], apiActions: [] } },
      { slots: { genre: 'jazz' }, answers: found, expected: { slots: { genre: 'jazz' } } },
      { restarts: true, answers: found, expected: { uiActions: ['playing'] } },
      { restarts: true, expected: { intent: 'stop' } },
    ],
  })
  expect(conversationKept.turns[1]).not.toHaveProperty('restarts')
  expect(await resultOf(conversationKept)).toBe('passed')
})

test('what the car gave is kept where it changed, and where it ended that is said', async () => {
  const chat = conversation()
  const whatIf = { vehicleInputs: { speed: 100 }, featureFlags: { EVRA: true } }
  await chat.say('play jazz', { whatIf })
  await chat.say('stop', { whatIf: { ...whatIf, vehicleInputs: { speed: 50 } } })
  await chat.say('play')
  const { start, turns, remarks } = kept(chat)
  expect(start).toMatchObject({ vehicleInputs: { speed: 100 }, featureFlags: { EVRA: true } })
  expect(turns.map(({ car }) => car.vehicleInputs)).toEqual([{}, { speed: 50 }, {}])
  expect(turns[1]?.car.featureFlags).toEqual({})
  expect(remarks).toEqual([
    'From turn 3 on the car no longer said speed, EVRA; in the test it goes on saying it.',
  ])
})

test('what another domain answered, or a test cannot say, is left out with its reason', async () => {
  const chat = conversation()
  await chat.say('play')
  await chat.say('jazz', { domainId: 'Radio' })
  await chat.say('stop', { language: 'deu-DEU' })
  await chat.say('stop', { whatIf: { slots: { genre: 'rock' } } })
  await chat.say('stop')
  const { turns, remarks } = kept(chat)
  expect(turns.map(({ sentences }) => sentences['eng-USA'])).toEqual(['play', 'stop'])
  expect(turns[1]?.restarts).toBe(true)
  expect(remarks).toEqual([
    'Turn 2 is left out: Radio answered it.',
    'Turn 3 is left out: it was said in deu-DEU.',
    'Turn 4 is left out: it was tried with an intent or values that nobody said.',
  ])
  expect(keptConversation(turnsUpTo(chat.messages, []), 'other').turns).toEqual([])
})
