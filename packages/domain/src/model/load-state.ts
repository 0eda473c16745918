export const loadStates = ['IDLE', 'LOADING', 'SUCCESS', 'FAILURE'] as const

export const domainStatuses = ['idle', 'loading', 'success', 'failure'] as const
export type DomainStatus = (typeof domainStatuses)[number]

/** The status of the open domain after something happened; an answer that nobody waits for any more changes nothing. */
export function nextDomainStatus(
  status: DomainStatus,
  event: 'load' | 'loaded' | 'failed' | 'clear',
): DomainStatus {
  if (event === 'clear') return 'idle'
  if (event === 'load') return 'loading'
  if (status !== 'loading') return status
  return event === 'loaded' ? 'success' : 'failure'
}
