import { publishing } from '@sdp/api'
import { useEffect } from 'react'
import { useEditing } from '../../editing/use-editing.ts'
import { onServerEvent } from '../../server/events.ts'
import { askAgain } from '../../server/use-call.ts'
import { instructionsOf, loadConfiguration, loadStates, lookAgain } from './publishing-calls.ts'
import { type About, showPublishing, usePublishing } from './publishing-store.ts'

const lookEveryMillis = 30_000

/** Reads what the page shows, and again what the server says has changed. */
export function useLivePublishing(about: About): void {
  const revision = useEditing((editing) => editing.revision)

  useEffect(() => {
    showPublishing(about)
    return () => showPublishing(undefined)
  }, [about])

  // A save can bring languages, and make outdated what is published
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision is what it waits for
  useEffect(() => void refresh(about), [about, revision])

  useEffect(
    () =>
      onServerEvent((event) => {
        if (event.type === 'publishing-updated' && event.name === about.name) {
          const instructions = instructionsOf(event.items)
          if (instructions.length > 0) void loadStates(about, instructions)
          void askAgain(publishing.history)
        }
        // General data are those of all save points
        const isNewContent = event.type === 'domain-updated' && event.name === about.name
        if (isNewContent || event.type === 'reconnected') void refresh(about)
      }),
    [about],
  )

  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void lookAgain(about)
    const timer = setInterval(look, lookEveryMillis)
    return () => clearInterval(timer)
  }, [about])
}

/** Reads everything again. */
export async function refresh(about: About | undefined = usePublishing.getState().about): Promise<void> {
  if (about === undefined) return
  await Promise.all([loadConfiguration(about), loadStates(about)])
}
