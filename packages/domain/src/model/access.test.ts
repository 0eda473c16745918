import { expect, test } from 'vitest'
import { messages } from '../messages/messages.ts'
import {
  canEdit,
  hasAccess,
  isAdmin,
  isConceptEditor,
  isCreator,
  isListedFor,
  isMember,
  isOwn,
  isSamePerson,
  isTrusted,
  type Requester,
  readOnlyReason,
  type User,
  type UserGroups,
  userGroupNames,
} from './access.ts'
import type { Session } from './session.ts'

const now = 1_000_000
const person = (id: string): User => ({ name: id, email: `${id}@example.com`, sub: `sub-${id}` })
const people = {
  creator: person('cora'),
  contributor: person('leo'),
  superUser: person('sue'),
  member: person('max'),
  conceptEditor: person('kim'),
  stranger: person('sam'),
}
const groups: UserGroups = {
  superUsers: ['sue@example.com'],
  members: ['max'],
  conceptEditors: ['kim@example.com'],
}
const domain = {
  creator: { name: 'Cora', upn: 'cora@example.com' },
  contributors: ['leo@example.com'],
}

function requesterOf(user: User, more: Partial<Requester> = {}): Requester {
  return { user, groups, now, ...more }
}

function sessionOf(user: User, { expired = false } = {}): Session {
  return {
    user: { id: user.email },
    message: 'work',
    startTime: now - 100,
    expirationTime: expired ? now : now + 1,
  }
}

test('[AUTH-001] [ADMIN-001] the kinds of users are distinguished, and nobody else is any of them', () => {
  const kindsOf = (user: User) => ({
    creator: isCreator(user, domain),
    contributor: isOwn(user, domain) && !isCreator(user, domain),
    member: isMember(user, groups),
    conceptEditor: isConceptEditor(user, groups),
    superUser: isAdmin(user, groups),
  })
  const none = { creator: false, contributor: false, member: false, superUser: false, conceptEditor: false }
  expect(kindsOf(people.creator)).toEqual({ ...none, creator: true })
  expect(kindsOf(people.contributor)).toEqual({ ...none, contributor: true })
  expect(kindsOf(people.member)).toEqual({ ...none, member: true })
  expect(kindsOf(people.superUser)).toEqual({ ...none, superUser: true })
  expect(kindsOf(people.conceptEditor)).toEqual({ ...none, conceptEditor: true })
  expect(kindsOf(people.stranger)).toEqual(none)
})

test('[AUTH-002] [AUTH-013] [ADMIN-002] [ADMIN-010] roles come from three lists of names or e-mails', () => {
  expect(userGroupNames).toEqual(['superUsers', 'members', 'conceptEditors'])
  for (const entry of ['sam', 'sam@example.com']) {
    expect(isAdmin(people.stranger, { ...groups, superUsers: [entry] })).toBe(true)
    expect(isMember(people.stranger, { ...groups, members: [entry] })).toBe(true)
    expect(isConceptEditor(people.stranger, { ...groups, conceptEditors: [entry] })).toBe(true)
  }
})

test('a user is known by the e-mail, whatever name and sub say', () => {
  const user = { name: 'sue', email: 'other@example.com', sub: 'sue@example.com' }
  expect(isAdmin(user, groups)).toBe(false)
})

test.each([
  ['[AUTH-007] a super user', people.superUser, true],
  ['[AUTH-008] a contributor', people.contributor, true],
  ['[AUTH-009] the creator', people.creator, true],
  ['[AUTH-012] a member', people.member, false],
  ['[AUTH-012] a concept editor', people.conceptEditor, false],
  ['[AUTH-012] anybody else', people.stranger, false],
])('%s with nobody else in session: access %s', (_, user, expected) => {
  expect(hasAccess(requesterOf(user), domain, undefined)).toBe(expected)
  expect(hasAccess(requesterOf(user), domain, sessionOf(user))).toBe(expected)
  expect(hasAccess(requesterOf(user), domain, sessionOf(person('zoe'), { expired: true }))).toBe(expected)
})

test.each([
  ['a super user', people.superUser],
  ['a contributor', people.contributor],
  ['the creator', people.creator],
])("[AUTH-011] another user's active session blocks %s, who would have access otherwise", (_, user) => {
  expect(hasAccess(requesterOf(user), domain, sessionOf(person('zoe')))).toBe(false)
  expect(isTrusted(requesterOf(user), domain)).toBe(true)
})

test.each([
  ['mia@example.com', true],
  ['mia', true],
  ['MIA', true],
  ['Mia@Example.COM', true],
  [' mia ', true],
  ['mia@other.org', false],
  ['mi', false],
  ['mia@', false],
  ['', false],
])(
  '[AUTH-010] "%s" among contributors, as creator or in a session means mia@example.com: %s',
  (entry, expected) => {
    const mia = { name: 'Mia', email: 'Mia@example.com', sub: '1' }
    expect(isSamePerson(entry, mia)).toBe(expected)
    expect(isOwn(mia, { creator: { name: '', upn: 'cora' }, contributors: ['leo', entry] })).toBe(expected)
    expect(isCreator(mia, { creator: { name: '', upn: entry }, contributors: [] })).toBe(expected)
  },
)

test('a user without an e-mail is nobody', () => {
  expect(isSamePerson('', { email: '' })).toBe(false)
  expect(isSamePerson('mia', { email: '' })).toBe(false)
})

test('[AUTH-014] [ADMIN-003] admin means the super-user list, by e-mail or its local part, and no other list', () => {
  for (const entry of ['sam@example.com', 'SAM', 'sam']) {
    expect(isAdmin(people.stranger, { superUsers: [entry], members: [], conceptEditors: [] })).toBe(true)
    expect(isAdmin(people.stranger, { superUsers: [], members: [entry], conceptEditors: [entry] })).toBe(
      false,
    )
  }
})

test.each([
  ['holding the session', people.creator, sessionOf(people.creator), true],
  ['without a session', people.creator, undefined, false],
  ['with an expired session', people.creator, sessionOf(people.creator, { expired: true }), false],
  ['while somebody else holds it', people.creator, sessionOf(people.contributor), false],
  ['without access, though in session', people.stranger, sessionOf(people.stranger), false],
])('[AUTH-015] edit right %s', (_, user, session, expected) => {
  expect(canEdit(requesterOf(user), domain, { session })).toBe(expected)
})

test.each([
  ['the creator without a session', people.creator, undefined, true],
  ['the creator while somebody else is in session', people.creator, sessionOf(people.contributor), false],
  ['a stranger', people.stranger, undefined, false],
])('[AUTH-015] in offline access mode: %s', (_, user, session, expected) => {
  expect(canEdit(requesterOf(user, { offlineAccess: true }), domain, { session })).toBe(expected)
})

test.each([false, true])(
  '[AUTH-016] there is no edit right while saving, offline access %s',
  (offlineAccess) => {
    const session = sessionOf(people.creator)
    const may = (saving: boolean) =>
      canEdit(requesterOf(people.creator, { offlineAccess }), domain, { session, saving })
    expect(may(false)).toBe(true)
    expect(may(true)).toBe(false)
  },
)

test.each([
  ['a stranger', people.stranger, undefined, {}, messages.domain.noAccess('Music')],
  [
    'a busy save point',
    people.creator,
    sessionOf(people.contributor),
    {},
    messages.session.busy('leo@example.com'),
  ],
  [
    'a save on its way',
    people.creator,
    sessionOf(people.creator),
    { saving: true },
    messages.domain.beingSaved,
  ],
  ['no session', people.creator, undefined, {}, messages.session.startToEdit],
  [
    'an expired session',
    people.creator,
    sessionOf(people.creator, { expired: true }),
    {},
    messages.session.expired,
  ],
  ['the own session', people.creator, sessionOf(people.creator), {}, undefined],
])('[AUTH-017] the reason to be read-only for %s', (_, user, session, more, expected) => {
  expect(readOnlyReason(requesterOf(user), { ...domain, name: 'Music' }, { session, ...more })).toBe(expected)
})

test("other people's test domains are listed for members and admins only (ruling R11)", () => {
  const trial = { ...domain, isTestDomain: true }
  const { stranger, conceptEditor, ...others } = people
  for (const user of Object.values(others)) expect(isListedFor(user, groups, trial)).toBe(true)
  for (const user of [stranger, conceptEditor]) {
    expect(isListedFor(user, groups, trial)).toBe(false)
    expect(isListedFor(user, groups, { ...domain, isTestDomain: false })).toBe(true)
  }
})
