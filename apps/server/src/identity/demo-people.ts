import type { UserGroupName } from '@sdp/domain'

export interface DemoPerson {
  name: string
  email: string
  role: string
  group?: UserGroupName
}

/** Who can be chosen at the local sign-in: one person for every role, and two plain authors to share domains. */
export const demoPeople: readonly DemoPerson[] = [
  { name: 'Ada Lovelace', email: 'ada@sdp.example', role: 'Super user', group: 'superUsers' },
  { name: 'Max Member', email: 'max@sdp.example', role: 'Member', group: 'members' },
  { name: 'Clara Concept', email: 'clara@sdp.example', role: 'Concept editor', group: 'conceptEditors' },
  { name: 'Paul Author', email: 'paul@sdp.example', role: 'Author' },
  { name: 'Nora Novak', email: 'nora@sdp.example', role: 'Author' },
]
