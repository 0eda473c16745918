import { expect, test } from 'vitest'
import { useCommitMessage } from './commit-message.ts'
import { closeDomain } from './editing-store.ts'

test('what was to be said about one domain is not said about the next', () => {
  useCommitMessage.getState().setMessage('Play more jazz')
  closeDomain()
  expect(useCommitMessage.getState().message).toBe('')
})
