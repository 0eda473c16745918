import { shared } from '@sdp/api'
import { messages } from '@sdp/domain'
import {
  type AudioState,
  audioStates,
  clearPendingAudio,
  pendingAudio,
  type SharedAudio,
  sharedAudio,
} from '@sdp/domain/sharing'
import { useMemo, useState } from 'react'
import { openDomain, useEditingStore } from '../../editing/editing-store.ts'
import { useEdit } from '../../editing/use-edit.ts'
import { useDomain } from '../../editing/use-editing.ts'
import { useCall } from '../../server/use-call.ts'
import { notify } from '../../ui/notifications.tsx'

/** A sound of another domain and its state here. */
export interface AudioRow {
  audio: SharedAudio
  state: AudioState
}

/** What a domain shares, in addition to what was taken over from it. */
export function useSharedAudio(domain: string | undefined) {
  const { edit, canEdit } = useEdit()
  const now = useDomain(({ sharedResources }) => sharedResources)
  const saved = useEditingStore(({ open }) => open?.saved.sharedResources)
  const [isReloading, setReloading] = useState(false)
  const request = useCall(
    shared.resources,
    { query: { domain: domain ?? '' } },
    { enabled: domain !== undefined, askAlways: true },
  )
  const rows = useMemo(
    (): AudioRow[] =>
      domain === undefined ? [] : audioStates(sharedAudio(request.data?.data), { domain, now, saved }),
    [request.data, domain, now, saved],
  )
  const reload = async () => {
    setReloading(true)
    const { isError } = await request.refetch()
    setReloading(false)
    if (isError) return
    if (canEdit) edit(clearPendingAudio, { saved: openDomain().saved })
    notify('success', messages.configuration.sharedReloaded)
  }
  return { rows, pending: pendingAudio(now, saved).length, request, isReloading, reload }
}
