import { z } from 'zod'
import { create } from 'zustand'
import { readStored, storageKeys, writeStored } from '../../browser/storage.ts'

const Tutorial = z.object({
  /** Whether a domain was made or taken for it, or is about to be: to look at the tutorial begins nothing. */
  isUnderWay: z.boolean(),
  step: z.number().int().min(0).max(4),
  /** The domain that it leads through. */
  domainId: z.string().optional(),
  /** The user's domains at the first look: one that is not among them was made for it (ruling R235). */
  known: z.array(z.string()).optional(),
  hasAnswered: z.boolean(),
  hasFailed: z.boolean(),
})
type Tutorial = z.infer<typeof Tutorial>

const notStarted: Tutorial = { isUnderWay: false, step: 0, hasAnswered: false, hasFailed: false }

/** How far this tab's tutorial is. */
export const useTutorial = create<Tutorial>(
  () => readStored(storageKeys.tutorial, Tutorial, 'session') ?? notStarted,
)

export function changeTutorial(change: Partial<Tutorial>): void {
  useTutorial.setState(change)
  writeStored(storageKeys.tutorial, useTutorial.getState(), 'session')
}

/** Forgets it; the domain stays. */
export function leaveTutorial(): void {
  useTutorial.setState(notStarted, true)
  writeStored(storageKeys.tutorial, undefined, 'session')
}
