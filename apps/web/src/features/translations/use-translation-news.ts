import { translations } from '@sdp/api'
import { useEffect } from 'react'
import { onServerEvent } from '../../server/events.ts'
import { askAgain } from '../../server/use-call.ts'

/** Has what is shown of jobs read again. */
export async function askForJobs(): Promise<void> {
  await Promise.all([askAgain(translations.list), askAgain(translations.read)])
}

/** Does so when somebody went on with jobs, or changed the texts that they translate. */
export function useTranslationUpdates(): void {
  useEffect(
    () =>
      onServerEvent(({ type }) => {
        const concernsThis = ['translations-updated', 'concepts-updated', 'reconnected'].includes(type)
        if (concernsThis) void askForJobs()
      }),
    [],
  )
}
