import { expect, test } from 'vitest'
import { remainingText, sessionText } from './session-text.ts'

const ada = { name: 'Ada', email: 'ada@x.org', sub: '1' }
const minutes = 60_000
const heldBy = (id: string, name: string) => ({
  user: { id, name },
  message: 'work',
  startTime: 0,
  expirationTime: 60 * minutes,
})

test('the indicator names who is busy, and how long the own session still runs', () => {
  expect(sessionText(undefined, ada, 0)).toBe('Available')
  expect(sessionText(heldBy('leo@x.org', 'Leo'), ada, 0)).toBe('Busy: Leo')
  expect(sessionText(heldBy('ada@x.org', 'Ada'), ada, 0)).toBe('Your session · 60 min')
  expect(sessionText(heldBy('ada@x.org', 'Ada'), ada, 59.5 * minutes)).toBe('Your session · 0:30')
  expect(sessionText(heldBy('ada@x.org', 'Ada'), ada, 60 * minutes)).toBe('Session expired')
})

test('what is left is shown in minutes, and by the second in the last five', () => {
  expect(remainingText(3600)).toBe('60 min')
  expect(remainingText(301)).toBe('6 min')
  expect(remainingText(300)).toBe('5:00')
  expect(remainingText(61)).toBe('1:01')
  expect(remainingText(0)).toBe('0:00')
})
