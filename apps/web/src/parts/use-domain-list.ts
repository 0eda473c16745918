import { type DomainReply, domains } from '@sdp/api'
import { messages } from '@sdp/domain'
import type { UseQueryResult } from '@tanstack/react-query'
import { useCall } from '../server/use-call.ts'
import { useUser } from '../server/use-user.ts'
import { notifyFailure } from '../ui/notifications.tsx'

/** All domains the user may see; members and admins ask for every one (AUTH-023), so the user has to be known first. */
export function useDomainList(): UseQueryResult<DomainReply[]> {
  const { isLoaded, isAdmin, isMember } = useUser()
  return useCall(
    domains.list,
    { query: { includeDialogs: 'false', isAdmin: isAdmin || isMember ? 'true' : 'false' } },
    { enabled: isLoaded, onFailure: (error) => notifyFailure(messages.domain.fetchAllFailed, error) },
  )
}
