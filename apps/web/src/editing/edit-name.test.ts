import { deleteApiInput, renameIntent, setUiAction } from '@sdp/domain'
import { expect, test } from 'vitest'
import { editName } from './edit-name.ts'

test('an edit is called as its function, in words', () => {
  expect(editName(renameIntent)).toBe('Rename intent')
  expect(editName(setUiAction)).toBe('Set UI action')
  expect(editName(deleteApiInput)).toBe('Delete API input')
})
