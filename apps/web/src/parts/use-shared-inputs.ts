import { shared } from '@sdp/api'
import { canShareInputs, type SharedInputs } from '@sdp/domain/sharing'
import type { UseQueryResult } from '@tanstack/react-query'
import { useDomain } from '../editing/use-editing.ts'
import { useCall } from '../server/use-call.ts'

/** What embedded domains share with each other, as it is saved; a cloud domain does not ask. */
export function useSharedInputs(): { inputs: SharedInputs | undefined; request: UseQueryResult } {
  const request = useCall(shared.inputs, {}, { enabled: useDomain(canShareInputs), askAlways: true })
  return { inputs: request.data?.data, request }
}
