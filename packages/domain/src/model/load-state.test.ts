import { expect, test } from 'vitest'
import { domainStatuses, loadStates, nextDomainStatus } from './load-state.ts'

test('[DOM-038] [DOM-039] the states of loading and of the open domain', () => {
  expect(loadStates).toEqual(['IDLE', 'LOADING', 'SUCCESS', 'FAILURE'])
  expect(domainStatuses).toEqual(['idle', 'loading', 'success', 'failure'])
})

test('[DOM-040] [DOM-041] a load that ends well is a success, otherwise a failure', () => {
  const loading = nextDomainStatus('idle', 'load')
  expect(loading).toBe('loading')
  expect(nextDomainStatus(loading, 'loaded')).toBe('success')
  expect(nextDomainStatus(loading, 'failed')).toBe('failure')
})

test.each(domainStatuses)('[DOM-042] clearing a domain that is %s makes it idle', (status) => {
  expect(nextDomainStatus(status, 'clear')).toBe('idle')
})

test.each(['success', 'failure'] as const)('after %s a domain can be loaded again', (status) => {
  expect(nextDomainStatus(status, 'load')).toBe('loading')
})

test('an answer that comes after the domain was cleared changes nothing', () => {
  expect(nextDomainStatus('idle', 'loaded')).toBe('idle')
  expect(nextDomainStatus('idle', 'failed')).toBe('idle')
})
