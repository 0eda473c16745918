import { concepts } from '@sdp/api'
import { useEffect } from 'react'
import { onServerEvent } from '../../server/events.ts'
import { askAgain } from '../../server/use-call.ts'
import { askForNews } from './save-concept.ts'

/** Has what is shown read again when somebody changed concepts. */
export function useConceptNews(): void {
  useEffect(
    () =>
      onServerEvent(({ type }) => {
        if (type === 'concepts-updated' || type === 'reconnected') void askForNews()
        if (type === 'translations-updated') void askAgain(concepts.read)
      }),
    [],
  )
}
