import { expect, test } from 'vitest'
import {
  cardTags,
  currentEditor,
  deleteDisabledReason,
  describeAvailability,
  editDisabledReason,
  hueOf,
  initials,
} from './domain-card.ts'
import { aDomainReply, aSessionReply } from './testing/domain-replies.ts'

const mia = { name: 'Mia', email: 'mia@x.org', sub: '1' }
const groups = { superUsers: [], members: [], conceptEditors: [] }
const now = Date.parse('2026-11-15T12:00:00.000Z')
const requester = { user: mia, groups, now }
const byMia = { id: 'mia@x.org', name: 'Mia' }
const ended = '2026-11-15T11:59:59.000Z'

test('[LIST-011] the availability is Busy, Your session or Available', () => {
  const stateOf = (sessions = [aSessionReply('media')]) =>
    describeAvailability(aDomainReply('media', { sessions }), requester).lines[0]
  expect(stateOf([])).toBe('Available')
  expect(stateOf([aSessionReply('media', { user: byMia })])).toBe('Your session')
  expect(stateOf()).toBe('Busy: Leo Kern')
})

test('the sessions of other save points are named, but do not make the card busy (ruling R27)', () => {
  const other = aSessionReply('media', { domainId: 'sp-1', savePoint: 'summer' })
  const over = aSessionReply('media', { domainId: 'sp-2', savePoint: 'winter', expiration_time: ended })
  const described = describeAvailability(aDomainReply('media', { sessions: [other, over] }), requester)
  expect(described).toEqual({ state: 'available', lines: ['Available', 'summer: Leo Kern'] })
})

test('[LIST-018] the user currently editing is the holder of the active session', () => {
  expect(currentEditor(aDomainReply('media', { sessions: [aSessionReply('media')] }), now)).toBe('Leo Kern')
  const expired = aSessionReply('media', { expiration_time: ended })
  expect(currentEditor(aDomainReply('media', { sessions: [expired] }), now)).toBeUndefined()
  expect(currentEditor(aDomainReply('media'), now)).toBeUndefined()
})

test('[LIST-015] only who has access may delete, and the reason is shown', () => {
  const own = { contributors: ['mia@x.org'] }
  expect(deleteDisabledReason(aDomainReply('media', own), requester)).toBeUndefined()
  expect(deleteDisabledReason(aDomainReply('media'), requester)).toBe(
    'You have no access to the domain media',
  )
  expect(
    deleteDisabledReason(aDomainReply('media', { ...own, sessions: [aSessionReply('media')] }), requester),
  ).toBe('Leo Kern is editing this save point')
  const admin = { ...requester, groups: { ...groups, superUsers: ['mia'] } }
  expect(deleteDisabledReason(aDomainReply('media'), admin)).toBeUndefined()
})

test('[LIST-015] a session of somebody else on another save point keeps the domain from being deleted (ruling R335)', () => {
  const other = aSessionReply('media', { domainId: 'sp-1', savePoint: 'summer' })
  const domain = aDomainReply('media', { contributors: ['mia@x.org'], sessions: [other] })
  expect(deleteDisabledReason(domain, requester)).toBe('Leo Kern is editing this save point')
})

test('[LIST-020] more than two tags are the first and the number of the others', () => {
  expect(cardTags(['a', 'b'])).toEqual({ shown: ['a', 'b'], hidden: [] })
  expect(cardTags(['a', 'b', 'c'])).toEqual({ shown: ['a'], hidden: ['b', 'c'] })
})

test('the tile of a domain without a picture has two letters and a lasting colour', () => {
  expect(['media', 'seatHeating', 'car_control-panel', 'x', '天気'].map(initials)).toEqual([
    'ME',
    'SH',
    'CC',
    'X',
    '天気',
  ])
  expect(hueOf('Media')).toBe(hueOf('media'))
  expect(hueOf('media')).not.toBe(hueOf('radio'))
})

test('general data needs access: a stranger and a session of somebody else get the reason', () => {
  const own = { contributors: ['mia@x.org'] }
  expect(editDisabledReason(aDomainReply('media', own), requester)).toBeUndefined()
  expect(editDisabledReason(aDomainReply('media'), requester)).toBe('You have no access to the domain media')
  const busy = aDomainReply('media', { ...own, sessions: [aSessionReply('media')] })
  expect(editDisabledReason(busy, requester)).toBe('Leo Kern is editing this save point')
  const elsewhere = aSessionReply('media', { domainId: 'sp-1', savePoint: 'summer' })
  expect(
    editDisabledReason(aDomainReply('media', { ...own, sessions: [elsewhere] }), requester),
  ).toBeUndefined()
})
