import { useEffect } from 'react'
import { keepPartsSent } from './reusable-parts-sync.ts'

/** Sends changed reusable parts while the domain can be edited. */
export function usePartsSync({ canSend }: { canSend: boolean }): void {
  useEffect(() => (canSend ? keepPartsSent() : undefined), [canSend])
}
