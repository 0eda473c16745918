import { messages } from '@sdp/domain'
import { itemsOf, type MenuEntry } from '@sdp/domain/publishing'
import { confirm } from '../../ui/ConfirmDialog.tsx'
import { statesOf, usePublishing } from './publishing-store.ts'
import { replacedSavePoints } from './state-texts.ts'

type ActionEntry = Extract<MenuEntry, { action: unknown }>

/** The environment of the cars. */
const carEnvironment = 'prod'

/**
 * Whether what an entry changes is looked at first: what is asked for, what is published to the cars, and what would
 * replace something that another save point published (ruling R167).
 */
export function isLookedAtFirst({ kind, instructions }: ActionEntry): boolean {
  if (kind === 'remove-request') return false
  if (instructions.some(({ approval }) => approval === 'request')) return true
  if (kind !== 'publish') return false
  if (instructions.some(({ environment }) => environment === carEnvironment)) return true
  const { about, byKey } = usePublishing.getState()
  const states = statesOf(instructions.flatMap(itemsOf), byKey)
  return replacedSavePoints(states, about?.savePoint ?? '').length > 0
}

/** Asks before something goes that is published; returns whether to go on. */
export async function askBefore(entry: ActionEntry, label: string): Promise<boolean> {
  const isDone = entry.instructions.some(({ approval }) => approval === 'execute')
  if (!isDone || (entry.kind !== 'unpublish' && entry.kind !== 'ar-removal')) return true
  const text = messages.publishing.stopsAnswering
  return confirm({ title: `${entry.label} ${label}`, text, action: entry.label, danger: true })
}
