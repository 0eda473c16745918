import type { Item } from '@sdp/domain/publishing'
import type { Db } from '../db/tx.ts'
import type { Events } from '../events/events.ts'
import { originalId } from '../records/domain-record.ts'

/** A notification of PostgreSQL has at most 8000 bytes . */
const maxItems = 25

/** Notifies every browser that items of a domain changed their state. */
export async function publishItems(
  events: Pick<Events, 'publish'>,
  db: Db,
  { name, items }: { name: string; items: readonly Item[] },
): Promise<void> {
  for (let at = 0; at < items.length; at += maxItems) {
    await events.publish(db, {
      type: 'publishing-updated',
      domainId: originalId(name),
      name,
      items: items.slice(at, at + maxItems),
    })
  }
}
