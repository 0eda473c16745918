import { type Domain, type DomainStatus, type Intent, nextDomainStatus } from '@sdp/domain'

/** Above this many characters the editor's header shortens the name. */
export const headerNameLength = 35

/** Where the domain on the screen stands, from what is known of its request. */
export function domainStatus(request: {
  isSuccess: boolean
  isError: boolean
  isLoading: boolean
}): DomainStatus {
  if (request.isSuccess) return nextDomainStatus('loading', 'loaded')
  if (request.isError) return nextDomainStatus('loading', 'failed')
  return request.isLoading ? nextDomainStatus('idle', 'load') : 'idle'
}

/** What the DISS chip says; nothing when DISS is disabled. */
export function dissText({ diss }: Pick<Domain, 'diss'>): string | undefined {
  if (!diss.enabled) return undefined
  return diss.version ?? 'Latest'
}

/** Request, slot-only, or a plain intent. */
export function intentType({ slotOnly, dialogActType }: Intent): string {
  if (slotOnly) return 'Slot-Only'
  return dialogActType === 'request' ? 'Request' : 'Inform'
}

export function filterIntents(intents: readonly Intent[], name: string): readonly Intent[] {
  const wanted = name.trim().toLowerCase()
  return wanted === '' ? intents : intents.filter((intent) => intent.name.toLowerCase().includes(wanted))
}
