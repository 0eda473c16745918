import { expect, test } from 'vitest'
import { turnsUpTo } from './conversation-turns.ts'
import { conversation } from './testing/conversation.ts'

const said = (...args: Parameters<typeof turnsUpTo>) =>
  turnsUpTo(...args).map(({ request }) => request.text_query)

test('a conversation begins with the reset before it and ends with the message', async () => {
  const { messages, say } = conversation()
  for (const text of ['play', 'jazz', 'stop']) await say(text)
  expect(said(messages, [])).toEqual(['play', 'jazz', 'stop'])
  expect(said(messages, [], 4)).toEqual(['play', 'jazz'])
  expect(said(messages, [2])).toEqual(['jazz', 'stop'])
  expect(said(messages, [2, 6])).toEqual([])
  expect(said(messages, [2, 6], 2)).toEqual(['play'])
})

test('what was said again takes the place of what it repeats, and of all after it', async () => {
  const { messages, say } = conversation()
  await say('play')
  const jazz = await say('jazz')
  await say('stop')
  await say('rock', { repeats: jazz })
  await say('stop')
  expect(said(messages, [])).toEqual(['play', 'rock', 'stop'])
  expect(said(messages, [], 6)).toEqual(['play', 'jazz', 'stop'])
})

test('what failed was never said', async () => {
  const { messages, say } = conversation()
  for (const text of ['play', 'jazz', 'stop']) await say(text)
  const { answer: _, ...failed } = messages[3]!
  expect(said(messages.with(3, failed), [])).toEqual(['play', 'stop'])
})
