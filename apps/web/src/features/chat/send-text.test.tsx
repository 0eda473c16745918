import { afterEach, expect, test, vi } from 'vitest'
import { keepSignIn } from '../../server/sign-in.ts'
import { tokensFor } from '../../server/testing/page.ts'
import { clearMessages, forgetDialog } from './chat-store.ts'
import { sendText, sendWhatIf } from './send-text.ts'
import { anAction, anAnswer, openChat } from './testing/chat-page.ts'

afterEach(() => vi.unstubAllGlobals())

test('a what-if differs from its request by the changed input alone: chance stays what it was', async () => {
  const calls = openChat(() => ({ body: anAnswer(anAction('Here is rock')) }))
  await sendText('play rock')
  const whatIf = { slots: { genre: 'jazz' } }
  await sendWhatIf(calls[0]!, whatIf)
  expect(calls[1]).toEqual({ ...calls[0], requestInfo: { ...calls[0]!.requestInfo, whatIf } })
})

const asking = anAnswer(anAction('Which city?', { continues: true, dialogState: { asks: 'city' } }))

test('an answer that waits for more is continued by the next sentence', async () => {
  const calls = openChat(() => ({ body: asking }))
  await sendText('weather')
  await sendText('Berlin')
  expect(calls[1]!.requestInfo?.dialogState).toEqual({ asks: 'city' })
})

test.each([
  ['the dialog session is reset', forgetDialog],
  ['the conversation is cleared', clearMessages],
  ['somebody else signs in', () => keepSignIn(tokensFor('nora@sdp.example', 'token'))],
])('an answer that comes after %s is not continued', async (_, end) => {
  const calls = openChat(() => {
    if (calls.length === 1) end()
    return { body: asking }
  })
  await sendText('weather')
  await sendText('Berlin')
  expect(calls).toHaveLength(2)
  expect(calls[1]!.requestInfo?.dialogState).toBeUndefined()
})
