import { expect, test } from 'vitest'
import { countdown, isExpiring, showsExpiringDialog } from './expiring.ts'

const end = 3_600_000
const session = { user: { id: 'mia@x.org' }, message: 'work', startTime: 0, expirationTime: end }
const minutesBefore = (minutes: number) => end - minutes * 60_000

test.each([5, 12])('a session is expiring in its last %i minutes, and no more once it ended', (minutes) => {
  expect(isExpiring(session, minutesBefore(minutes) - 1, minutes)).toBe(false)
  expect(isExpiring(session, minutesBefore(minutes), minutes)).toBe(true)
  expect(isExpiring(session, end - 1, minutes)).toBe(true)
  expect(isExpiring(session, end, minutes)).toBe(false)
})

test('[SESS-012] the dialog shows for an expiring session that is not expired, with unsaved changes, until it is dismissed', () => {
  const shown = {
    session,
    now: minutesBefore(2),
    expiringMinutes: 5,
    isUnsaved: true,
    isDismissed: false,
  }
  expect(showsExpiringDialog(shown)).toBe(true)
  expect(showsExpiringDialog({ ...shown, now: minutesBefore(6) })).toBe(false)
  expect(showsExpiringDialog({ ...shown, now: end })).toBe(false)
  expect(showsExpiringDialog({ ...shown, isUnsaved: false })).toBe(false)
  expect(showsExpiringDialog({ ...shown, isDismissed: true })).toBe(false)
  expect(showsExpiringDialog({ ...shown, session: undefined })).toBe(false)
})

test('[SESS-014] [SESS-015] the countdown flashes in the last 30 seconds and then has ended', () => {
  expect(countdown(session, minutesBefore(5))).toEqual({ seconds: 300, state: 'running' })
  expect(countdown(session, end - 31_000)).toEqual({ seconds: 31, state: 'running' })
  expect(countdown(session, end - 30_000)).toEqual({ seconds: 30, state: 'flashing' })
  expect(countdown(session, end - 1)).toEqual({ seconds: 1, state: 'flashing' })
  expect(countdown(session, end)).toEqual({ seconds: 0, state: 'ended' })
  expect(countdown(session, end + 5_000)).toEqual({ seconds: 0, state: 'ended' })
})
