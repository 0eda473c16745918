import { expect, test } from 'vitest'
import { checkNewUser } from './checks.ts'

const members = ['Ann@example.com', 'bob']

test('[ADMIN-017] an empty user entry is refused', () => {
  for (const name of ['', '   ', '\t', 'two words', 'x'.repeat(201)]) {
    expect(checkNewUser(name, { group: 'members', members })).toBe('User name invalid.')
  }
})

test('[ADMIN-018] a super user is on the list once, whatever the case', () => {
  const check = (name: string) => checkNewUser(name, { group: 'superUsers', members })
  expect(check('ann@EXAMPLE.com')).toBe('Super user already exists.')
  expect(check(' BOB ')).toBe('Super user already exists.')
})

test('[ADMIN-019] a member is on the list once', () => {
  expect(checkNewUser('bob', { group: 'members', members })).toBe('Member already exists.')
})

test('[ADMIN-020] a concept editor is on the list once', () => {
  expect(checkNewUser('bob', { group: 'conceptEditors', members })).toBe('Concept Editor already exists.')
})

test('a new name or e-mail passes', () => {
  expect(checkNewUser('carl', { group: 'members', members })).toBeUndefined()
  expect(checkNewUser("carl.o'neill+x@example.co.uk", { group: 'members', members })).toBeUndefined()
})
