import { type Reply, userGroups } from '@sdp/api'
import { isAdmin, isConceptEditor, isMember, type User, type UserGroups } from '@sdp/domain'
import { useMemo } from 'react'
import { useSignIn } from './sign-in.ts'
import { useCall } from './use-call.ts'

interface UserAndRoles {
  user: User
  groups: UserGroups
  /** Whether the groups have come; until then nobody has a role. */
  isLoaded: boolean
  isAdmin: boolean
  isMember: boolean
  isConceptEditor: boolean
}

/** The user between logout and leaving the page; nothing belongs to it. */
const nobody: User = { name: '', email: '', sub: '' }
const noGroups: UserGroups = { superUsers: [], members: [], conceptEditors: [] }

/** Who is signed in, and what that person may do. */
export function useUser(): UserAndRoles {
  const user = useSignIn((state) => state.signedIn?.user) ?? nobody
  const { data } = useCall(userGroups.list, {}, { enabled: user !== nobody })
  return useMemo(() => {
    const groups = data ? groupsOf(data) : noGroups
    return {
      user,
      groups,
      isLoaded: data !== undefined,
      isAdmin: isAdmin(user, groups),
      isMember: isMember(user, groups),
      isConceptEditor: isConceptEditor(user, groups),
    }
  }, [user, data])
}

export function groupsOf(lists: Reply<typeof userGroups.list.shapes>): UserGroups {
  return { ...noGroups, ...Object.fromEntries(lists.map(({ name, members }) => [name, members])) }
}
