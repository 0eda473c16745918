import type { RequestNotice } from '@sdp/api'
import { messages, personName, type User } from '@sdp/domain'
import { approvalActionOf, type Item, type PublishingAction, placeOf } from '@sdp/domain/publishing'
import type { Tx } from '../../db/tx.ts'
import type { Deps } from '../../deps.ts'
import { originalId } from '../../records/domain-record.ts'
import type { RequestRow } from './places.ts'

/** Something that became of a request. */
export interface Happening {
  what: RequestNotice['what']
  item: Item
  /** The request before it; none where it was just made. */
  request: RequestRow | undefined
  reason: string
}

interface NoticeContext {
  name: string
  action: PublishingAction
  user: User
}

/** As many places as a reader takes in, and PostgreSQL in one event. */
const maxPlaces = 8

/** Publishes what became of requests, one notice for all of the same kind and requester; part of the caller's transaction. */
export async function publishRequestNotices(
  { events, jobs, config }: Pick<Deps, 'events' | 'jobs' | 'config'>,
  client: Tx,
  happenings: readonly Happening[],
  around: NoticeContext,
): Promise<void> {
  for (const notice of gathered(happenings, around)) {
    await events.publish(client, { type: 'publishing-request', ...notice })
    if (config.publishingWebhook !== undefined)
      await jobs.send(client, 'publishing-webhook', { domain: notice.name, notice })
  }
}

function gathered(happenings: readonly Happening[], { name, action, user }: NoticeContext): RequestNotice[] {
  const found = new Map<string, RequestNotice>()
  for (const { what, item, request, reason } of happenings) {
    const requesterSub = request?.requesterSub ?? user.sub
    const key = `${what} ${requesterSub}`
    const { node, environment, language } = placeOf(item)
    const place = messages.publishing.place(node, environment, language)
    const known = found.get(key)
    if (known !== undefined) {
      if (!known.places.includes(place) && known.places.length < maxPlaces) known.places.push(place)
      continue
    }
    found.set(key, {
      what,
      domainId: originalId(name),
      name,
      action: approvalActionOf(action),
      places: [place],
      requester: request?.requesterName ?? personName(user),
      requesterSub,
      by: personName(user),
      reason,
    })
  }
  return [...found.values()]
}
