import { expect, test } from 'vitest'
import { dissText } from './editor-header.ts'

test('[EDIT-008] the DISS chip says Latest when no version is pinned, and is absent when DISS is disabled', () => {
  expect(dissText({ diss: { enabled: true, version: null } })).toBe('Latest')
  expect(dissText({ diss: { enabled: true, version: '4.2' } })).toBe('4.2')
  expect(dissText({ diss: { enabled: false, version: null } })).toBeUndefined()
})
