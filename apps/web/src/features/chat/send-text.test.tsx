import { afterEach, expect, test, vi } from 'vitest'
import { keepSignIn } from '../../server/sign-in.ts'
import { tokensFor } from '../../server/testing/page.ts'
import { clearMessages, forgetDialog } from './chat-store.ts'
import { sendText, sendWhatIf } from './send-text.ts'
import { anAction, anAnswer, openChat } from './testing/chat-page.ts'

afterEach(() => vi.unstubAllGlobals())

test('a what-if differs from its request by the changed input alone: chance stays what it was', async () => {
  const asked = openChat(() => ({ body: anAnswer(anAction('Here is rock')) }))
  await sendText('play rock')
  const whatIf = { slots: { genre: 'jazz' } }
  await sendWhatIf(asked[0]!, whatIf)
  expect(asked[1]).toEqual({ ...asked[0], requestInfo: { ...asked[0]!.requestInfo, whatIf } })
})

const asking = anAnswer(anAction('Which city?', { continues: true, dialogState: { asks: 'city' } }))

test('an answer that waits for more is continued by the next sentence', async () => {
  const asked = openChat(() => ({ body: asking }))
  await sendText('weather')
  await sendText('Berlin')
  expect(asked[1]!.requestInfo?.dialogState).toEqual({ asks: 'city' })
})

test.each([
  ['the dialog session is reset', forgetDialog],
  ['the conversation is cleared', clearMessages],
  ['somebody else signs in', () => keepSignIn(tokensFor('nora@sdp.example', 'token'))],
])('an answer that comes after %s is not continued', async (_, end) => {
  const asked = openChat(() => {
    if (asked.length === 1) end()
    return { body: asking }
  })
  await sendText('weather')
  await sendText('Berlin')
  expect(asked).toHaveLength(2)
  expect(asked[1]!.requestInfo?.dialogState).toBeUndefined()
})
