import { messages } from '@sdp/domain'
import { itemsOf, type MenuEntry } from '@sdp/domain/publishing'
import { confirm } from '../../ui/confirm.tsx'
import { statesOf, usePublishing } from './publishing-store.ts'
import { replacedSavePoints } from './state-texts.ts'

type ActionEntry = Extract<MenuEntry, { action: unknown }>

/** Asks before something goes that is published; answers whether to go on. */
export async function askBefore(entry: ActionEntry, label: string): Promise<boolean> {
  const { about, byKey } = usePublishing.getState()
  if (entry.kind === 'publish') {
    const states = statesOf(entry.instructions.flatMap(itemsOf), byKey)
    const replaced = replacedSavePoints(states, about?.savePoint ?? '')
    if (replaced.length === 0) return true
    const text = messages.publishing.replaces(replaced)
    return confirm({ title: `${entry.label} ${label}`, text, action: entry.label })
  }
  const isDone = entry.instructions.some(({ approval }) => approval === 'execute')
  if (!isDone || (entry.kind !== 'unpublish' && entry.kind !== 'ar-removal')) return true
  const text = messages.publishing.stopsAnswering
  return confirm({ title: `${entry.label} ${label}`, text, action: entry.label, danger: true })
}
