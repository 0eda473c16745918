import { expect, test } from 'vitest'
import { availability } from './availability.ts'

const mia = { name: 'Mia', email: 'mia@x.org', sub: '1' }
const session = (id: string) => ({ user: { id }, message: 'work', startTime: 0, expirationTime: 100 })

test('without a session a save point is available', () => {
  expect(availability(undefined, mia, 50)).toBe('available')
})

test('an active session is yours or makes the save point busy', () => {
  expect(availability(session('MIA@x.org'), mia, 50)).toBe('yours')
  expect(availability(session('leo@x.org'), mia, 50)).toBe('busy')
})

test('a session whose end has come is expired', () => {
  expect(availability(session('leo@x.org'), mia, 100)).toBe('expired')
})
