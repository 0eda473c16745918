import { expect, test } from 'vitest'
import { groupsOf } from './use-user.ts'

test('[AUTH-029] the list of groups becomes the three lists that roles come from; a missing one is empty', () => {
  expect(
    groupsOf([
      { name: 'members', members: ['bob'] },
      { name: 'superUsers', members: ['ann@example.com'] },
    ]),
  ).toEqual({ superUsers: ['ann@example.com'], members: ['bob'], conceptEditors: [] })
})
