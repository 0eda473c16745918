import { expect, test } from 'vitest'
import { useCommitMessage } from './commit-message.ts'
import { closeDomain } from './editing-store.ts'

test('what was to be said about one domain is not said about the next', () => {
  useCommitMessage.getState().setMessage('Play more jazz')
  closeDomain()
  expect(useCommitMessage.getState().message).toBe('')
})

test('a suggestion follows the changes until somebody edits it, and never replaces what was typed', () => {
  const { suggest, setMessage } = useCommitMessage.getState()
  const message = () => useCommitMessage.getState().message
  setMessage('')
  suggest('Intents: added play')
  suggest('Intents: added play, stop')
  expect(message()).toBe('Intents: added play, stop')
  setMessage('Radio')
  suggest('Intents: added play, stop, skip')
  expect(message()).toBe('Radio')
})
