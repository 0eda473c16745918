import { expect, onTestFinished, test, vi } from 'vitest'
import { prefer, preferWidths, usePreferences } from './preferences.ts'
import { storageKeys } from './storage.ts'

test('what is chosen here leaves what another tab has chosen since (ruling R347)', () => {
  let stored: string | null = null
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_key: string, text: string) => {
      stored = text
    },
  })
  onTestFinished(() => usePreferences.setState(usePreferences.getInitialState()))
  const keptUnder = (): Record<string, unknown> => JSON.parse(stored ?? '{}')
  prefer({ chat: false })
  preferWidths('intents', { name: 200 })
  // The other tab
  const theirs = { notifications: false, columnWidths: { intents: { name: 200 }, slots: { name: 90 } } }
  localStorage.setItem(storageKeys.preferences, JSON.stringify({ ...keptUnder(), ...theirs }))
  prefer({ ttsButton: false })
  preferWidths('rules', { intent: 150 })
  expect(keptUnder()).toMatchObject({
    chat: false,
    notifications: false,
    ttsButton: false,
    columnWidths: { intents: { name: 200 }, slots: { name: 90 }, rules: { intent: 150 } },
  })
})
