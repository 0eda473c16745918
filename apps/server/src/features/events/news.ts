import type { DomainReply, ServerEvent } from '@sdp/api'
import { isListedFor, isSamePerson, isTrusted, type User } from '@sdp/domain'
import type { Deps } from '../../deps.ts'
import { domainReply, listDomains, originalId } from '../../records/domain-record.ts'
import { gatherItems } from './gather-items.ts'

type OfPublishing = Extract<ServerEvent, { type: 'publishing-updated' | 'publishing-request' }>
type ChangedDomain = Extract<ServerEvent, { type: 'domain-created' | 'domain-updated' }>

/** How long events are gathered, so that a burst of them is one message. */
const gatherMillis = 200
/** A longer message would keep a slow browser busy; the rest comes in the next one. */
const maxInMessage = 100

/** Gathers events for a moment and hands them on in their order. */
export function gatherEvents(handOn: (events: ServerEvent[]) => Promise<void>): {
  add: (event: ServerEvent) => void
  stop: () => void
} {
  let gathered: ServerEvent[] = []
  let timer: NodeJS.Timeout | undefined
  let last = Promise.resolve()
  const handOnAll = () => {
    timer = undefined
    for (let at = 0; at < gathered.length; at += maxInMessage) {
      const events = gathered.slice(at, at + maxInMessage)
      last = last.then(() => handOn(events))
    }
    gathered = []
  }
  return {
    add: (event) => {
      gathered.push(event)
      timer ??= setTimeout(handOnAll, gatherMillis)
    },
    stop: () => clearTimeout(timer),
  }
}

/**
 * The message of these events, made for each user. What the list of domains needs goes along, read once for everybody,
 * so that no browser has to ask. Null says that the domain is not in this user's list (ruling R429).
 */
export async function eventMessages(
  { db, groups }: Pick<Deps, 'db' | 'groups'>,
  events: readonly ServerEvent[],
): Promise<(user: User) => Buffer> {
  const changed = new Set([
    ...events.filter(changesList).map(({ name }) => originalId(name)),
    ...events.filter(isOfPublishing).map(({ domainId }) => domainId),
  ])
  const askedIn = new Set(events.filter(isRequest).map(({ domainId }) => domainId))
  const [records, userGroups] =
    changed.size === 0 ? [[], undefined] : await Promise.all([listDomains(db, [...changed]), groups()])
  const replies = records.map(domainReply)
  const restricted = replies.filter(({ isTestDomain }) => isTestDomain)

  // Nearly everybody sees the same, so nearly everybody gets the same bytes.
  const made = new Map<string, Buffer>()
  return (user) => {
    const hidden = restricted.filter((domain) => !isListedFor(user, userGroups!, domain))
    const closed = replies.filter(
      (domain) => askedIn.has(domain._id) && !isTrusted({ user, groups: userGroups!, now: 0 }, domain),
    )
    const concerned = events.map((event) => concerns(event, user))
    const key = [...[hidden, closed].map((all) => all.map(({ _id }) => _id).join(' ')), concerned].join('/')
    const listed = without(replies, hidden)
    const visible = events.filter(
      (event, at) => concerned[at] && (!isOfPublishing(event) || maySee(event, listed, closed)),
    )
    const message = made.get(key) ?? messageOf(visible, listed)
    made.set(key, message)
    return message
  }
}

/** A request for access is between who asks and who made the domain; that a run failed is for who asked for it. */
function concerns(event: ServerEvent, user: User): boolean {
  if (event.type === 'publishing-failed') return isSamePerson(event.askedBy, user)
  if (event.type !== 'access-request') return true
  return isSamePerson(event.requesterEmail, user) || isSamePerson(event.creator, user)
}

/** Whoever has the domain in their list sees its state; requests are for those who could say yes. */
function maySee(
  event: OfPublishing,
  listed: ReadonlyMap<string, DomainReply>,
  closed: readonly DomainReply[],
): boolean {
  if (!listed.has(event.domainId)) return false
  return !isRequest(event) || !closed.some(({ _id }) => _id === event.domainId)
}

function isOfPublishing(event: ServerEvent): event is OfPublishing {
  return event.type === 'publishing-updated' || isRequest(event)
}

function isRequest(event: ServerEvent): event is Extract<ServerEvent, { type: 'publishing-request' }> {
  return event.type === 'publishing-request'
}

function changesList(event: ServerEvent): event is ChangedDomain {
  return event.type === 'domain-created' || event.type === 'domain-updated'
}

function without(all: readonly DomainReply[], hidden: readonly DomainReply[]): Map<string, DomainReply> {
  return new Map(all.filter((one) => !hidden.includes(one)).map((one) => [one._id, one]))
}

/** Each domain's entry is placed at the last of its events, since it is read after all of them. */
function messageOf(events: readonly ServerEvent[], listed: ReadonlyMap<string, DomainReply>): Buffer {
  const last = new Map(events.filter(changesList).map((event) => [originalId(event.name), event]))
  const notices = gatherItems(events).map((event) => {
    if (!changesList(event)) return event
    const id = originalId(event.name)
    return last.get(id) === event ? { ...event, listed: listed.get(id) ?? null } : event
  })
  return Buffer.from(JSON.stringify(notices))
}
