import { concepts } from '@sdp/api'
import { useEffect } from 'react'
import { onServerEvent } from '../../server/events.ts'
import { askAgain } from '../../server/use-call.ts'
import { refetchChanged } from './concept-news.ts'

/** Has what is shown follow what somebody changed in concepts. */
export function useConceptUpdates(): void {
  useEffect(
    () =>
      onServerEvent(({ type }) => {
        if (type === 'concepts-updated' || type === 'reconnected') void refetchChanged()
        if (type === 'translations-updated') void askAgain(concepts.read)
      }),
    [],
  )
}
