import { expect, test } from 'vitest'
import type { Asking } from '../access.ts'
import { canStart, canTakeOver } from './starting.ts'

const noGroups = { superUsers: [], members: [], conceptEditors: [] }
const asking = (email: string): Asking => ({
  user: { name: email, email, sub: email },
  groups: noGroups,
  now: 50,
})
const domain = { creator: { name: 'Mia', upn: 'mia@x.org' }, contributors: ['leo'] }
const session = (id: string, expirationTime = 100) => ({
  user: { id },
  message: 'work',
  startTime: 0,
  expirationTime,
})

test('[SESS-008] a session starts where nobody holds one, the user included', () => {
  expect(canStart(asking('mia@x.org'), domain, undefined)).toBe(true)
  expect(canStart(asking('mia@x.org'), domain, session('leo@x.org', 50))).toBe(true)
  expect(canStart(asking('mia@x.org'), domain, session('mia@x.org'))).toBe(false)
  expect(canStart(asking('mia@x.org'), domain, session('leo@x.org'))).toBe(false)
  expect(canStart(asking('eve@x.org'), domain, undefined)).toBe(false)
})

test('[SESS-011] a session is taken over by people with access, from somebody else while it runs', () => {
  expect(canTakeOver(asking('mia@x.org'), domain, session('leo@x.org'))).toBe(true)
  expect(canTakeOver(asking('mia@x.org'), domain, session('mia@x.org'))).toBe(false)
  expect(canTakeOver(asking('mia@x.org'), domain, session('leo@x.org', 50))).toBe(false)
  expect(canTakeOver(asking('mia@x.org'), domain, undefined)).toBe(false)
  expect(canTakeOver(asking('eve@x.org'), domain, session('leo@x.org'))).toBe(false)
})
