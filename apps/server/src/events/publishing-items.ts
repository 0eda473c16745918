import type { Item } from '@sdp/domain/publishing'
import type { Db } from '../db/tx.ts'
import { originalId } from '../records/domain-record.ts'
import type { Events } from './events.ts'

/** PostgreSQL tells at most 8000 bytes at once. */
const mostItems = 25

/** Tells every browser that it stands otherwise with items of a domain. */
export async function publishItems(
  events: Pick<Events, 'publish'>,
  db: Db,
  { name, items }: { name: string; items: readonly Item[] },
): Promise<void> {
  for (let at = 0; at < items.length; at += mostItems) {
    await events.publish(db, {
      type: 'publishing-updated',
      domainId: originalId(name),
      name,
      items: items.slice(at, at + mostItems),
    })
  }
}
