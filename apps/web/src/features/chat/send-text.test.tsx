import { afterEach, expect, test, vi } from 'vitest'
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
