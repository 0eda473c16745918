import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { undoKey } from './undo-keys.ts'

beforeEach(() => void vi.stubGlobal('navigator', { platform: 'Linux x86_64' }))
afterEach(() => vi.unstubAllGlobals())

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

test.each([
  ['Ctrl+Z', { ...none, key: 'z', ctrlKey: true }, 'undo'],
  ['Cmd+Z', { ...none, key: 'z', metaKey: true }, 'undo'],
  ['Shift+Ctrl+Z', { ...none, key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
  ['Shift+Cmd+Z', { ...none, key: 'Z', metaKey: true, shiftKey: true }, 'redo'],
  ['Ctrl+Y', { ...none, key: 'y', ctrlKey: true }, 'redo'],
  ['Z', { ...none, key: 'z' }, undefined],
  ['Alt+Ctrl+Z', { ...none, key: 'z', ctrlKey: true, altKey: true }, undefined],
])('%s asks to %s', (_, keys, action) => {
  expect(undoKey(keys)).toBe(action)
})
