import { messages } from '@sdp/domain'
import { itemsOf, type MenuEntry } from '@sdp/domain/publishing'
import { confirm } from '../../ui/confirm.tsx'
import { statesOf, usePublishing } from './publishing-store.ts'
import { replacedSavePoints } from './state-texts.ts'

type ActionEntry = Extract<MenuEntry, { action: unknown }>

/** Whether an entry would replace what another save point published: that is looked at first. */
export function replacesOthers({ instructions }: ActionEntry): boolean {
  const { about, byKey } = usePublishing.getState()
  const states = statesOf(instructions.flatMap(itemsOf), byKey)
  return replacedSavePoints(states, about?.savePoint ?? '').length > 0
}

/** Asks before something goes that is published; answers whether to go on. */
export async function askBefore(entry: ActionEntry, label: string): Promise<boolean> {
  const isDone = entry.instructions.some(({ approval }) => approval === 'execute')
  if (!isDone || (entry.kind !== 'unpublish' && entry.kind !== 'ar-removal')) return true
  const text = messages.publishing.stopsAnswering
  return confirm({ title: `${entry.label} ${label}`, text, action: entry.label, danger: true })
}
