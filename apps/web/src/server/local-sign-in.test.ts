import { expect, test } from 'vitest'
import { personToSignIn } from './local-sign-in.ts'

const people = [{ email: 'ann@example.com' }, { email: 'bob@example.com' }]

test('without being asked, the person used last signs in, else the first one', () => {
  expect(personToSignIn(people, 'bob@example.com')).toBe(people[1])
  expect(personToSignIn(people, 'gone@example.com')).toBe(people[0])
  expect(personToSignIn(people, undefined)).toBe(people[0])
  expect(personToSignIn([], undefined)).toBeUndefined()
})
