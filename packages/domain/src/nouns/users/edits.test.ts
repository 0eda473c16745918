import { expect, test } from 'vitest'
import { Refused } from '../../toolbox/refused.ts'
import { groupMembers, mergedMembers } from './edits.ts'

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

test('who changes a group without knowing what another did in the meantime undoes nothing of it (ruling R272)', () => {
  const known = ['ada', 'max']
  expect(mergedMembers(['ada', 'max'], { known, users: ['ada', 'max', 'tess'] })).toEqual([
    'ada',
    'max',
    'tess',
  ])
  expect(mergedMembers(['ada', 'max', 'nora'], { known, users: ['ada', 'max', 'tess'] })).toEqual([
    'ada',
    'max',
    'nora',
    'tess',
  ])
  expect(mergedMembers(['max', 'nora'], { known, users: ['ada'] })).toEqual(['nora'])
  expect(mergedMembers(['ada', 'tess'], { known, users: ['ada', 'max', 'tess'] })).toEqual(['ada', 'tess'])
})
