import type { ServerEvent } from '@sdp/api'
import { itemKey } from '@sdp/domain/publishing'

type PublishingUpdated = Extract<ServerEvent, { type: 'publishing-updated' }>

/** Each step of a pipeline is published; what several of them say of a domain becomes one event, each item once. */
export function gatherItems(events: readonly ServerEvent[]): ServerEvent[] {
  const gathered = new Map<string, PublishingUpdated>()
  const others: ServerEvent[] = []
  for (const event of events) {
    if (event.type !== 'publishing-updated') {
      others.push(event)
      continue
    }
    const items = [...(gathered.get(event.domainId)?.items ?? []), ...event.items]
    const once = [...new Map(items.map((item) => [itemKey(item), item])).values()]
    gathered.set(event.domainId, { ...event, items: once })
  }
  return [...others, ...gathered.values()]
}
