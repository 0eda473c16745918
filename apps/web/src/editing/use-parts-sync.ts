import { useEffect } from 'react'
import { keepPartsSent } from './reusable-parts-sync.ts'
import { useReadOnlyReason } from './use-read-only-reason.ts'

/** Sends changed reusable parts while the domain can be edited. */
export function usePartsSync(): void {
  const canSend = useReadOnlyReason() === undefined
  useEffect(() => (canSend ? keepPartsSent() : undefined), [canSend])
}
