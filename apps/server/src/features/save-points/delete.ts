import { hasAccess, messages, Refused, type Requester } from '@sdp/domain'
import type { Tx } from '../../db/tx.ts'
import type { Events } from '../../events/events.ts'
import { refusePublished } from '../../records/active-publications.ts'
import { type DomainRecord, ownSession } from '../../records/domain-record.ts'
import { refuseUntrusted } from '../../records/who-may.ts'
import { deleteSavePoint, type SavePointRecord } from './store.ts'

/** Refuses who may not delete a save point, and to delete one that has to stay. */
export function refuseDeletion(requester: Requester, domain: DomainRecord, savePoint: SavePointRecord): void {
  refuseUntrusted(requester, domain)
  if (savePoint.original) throw new Refused('forbidden', messages.savePoints.originalStays)
  if (savePoint.children.length > 0) throw new Refused('taken', messages.savePoints.hasLeaves)
  const session = ownSession(domain)
  if (!hasAccess(requester, domain, session)) {
    throw new Refused('forbidden', messages.session.busy(session!.user.name ?? session!.user.id))
  }
}

interface Deletion {
  /** The domain, seen from the save point. */
  domain: DomainRecord
  savePoint: SavePointRecord
  by: string
}

/** Deletes a save point that is locked and notifies others; refuses one that is published. */
export async function deleteWithEvents(
  client: Tx,
  events: Events,
  { domain, savePoint, by }: Deletion,
): Promise<void> {
  const { id, name } = savePoint
  await refusePublished(client, { domainId: domain.domainId, name, savePointName: name })
  await deleteSavePoint(client, id)
  const event = { id, savePoint: name, name: domain.name, by }
  await events.publish(client, { type: 'domain-save-point-deleted', ...event })
  if (ownSession(domain) === undefined) return
  await events.publish(client, { type: 'domain-session-delete', domainId: id })
}
