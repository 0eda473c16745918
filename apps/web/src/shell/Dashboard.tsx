import { accessRequests, publishing } from '@sdp/api'
import { isSamePerson } from '@sdp/domain'
import { useListedDrafts } from '../editing/use-listed-drafts.ts'
import { WaitingRequest } from '../features/access-requests/AccessRequestList.tsx'
import { DashboardPage } from '../features/dashboard/DashboardPage.tsx'
import { waitingDomains } from '../features/publish-requests/publish-requests.ts'
import { DraftRow } from '../parts/DraftList.tsx'
import { useRecentDomains } from '../parts/recent-domains.ts'
import { useDomainList } from '../parts/use-domain-list.ts'
import { useOpenSessions } from '../parts/use-open-sessions.ts'
import { useCall } from '../server/use-call.ts'
import { useUser } from '../server/use-user.ts'

/** The dashboard with what belongs to whoever is signed in. */
export function Dashboard() {
  const { user } = useUser()
  const { data: domains } = useDomainList()
  const { data: requests = [] } = useCall(publishing.requests, {})
  const { data: access } = useCall(accessRequests.list, {})
  const { data: drafts = [], isError: areDraftsUnknown } = useListedDrafts()
  const open = useOpenSessions() ?? []
  // A domain that was deleted since leads nowhere
  const names = domains && new Set(domains.map(({ name }) => name))
  const recent = useRecentDomains().filter(({ name }) => names?.has(name) ?? true)
  return (
    <DashboardPage
      name={user.name}
      recent={recent}
      sessions={open.filter((session) => isSamePerson(session.user.id, user))}
      requests={waitingDomains(requests)}
      accessRequests={(access?.waiting ?? []).map((request) => (
        <WaitingRequest key={request.id} request={request} />
      ))}
      drafts={drafts.map((listed) => <DraftRow key={listed.draft.id} listed={listed} />)}
      areDraftsUnknown={areDraftsUnknown}
    />
  )
}
