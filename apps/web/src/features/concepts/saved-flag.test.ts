import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { flagSaved, useSavedFlag } from './saved-flag.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const isSaved = () => useSavedFlag.getState().isSaved

test('[CONC-025] [SHELL-048] the flag shows for three seconds after the last save', () => {
  flagSaved()
  vi.advanceTimersByTime(2000)
  flagSaved()
  vi.advanceTimersByTime(2999)
  expect(isSaved()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isSaved()).toBe(false)
})
