import { expect, test } from 'vitest'
import {
  putDomain,
  putSession,
  removeDomain,
  removeSession,
  withEvent,
  withSessions,
} from './list-updates.ts'
import { aDomainReply, aSessionReply } from './testing/domain-replies.ts'

const media = aDomainReply('Media')
const radio = aDomainReply('radio')
const list = [media, radio]

test('a new domain is added, a known one replaced, the others stay identical', () => {
  const zoo = aDomainReply('zoo')
  expect(putDomain(list, zoo)).toEqual([media, radio, zoo])
  const changed = { ...media, description: 'new' }
  const after = putDomain(list, changed)
  expect(after[0]).toBe(changed)
  expect(after[1]).toBe(radio)
})

test('news of a domain carries its entry: put, taken out, or left to a later event', () => {
  const news = { type: 'domain-updated', id: 'media', name: 'Media', by: 'leo', revision: '2' } as const
  const changed = { ...media, description: 'new' }
  expect(withEvent(list, { ...news, listed: changed })).toEqual([changed, radio])
  expect(withEvent(list, { ...news, listed: null })).toEqual([radio])
  expect(withEvent(list, news)).toBe(list)
  const zoo = aDomainReply('zoo')
  const made = { type: 'domain-created', id: 'zoo', name: 'zoo', by: 'leo', listed: zoo } as const
  expect(withEvent(list, made)).toEqual([media, radio, zoo])
  expect(withEvent(list, { type: 'domain-deleted', id: 'media', name: 'Media', by: 'leo' })).toEqual([radio])
  expect(withEvent(list, { type: 'user-groups-updated' })).toBe(list)
})

test('a deleted domain leaves the list by its name, whatever the case', () => {
  expect(removeDomain(list, 'MEDIA')).toEqual([radio])
})

test("a session enters its domain, the Original's first", () => {
  const summer = aSessionReply('Media', { domainId: 'sp-1', savePoint: 'summer' })
  const original = aSessionReply('Media')
  const after = putSession(putSession(list, summer), original)
  expect(after[0]?.sessions).toEqual([original, summer])
  expect(after[1]).toBe(radio)
  const extended = { ...original, expiration_time: '2027-01-01T00:00:00.000Z' }
  expect(putSession(after, extended)[0]?.sessions).toEqual([extended, summer])
})

test('a session that was taken over replaces the earlier one', () => {
  const before = putSession(list, aSessionReply('Media'))
  const taken = aSessionReply('Media', { user: { id: 'leo@x.org', name: 'Leo' } })
  expect(putSession(before, taken)[0]?.sessions).toEqual([taken])
})

test('an ended session leaves its domain and touches no other', () => {
  const before = putSession(list, aSessionReply('Media'))
  const after = removeSession(before, 'media')
  expect(after[0]?.sessions).toEqual([])
  expect(after[1]).toBe(radio)
})

test('a poll replaces all sessions and leaves unchanged domains identical', () => {
  const held = putSession(list, aSessionReply('Media'))
  const after = withSessions(held, [aSessionReply('Media')])
  expect(after[0]).toBe(held[0])
  expect(after[1]).toBe(radio)
  expect(withSessions(held, [])[0]?.sessions).toEqual([])
})
