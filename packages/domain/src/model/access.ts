import { messages } from '../messages/messages.ts'
import { isActive, type Session } from './session.ts'

export interface User {
  name: string
  email: string
  sub: string
  /** The e-mail is not of the house, so that short ids in lists of people mean somebody else (ruling R258). */
  isGuest?: boolean | undefined
}

/** The three lists that roles come from; each holds names or e-mails. */
export interface UserGroups {
  superUsers: readonly string[]
  members: readonly string[]
  conceptEditors: readonly string[]
}

export const userGroupNames = ['superUsers', 'members', 'conceptEditors'] as const
export type UserGroupName = (typeof userGroupNames)[number]

/**
 * The lists of people that are kept: the groups, and the translators, who are no group of the specification
 * (ruling R196).
 */
export type PeopleList = UserGroupName | 'translators'

export interface Creator {
  name: string
  displayName?: string
  upn: string
}

/** What access looks at in a domain. */
export interface Owned {
  creator: Creator
  contributors: readonly string[]
}

/** Whoever asks, when, and under which rules of the installation. */
export interface Requester {
  user: User
  groups: UserGroups
  now: number
  offlineAccess?: boolean
}

/** What to call somebody whose name may not be known: the name, or else the part of the e-mail before the at sign. */
export function personName({ name, email }: { name: string | null | undefined; email: string }): string {
  return name?.trim() || localPart(email)
}

function localPart(name: string): string {
  const at = name.indexOf('@')
  return at < 0 ? name : name.slice(0, at)
}

/**
 * Whether an entry of a people list means this user, whatever the case: an e-mail by the whole of it, a short id by the
 * part before the at sign, where the user is no guest.
 */
export function isSamePerson(entry: string, user: Pick<User, 'email' | 'isGuest'>): boolean {
  const name = entry.trim().toLowerCase()
  const email = user.email.toLowerCase()
  if (name === '' || email === '') return false
  if (name.includes('@')) return name === email
  return !user.isGuest && name === localPart(email)
}

/** Marks who is a guest: the e-mail is of none of the house's mail domains, nor of one below them. Without any, nobody is. */
export function markGuest<Person extends { email: string }>(
  person: Person,
  mailDomains: readonly string[],
): Person & Pick<User, 'isGuest'> {
  const domain = person.email.toLowerCase().split('@').at(-1) ?? ''
  const isOfHouse = mailDomains.some((house) => domain === house || domain.endsWith(`.${house}`))
  return mailDomains.length === 0 || isOfHouse ? person : { ...person, isGuest: true }
}

/** Whether a people list names this user. */
export function isListed(list: readonly string[], user: Pick<User, 'email' | 'isGuest'>): boolean {
  return list.some((entry) => isSamePerson(entry, user))
}

/** Whether the user is on the super-user list; that is what admin means. */
export function isAdmin(user: User, groups: UserGroups): boolean {
  return isListed(groups.superUsers, user)
}

export function isMember(user: User, groups: UserGroups): boolean {
  return isListed(groups.members, user)
}

export function isConceptEditor(user: User, groups: UserGroups): boolean {
  return isListed(groups.conceptEditors, user)
}

/** Whether the user may add, change and delete concepts (ruling R184). */
export function canEditConcepts(user: User, groups: UserGroups): boolean {
  return isConceptEditor(user, groups) || isAdmin(user, groups)
}

/** Whether the user may work on translation jobs: those who are listed for it, and whoever may write the texts anyway. */
export function canTranslate(user: User, groups: UserGroups, translators: readonly string[]): boolean {
  return isListed(translators, user) || canEditConcepts(user, groups)
}

/**
 * Whether the list of domains shows it to the user: other people's test domains are for admins and members
 * (ruling R11).
 */
export function isListedFor(
  user: User,
  groups: UserGroups,
  domain: Owned & { isTestDomain: boolean },
): boolean {
  return !domain.isTestDomain || isOwn(user, domain) || isAdmin(user, groups) || isMember(user, groups)
}

/** Whether the domain belongs in the user's own list: creator or contributor (ruling R12). */
export function isOwn(user: User, domain: Owned): boolean {
  return isCreator(user, domain) || isListed(domain.contributors, user)
}

export function isCreator(user: User, domain: Owned): boolean {
  return isSamePerson(domain.creator.upn, user)
}

/** Whether the user would have access if nobody held a session. */
export function isTrusted(requester: Requester, domain: Owned): boolean {
  return isAdmin(requester.user, requester.groups) || isOwn(requester.user, domain)
}

/** Whether the user may work on the domain: trusted, and no other user holds an active session. */
export function hasAccess(requester: Requester, domain: Owned, session: Session | undefined): boolean {
  const blocked =
    session !== undefined &&
    isActive(session, requester.now) &&
    !isSamePerson(session.user.id, requester.user)
  return isTrusted(requester, domain) && !blocked
}

/** Whether the user may change the content: access, and the active session is theirs (or none is needed here). */
export function canEdit(
  requester: Requester,
  domain: Owned,
  { session, saving = false }: { session: Session | undefined; saving?: boolean },
): boolean {
  if (saving || !hasAccess(requester, domain, session)) return false
  if (requester.offlineAccess) return true
  return (
    session !== undefined && isActive(session, requester.now) && isSamePerson(session.user.id, requester.user)
  )
}

/** Why the user may not change the content now, or nothing: exactly where `canEdit` says no. */
export function readOnlyReason(
  requester: Requester,
  domain: Owned & { name: string },
  { session, saving = false }: { session: Session | undefined; saving?: boolean },
): string | undefined {
  if (canEdit(requester, domain, { session, saving })) return undefined
  if (!isTrusted(requester, domain)) return messages.domain.noAccess(domain.name)
  if (!hasAccess(requester, domain, session))
    return messages.session.busy(session!.user.name ?? session!.user.id)
  if (saving) return messages.domain.beingSaved
  const wasMine = session !== undefined && isSamePerson(session.user.id, requester.user)
  return wasMine ? messages.session.expired : messages.session.startToEdit
}
