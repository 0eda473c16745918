import { diss } from '@sdp/api'
import type { DissDefinition } from '@sdp/domain/diss'
import { CallFailed } from '../browser/calls.ts'
import { useCall } from '../browser/use-call.ts'
import { useDomain } from '../editing/use-editing.ts'

/** The definition that the open domain is checked against; none where DISS is disabled or while it is on its way. */
export function useDissDefinition(): DissDefinition | undefined {
  const { data, error } = useDissCall()
  // An earlier answer stays beside a later failure, so only the server's 'no' takes it away.
  return isRefusal(error) ? undefined : data
}

/** Whether the open domain asks for a definition that nobody has imported. */
export function useIsDissMissing(): boolean {
  return isRefusal(useDissCall().error)
}

function useDissCall() {
  const { enabled, version } = useDomain((domain) => domain.diss)
  const isPinned = version !== null
  const latest = useCall(diss.latest, {}, { enabled: enabled && !isPinned })
  const pinned = useCall(
    diss.version,
    { params: { version: version ?? '' } },
    { enabled: enabled && isPinned },
  )
  if (!enabled) return { data: undefined, error: null }
  return isPinned ? pinned : latest
}

function isRefusal(error: Error | null): boolean {
  return error instanceof CallFailed && error.status === 404
}
