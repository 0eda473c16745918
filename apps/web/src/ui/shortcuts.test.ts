import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ariaKeys, isPressed, keysOf, type PressedKeys, type ShortcutName, shortcuts } from './shortcuts.ts'

beforeEach(() => void vi.stubGlobal('navigator', { platform: 'Linux x86_64' }))
afterEach(() => vi.unstubAllGlobals())

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

test.each<[string, PressedKeys, ShortcutName, boolean]>([
  ['Ctrl+K', { ...none, key: 'k', ctrlKey: true }, 'palette', true],
  ['Cmd+K', { ...none, key: 'k', metaKey: true }, 'palette', true],
  ['Ctrl+K with caps lock', { ...none, key: 'K', ctrlKey: true }, 'palette', true],
  ['Ctrl+Shift+K', { ...none, key: 'K', ctrlKey: true, shiftKey: true }, 'palette', false],
  ['K', { ...none, key: 'k' }, 'palette', false],
  ['Alt+Ctrl+S', { ...none, key: 's', ctrlKey: true, altKey: true }, 'save', false],
  ['? typed with Shift', { ...none, key: '?', shiftKey: true }, 'shortcuts', true],
  ['/ typed with Shift', { ...none, key: '/', shiftKey: true }, 'filter', true],
  ['Ctrl+/', { ...none, key: '/', ctrlKey: true }, 'filter', false],
  ['Space', { ...none, key: ' ' }, 'selectRow', true],
  ['Shift+F8', { ...none, key: 'F8', shiftKey: true }, 'nextProblem', false],
])('%s', (_, keys, name, expected) => {
  expect(isPressed(keys, name)).toBe(expected)
})

test.each([
  ['Cyrillic', 'ы'],
  ['Greek', 'σ'],
  ['Arabic', 'س'],
  ['Hebrew', 'ד'],
])('Ctrl+S is heard on a %s layout, where its key writes another letter', (_, key) => {
  expect(isPressed({ ...none, key, code: 'KeyS', ctrlKey: true }, 'save')).toBe(true)
  expect(isPressed({ ...none, key, code: 'KeyD', ctrlKey: true }, 'save')).toBe(false)
})

test('a Latin layout that has its letters elsewhere goes by what they write', () => {
  expect(isPressed({ ...none, key: 'z', code: 'KeyY', ctrlKey: true }, 'undo')).toBe(true)
  expect(isPressed({ ...none, key: 'y', code: 'KeyZ', ctrlKey: true }, 'undo')).toBe(false)
})

test('on a Mac Ctrl is not Cmd, so that its keys of writing stay (ruling R359)', () => {
  vi.stubGlobal('navigator', { platform: 'MacIntel' })
  expect(isPressed({ ...none, key: 'k', ctrlKey: true }, 'palette')).toBe(false)
  expect(isPressed({ ...none, key: 'k', metaKey: true }, 'palette')).toBe(true)
  expect(isPressed({ ...none, key: 's', metaKey: true, ctrlKey: true }, 'save')).toBe(false)
})

test('no two shortcuts of a place have the same keys', () => {
  const pressed = shortcuts.flatMap(({ where, keys }) => keys.map((one) => `${where} ${one}`))
  expect(pressed.length).toBe(new Set(pressed).size)
})

test('keys are shown as they are written on the keyboard, and announced to assistive technology', () => {
  vi.stubGlobal('navigator', { platform: 'Linux x86_64' })
  expect(keysOf('save')).toBe('Ctrl+S')
  vi.stubGlobal('navigator', { platform: 'MacIntel' })
  expect(keysOf('save')).toBe('⌘+S')
  expect(ariaKeys('save')).toBe('Control+S Meta+S')
  expect(ariaKeys('moveUp', 'moveDown')).toBe('Alt+ArrowUp Alt+ArrowDown')
})
