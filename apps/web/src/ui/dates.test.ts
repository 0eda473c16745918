import { expect, test } from 'vitest'
import { formatDate } from './dates.ts'

const noon = new Date(2026, 10, 15, 12, 5)

test('[SHELL-044] dates are written in the medium style of the locale', () => {
  expect(formatDate(noon, 'en-US').replaceAll(/\s/g, ' ')).toBe('Nov 15, 2026, 12:05 PM')
  expect(formatDate(noon.toISOString(), 'de-DE')).toBe('15.11.2026, 12:05')
})

test('[SHELL-045] no date is a dash', () => {
  for (const none of [undefined, null, '', 'nonsense']) expect(formatDate(none)).toBe('-')
})
