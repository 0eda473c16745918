import { diss } from '@sdp/api'
import type { DissDefinition } from '@sdp/domain/diss'
import { useDomain } from '../editing/use-editing.ts'
import { CallFailed } from '../server/calls.ts'
import { useCall } from '../server/use-call.ts'

/** The definition that the open domain is checked against; none where DISS is disabled or while it is on its way. */
export function useDissDefinition(): DissDefinition | undefined {
  return useAnswer().definition
}

/** Whether the open domain asks for a definition that nobody has imported. */
export function useIsDissMissing(): boolean {
  return useAnswer().isMissing
}

function useAnswer(): { definition: DissDefinition | undefined; isMissing: boolean } {
  const { enabled, version } = useDomain((domain) => domain.diss)
  const isPinned = version !== null
  // Asked first: without any there is no latest one, and asking for it would fail at every load
  const versions = useCall(diss.versions, {}, { enabled: enabled && !isPinned })
  const hasNone = versions.data?.length === 0
  const latest = useCall(diss.latest, {}, { enabled: enabled && !isPinned && versions.isSuccess && !hasNone })
  const pinned = useCall(
    diss.version,
    { params: { version: version ?? '' } },
    { enabled: enabled && isPinned },
  )
  if (!enabled) return { definition: undefined, isMissing: false }
  const { data, error } = isPinned ? pinned : latest
  // An earlier answer stays after a later failure, so only the server's 'no' takes it away.
  const isMissing = isRefusal(error) || (!isPinned && hasNone)
  return { definition: isMissing ? undefined : data, isMissing }
}

function isRefusal(error: Error | null): boolean {
  return error instanceof CallFailed && error.status === 404
}
