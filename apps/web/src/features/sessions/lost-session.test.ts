import { expect, test } from 'vitest'
import { takenOverBy } from './lost-session.ts'

const requester = { user: { name: 'Ada', email: 'ada@x.org', sub: '1' }, now: 50 }
const sessionOf = (id: string, expirationTime = 100) => ({
  user: { id },
  message: 'work',
  startTime: 0,
  expirationTime,
})
const own = sessionOf('ada@x.org')
const others = sessionOf('leo@x.org')

test('a running session that becomes another person’s was taken over', () => {
  expect(takenOverBy(own, others, requester)).toBe(others)
})

test('a session that was freed, extended, had ended, or was never the own one, is not', () => {
  expect(takenOverBy(own, undefined, requester)).toBeUndefined()
  expect(takenOverBy(own, sessionOf('ada@x.org', 200), requester)).toBeUndefined()
  expect(takenOverBy(sessionOf('ada@x.org', 40), others, requester)).toBeUndefined()
  expect(takenOverBy(sessionOf('eva@x.org'), others, requester)).toBeUndefined()
  expect(takenOverBy(undefined, others, requester)).toBeUndefined()
})
