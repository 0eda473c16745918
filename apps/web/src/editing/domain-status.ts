import { type DomainStatus, nextDomainStatus } from '@sdp/domain'

/** The loading state of the domain on the screen, from what is known of its request. */
export function domainStatus(request: {
  isSuccess: boolean
  isError: boolean
  isLoading: boolean
}): DomainStatus {
  if (request.isSuccess) return nextDomainStatus('loading', 'loaded')
  if (request.isError) return nextDomainStatus('loading', 'failed')
  return request.isLoading ? nextDomainStatus('idle', 'load') : 'idle'
}
