import { expect, test } from 'vitest'
import { expiringSession } from './expiring-session.ts'

const user = { name: 'Ada', email: 'ada@x.org', sub: '1' }
const end = 1_000_000
const sessionOf = (id: string, expirationTime = end) => ({
  user: { id },
  message: 'work',
  startTime: 0,
  expirationTime,
})
const own = sessionOf('ada@x.org')
const unsaved = {
  session: own,
  user,
  now: end - 60_000,
  expiringMinutes: 5,
  isUnsaved: true,
  dismissed: undefined,
}

test('[SESS-012] the warning needs an expiring session that has not ended, unsaved changes, and no dismissal', () => {
  expect(expiringSession(undefined, unsaved)).toBe(own)
  expect(expiringSession(undefined, { ...unsaved, now: 0 })).toBeUndefined()
  expect(expiringSession(undefined, { ...unsaved, isUnsaved: false })).toBeUndefined()
  expect(expiringSession(own, { ...unsaved, dismissed: own })).toBeUndefined()
  expect(expiringSession(undefined, { ...unsaved, session: sessionOf('leo@x.org') })).toBeUndefined()
})

test('a session that is extended warns again when that one expires', () => {
  const longer = sessionOf('ada@x.org', end + 3_600_000)
  expect(expiringSession(own, { ...unsaved, session: longer })).toBeUndefined()
  expect(
    expiringSession(undefined, { ...unsaved, session: longer, dismissed: own, now: end + 3_599_000 }),
  ).toBe(longer)
})

test('a session that has ended is shown when nobody was warned of its end', () => {
  expect(expiringSession(undefined, { ...unsaved, now: end })).toBe(own)
  expect(expiringSession(undefined, { ...unsaved, now: end, isUnsaved: false })).toBeUndefined()
  expect(expiringSession(undefined, { ...unsaved, now: end, dismissed: own })).toBeUndefined()
  expect(expiringSession(undefined, { ...unsaved, now: end, session: undefined })).toBeUndefined()
  expect(
    expiringSession(undefined, { ...unsaved, now: end, session: sessionOf('leo@x.org') }),
  ).toBeUndefined()
})

test('[SESS-014] what was warned of is still reported when it has ended, until somebody acts', () => {
  expect(expiringSession(own, { ...unsaved, now: end })).toBe(own)
  expect(expiringSession(own, { ...unsaved, now: end, session: undefined })).toBe(own)
  expect(expiringSession(own, { ...unsaved, now: end, dismissed: own })).toBeUndefined()
  expect(expiringSession(own, { ...unsaved, now: end, isUnsaved: false })).toBeUndefined()
  expect(
    expiringSession(own, { ...unsaved, now: end, session: sessionOf('leo@x.org', end + 1) }),
  ).toBeUndefined()
})
