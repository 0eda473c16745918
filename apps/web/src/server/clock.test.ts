import { afterEach, expect, test, vi } from 'vitest'
import { learnClock, serverNow } from './clock.ts'

const noon = Date.parse('2030-05-01T12:00:00Z')

afterEach(() => {
  learnClock(new Date().toUTCString(), Date.now())
  vi.useRealTimers()
})

test.each([
  ['ahead', 61 * 60_000],
  ['behind', -61 * 60_000],
])('where the clock of the computer is an hour %s, that of the server counts', (_, wrongBy) => {
  vi.useFakeTimers({ now: noon + wrongBy })
  learnClock(new Date(noon).toUTCString(), Date.now())
  expect(serverNow()).toBe(noon)
  vi.advanceTimersByTime(5_000)
  expect(serverNow()).toBe(noon + 5_000)
})

test('what an answer takes is no wrong clock', () => {
  vi.useFakeTimers({ now: noon + 2_000 })
  learnClock(new Date(noon).toUTCString(), noon)
  expect(serverNow()).toBe(noon + 2_000)
})
