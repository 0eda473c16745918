import type { Domain } from '@sdp/domain'

/** Above this many characters the editor's header shortens the name. */
export const headerNameLength = 35

/** What the DISS chip says; nothing when DISS is disabled. */
export function dissText({ diss }: Pick<Domain, 'diss'>): string | undefined {
  if (!diss.enabled) return undefined
  return diss.version ?? 'Latest'
}
