import { concepts, diss, translations, userGroups } from '@sdp/api'
import { useEffect } from 'react'
import { useFeatureFlags } from '../parts/platform-configuration.ts'
import { connectEvents, onServerEvent } from '../server/events.ts'
import { askAgain } from '../server/use-call.ts'

/** Keeps the connection that the server sends its events through, when the installation has it switched on. */
export function useLiveUpdates(): void {
  const { enableWebsockets = false } = useFeatureFlags()
  useEffect(() => {
    if (!enableWebsockets) return
    const disconnect = connectEvents()
    const stopListening = onServerEvent(({ type }) => {
      if (type === 'user-groups-updated' || type === 'reconnected') {
        void askAgain(userGroups.list)
        void askAgain(translations.translators)
      }
      // Here and not where they are shown: an answer that is only remembered has to be forgotten too
      if (type === 'concepts-updated' || type === 'connected' || type === 'reconnected') {
        void askAgain(concepts.all)
      }
      if (type === 'diss-updated' || type === 'connected' || type === 'reconnected') {
        for (const call of [diss.list, diss.versions, diss.latest, diss.version]) {
          void askAgain(call)
        }
      }
    })
    return () => {
      stopListening()
      disconnect()
    }
  }, [enableWebsockets])
}
