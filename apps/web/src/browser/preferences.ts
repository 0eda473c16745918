import { z } from 'zod'
import { create } from 'zustand'
import { readStored, storageKeys, writeStored } from './storage.ts'

const Preferences = z.object({ notifications: z.boolean() })
type Preferences = z.infer<typeof Preferences>

/** What a person switched on or off for this browser. */
export const usePreferences = create<Preferences>(
  () => readStored(storageKeys.preferences, Preferences) ?? { notifications: true },
)

export function prefer(change: Partial<Preferences>): void {
  usePreferences.setState(change)
  writeStored(storageKeys.preferences, usePreferences.getState())
}
