import { type DomainReply, domains, publishing } from '@sdp/api'
import { isCreator } from '@sdp/domain'
import { originalName } from '@sdp/domain/save-points'
import { fromWire, type WireDomain } from '@sdp/domain/wire'
import { useEffect, useMemo } from 'react'
import { useEditingStore } from '../../editing/editing-store.ts'
import { useDomainList } from '../../parts/use-domain-list.ts'
import { onServerEvent } from '../../server/events.ts'
import { useCall } from '../../server/use-call.ts'
import { useUser } from '../../server/use-user.ts'
import { type Task, tutorialTasks } from './progress.ts'
import { changeTutorial, useTutorial } from './tutorial-store.ts'

interface Progress {
  /** The domains that the user could take. */
  own: readonly DomainReply[]
  domain: DomainReply | undefined
  tasks: readonly Task[][]
}

/**
 * How far the domain of the tutorial is, by its draft where it is open, else by what is saved, and by what is published
 * (ruling R235); it follows what happens elsewhere.
 */
export function useTutorialProgress(): Progress {
  const own = useOwnDomains()
  const { domainId, hasAnswered, hasFailed } = useTutorial()
  const listed = own.find(({ _id }) => _id === domainId)
  const content = useCall(
    domains.read,
    { params: { id: domainId ?? '' }, query: { skipSession: 'true' } },
    { enabled: listed !== undefined, askAlways: true },
  )
  const states = useCall(
    publishing.states,
    { body: { domain: { name: listed?.name ?? '', savePoint: originalName }, context: {} } },
    { enabled: listed !== undefined, askAlways: true },
  )
  const draft = useEditingStore(({ open }) =>
    open !== undefined && open.head._id === domainId ? open.current : undefined,
  )
  const { refetch: readAgain } = content
  const { refetch: askStates } = states
  useEffect(
    () =>
      onServerEvent((event) => {
        if (event.type === 'domain-updated' && event.id === domainId) void readAgain()
        if (event.type === 'publishing-updated' && event.domainId === domainId) void askStates()
      }),
    [domainId, readAgain, askStates],
  )

  const tasks = useMemo(
    () =>
      tutorialTasks({
        domain: draft ?? (content.data && fromWire(content.data as unknown as WireDomain).domain),
        isPublished: (states.data ?? []).some(
          ({ resource, resourceState }) => resource === 'languageModel' && resourceState.isActive,
        ),
        ...{ hasAnswered, hasFailed },
      }),
    [draft, content.data, states.data, hasAnswered, hasFailed],
  )
  return { own, domain: listed, tasks }
}

/** The user's domains by age, the newest first; one that is made while the tutorial waits for it becomes its domain. */
function useOwnDomains(): readonly DomainReply[] {
  const { user } = useUser()
  const { data } = useDomainList()
  const { known, domainId } = useTutorial()
  const own = useMemo(
    () =>
      (data ?? [])
        .filter((domain) => isCreator(user, domain))
        .sort((a, b) => b.created_at.localeCompare(a.created_at)),
    [data, user],
  )
  useEffect(() => {
    if (data === undefined) return
    if (known === undefined) changeTutorial({ known: own.map(({ _id }) => _id) })
    else if (domainId === undefined) {
      const made = own.find(({ _id }) => !known.includes(_id))
      if (made !== undefined) changeTutorial({ isUnderWay: true, domainId: made._id })
    }
  }, [data, own, known, domainId])
  return own
}
