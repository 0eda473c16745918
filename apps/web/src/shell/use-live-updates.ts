import { diss, userGroups } from '@sdp/api'
import { useEffect } from 'react'
import { connectEvents, onServerEvent } from '../browser/events.ts'
import { callKey, queryClient } from '../browser/use-call.ts'
import { useFeatureFlags } from '../parts/platform-configuration.ts'

/** Keeps the connection that the server tells its news through, when the installation has it switched on. */
export function useLiveUpdates(): void {
  const { enableWebsockets = false } = useFeatureFlags()
  useEffect(() => {
    if (!enableWebsockets) return
    const disconnect = connectEvents()
    const stopListening = onServerEvent(({ type }) => {
      if (type === 'user-groups-updated' || type === 'reconnected') {
        void queryClient.invalidateQueries({ queryKey: callKey(userGroups.list) })
      }
      if (type === 'diss-updated' || type === 'connected' || type === 'reconnected') {
        for (const call of [diss.list, diss.versions, diss.latest, diss.version]) {
          void queryClient.invalidateQueries({ queryKey: callKey(call) })
        }
      }
    })
    return () => {
      stopListening()
      disconnect()
    }
  }, [enableWebsockets])
}
