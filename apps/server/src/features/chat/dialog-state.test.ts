import { newState } from '@sdp/dialogue'
import { expect, test } from 'vitest'
import { dialogStateAfter, readDialogState } from './dialog-state.ts'

test('however many domains answer in a conversation, its state stays one that the next turn takes, with the latest', () => {
  let state: ReturnType<typeof dialogStateAfter> | undefined
  for (let count = 1; count <= 150; count++) {
    state = dialogStateAfter({ domainId: `domain${count}`, domain: 'One', state: newState() }, state)
  }
  const carried = readDialogState(JSON.parse(JSON.stringify(state)))!
  expect(carried.domainId).toBe('domain150')
  expect(carried.others.at(-1)?.domainId).toBe('domain149')
  expect(carried.others).toHaveLength(100)
})
