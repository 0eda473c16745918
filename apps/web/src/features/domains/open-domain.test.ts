import type { Intent } from '@sdp/domain'
import { expect, test } from 'vitest'
import { dissText, domainStatus, filterIntents, intentType } from './open-domain.ts'

const intent = (name: string, rest: Partial<Intent> = {}): Intent => ({
  name,
  expressions: [],
  arbitration: 'cloud',
  justTalk: false,
  slotOnly: false,
  comments: '',
  fulfilledBy: { uiActions: [], apiActions: [] },
  ...rest,
})

test('[EDIT-008] the DISS chip says Latest when no version is pinned, and is absent when DISS is disabled', () => {
  expect(dissText({ diss: { enabled: true, version: null } })).toBe('Latest')
  expect(dissText({ diss: { enabled: true, version: '4.2' } })).toBe('4.2')
  expect(dissText({ diss: { enabled: false, version: null } })).toBeUndefined()
})

test('[DOM-040] [DOM-041] the status follows the request from idle over loading to success or failure', () => {
  const request = { isSuccess: false, isError: false, isLoading: false }
  expect(domainStatus(request)).toBe('idle')
  expect(domainStatus({ ...request, isLoading: true })).toBe('loading')
  expect(domainStatus({ ...request, isSuccess: true })).toBe('success')
  expect(domainStatus({ ...request, isError: true })).toBe('failure')
})

test('an intent is a request, slot-only or informing', () => {
  expect(intentType(intent('a', { dialogActType: 'request' }))).toBe('Request')
  expect(intentType(intent('a', { slotOnly: true, dialogActType: 'request' }))).toBe('Slot-Only')
  expect(intentType(intent('a'))).toBe('Inform')
})

test('the name filter of the intents finds a part of the name, whatever the case', () => {
  const intents = [intent('PlayRadio'), intent('stop')]
  expect(filterIntents(intents, ' radio ')).toEqual([intents[0]])
  expect(filterIntents(intents, '')).toBe(intents)
})
