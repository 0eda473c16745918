import { expect, test } from 'vitest'
import type { Requester } from '../../model/access.ts'
import { canStart, canTakeOver } from './starting.ts'

const noGroups = { superUsers: [], members: [], conceptEditors: [] }
const requesterOf = (email: string): Requester => ({
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
  expect(canStart(requesterOf('mia@x.org'), domain, undefined)).toBe(true)
  expect(canStart(requesterOf('mia@x.org'), domain, session('leo@x.org', 50))).toBe(true)
  expect(canStart(requesterOf('mia@x.org'), domain, session('mia@x.org'))).toBe(false)
  expect(canStart(requesterOf('mia@x.org'), domain, session('leo@x.org'))).toBe(false)
  expect(canStart(requesterOf('eve@x.org'), domain, undefined)).toBe(false)
})

test('[SESS-011] a session is taken over by people with access, from somebody else while it runs', () => {
  expect(canTakeOver(requesterOf('mia@x.org'), domain, session('leo@x.org'))).toBe(true)
  expect(canTakeOver(requesterOf('mia@x.org'), domain, session('mia@x.org'))).toBe(false)
  expect(canTakeOver(requesterOf('mia@x.org'), domain, session('leo@x.org', 50))).toBe(false)
  expect(canTakeOver(requesterOf('mia@x.org'), domain, undefined)).toBe(false)
  expect(canTakeOver(requesterOf('eve@x.org'), domain, session('leo@x.org'))).toBe(false)
})
