import { type MergePreview, merges } from '@sdp/api'
import { messages } from '@sdp/domain'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isOwnRevision } from '../../editing/own-revisions.ts'
import { onServerEvent } from '../../server/events.ts'
import { askAgain, useCall } from '../../server/use-call.ts'
import { notify } from '../../ui/notifications.tsx'
import { useSettled } from '../../ui/use-settled.ts'
import type { useDecisions } from './use-decisions.ts'

interface PreviewOptions extends Pick<ReturnType<typeof useDecisions>, 'decisions' | 'fit'> {
  /** The save points, by their ids. */
  target: string
  source: string
}

/** How long nothing is decided before the server is asked what follows from it. */
const decidingPause = 2000

/** What merging would do; while what follows from a decision is on its way, what was known before. */
export function usePreview({ target, source, decisions, fit }: PreviewOptions) {
  const sent = useSettled(decisions, decidingPause)
  const request = useCall(
    merges.preview,
    { params: { id: target }, body: { source, decisions: sent } },
    { forget: true },
  )
  const { data } = request
  useEffect(() => {
    if (data === undefined) return
    const { saved, openAgain } = fit(data)
    if (saved.length > 0) notify('warning', messages.merging.savedMeanwhile(saved))
    if (openAgain > 0) notify('warning', messages.merging.decideAgain(openAgain))
  }, [data, fit])
  useFollowing(target, source)
  return useLatest(request)
}

/** The answer with what came last, as long as there is no newer one. */
function useLatest(request: UseQueryResult<MergePreview>) {
  const { data, error, isFetching, refetch } = request
  const [latest, setLatest] = useState(data)
  if (data !== undefined && data !== latest) setLatest(data)
  return { data: data ?? latest, error, isFetching, refetch }
}

/** What others save in one of the save points belongs to the merge. */
function useFollowing(target: string, source: string): void {
  useEffect(
    () =>
      onServerEvent((event) => {
        if (event.type === 'reconnected') void askAgain(merges.preview)
        if (event.type !== 'domain-updated' || ![target, source].includes(event.id)) return
        void isOwnRevision(event.revision).then((isOwn) => (isOwn ? undefined : askAgain(merges.preview)))
      }),
    [target, source],
  )
}
