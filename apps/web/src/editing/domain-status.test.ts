import { expect, test } from 'vitest'
import { domainStatus } from './domain-status.ts'

test('[DOM-039] [DOM-040] [DOM-041] the status follows the request from idle over loading to success or failure', () => {
  const request = { isSuccess: false, isError: false, isLoading: false }
  expect(domainStatus(request)).toBe('idle')
  expect(domainStatus({ ...request, isLoading: true })).toBe('loading')
  expect(domainStatus({ ...request, isSuccess: true })).toBe('success')
  expect(domainStatus({ ...request, isError: true })).toBe('failure')
})
