import { expect, test } from 'vitest'
import { Refused } from '../refused.ts'
import { groupMembers } from './edits.ts'

test('entries are kept trimmed and in their order', () => {
  expect(groupMembers('members', [' max ', 'ann@example.com'])).toEqual(['max', 'ann@example.com'])
  expect(groupMembers('members', [])).toEqual([])
})

test('[ADMIN-017] an empty entry refuses the whole list', () => {
  expect(() => groupMembers('members', ['max', '  '])).toThrow(new Refused('invalid', 'User name invalid.'))
})

test('[ADMIN-018] [ADMIN-019] [ADMIN-020] a name is listed once in a group, whatever the case', () => {
  const refusals = {
    superUsers: 'Super user already exists.',
    members: 'Member already exists.',
    conceptEditors: 'Concept Editor already exists.',
  } as const
  for (const [group, message] of Object.entries(refusals)) {
    const list = () => groupMembers(group as keyof typeof refusals, ['max', 'ann', ' MAX'])
    expect(list).toThrow(new Refused('taken', message))
  }
})

test('the last super user cannot be removed', () => {
  expect(() => groupMembers('superUsers', [])).toThrow('At least one super user has to remain.')
})
