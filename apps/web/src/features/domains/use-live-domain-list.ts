import { type DomainReply, sessions } from '@sdp/api'
import { messages, type User } from '@sdp/domain'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../browser/calls.ts'
import { type IncomingEvent, onServerEvent } from '../../browser/events.ts'
import { callKey } from '../../browser/use-call.ts'
import { useFeatureFlags } from '../../parts/platform-configuration.ts'
import { useDomainList } from '../../parts/use-domain-list.ts'
import { useUser } from '../../parts/use-user.ts'
import { notifyFailure } from '../../ui/notifications.tsx'
import { changeDomainList, fetchListed, refetchDomainList } from './domain-list-cache.ts'
import {
  isListedFor,
  putDomain,
  putSession,
  removeDomain,
  removeSession,
  withSessions,
} from './list-updates.ts'

const sessionPolling = 30_000

/** The domains, kept current by what the server tells. */
export function useLiveDomainList(): UseQueryResult<DomainReply[]> {
  const { user, isAdmin, isMember } = useUser()
  const seesAll = isAdmin || isMember
  useEffect(() => listenForChanges({ user, seesAll }), [user, seesAll])
  useSessionPolling(useFeatureFlags().enableWebsockets === false)
  return useDomainList()
}

function listenForChanges(viewer: { user: User; seesAll: boolean }): () => void {
  const changes = collectChanges((names) => void fetchChanged(names, viewer))
  const stop = onServerEvent((event) => applyEvent(event, changes.add))
  return () => {
    stop()
    changes.stop()
    // Nobody listens while the list is off the screen, so its next visit asks anew.
    void refetchDomainList()
  }
}

function applyEvent(event: IncomingEvent, domainChanged: (name: string) => void): void {
  if (event.type === 'domain-created' || event.type === 'domain-updated') domainChanged(event.name)
  if (event.type === 'domain-deleted') changeDomainList((list) => removeDomain(list, event.name))
  // Started, extended or taken over: the event carries the session as it is now.
  if ('session' in event) changeDomainList((list) => putSession(list, event.session))
  if (event.type === 'domain-session-delete') changeDomainList((list) => removeSession(list, event.domainId))
  if (event.type === 'reconnected') void refetchDomainList()
}

/** Gathers what changed for a moment: a script that makes a hundred domains is one change of the list. */
function collectChanges(onChanged: (names: string[]) => void): {
  add: (name: string) => void
  stop: () => void
} {
  const names = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    add: (name) => {
      names.add(name)
      timer ??= setTimeout(() => {
        timer = undefined
        onChanged([...names])
        names.clear()
      }, 200)
    },
    stop: () => clearTimeout(timer),
  }
}

/** Above this the whole list is one request instead of many. */
const mostSingleFetches = 10

async function fetchChanged(names: string[], viewer: { user: User; seesAll: boolean }): Promise<void> {
  if (names.length > mostSingleFetches) return refetchDomainList()
  try {
    const found = await Promise.all(names.map((name) => fetchListed(name.toLowerCase())))
    changeDomainList((list) => {
      const without = names.filter((_, index) => found[index] === undefined)
      const listed = found.filter((one) => one !== undefined).filter((one) => isListedFor(one, viewer))
      return listed.reduce(putDomain, without.reduce(removeDomain, [...list]))
    })
  } catch {
    // Whatever was wrong with one domain, the list itself tells of its own failure.
    await refetchDomainList()
  }
}

function useSessionPolling(enabled: boolean): void {
  const { data } = useQuery({
    queryKey: callKey(sessions.list),
    queryFn: ({ signal }) => call(sessions.list, { signal }),
    enabled,
    refetchInterval: sessionPolling,
    meta: { onFailure: (error) => notifyFailure(messages.session.fetchFailed, error) },
  })
  useEffect(() => {
    if (data) changeDomainList((list) => withSessions(list, data))
  }, [data])
}
