/** A concept as somebody saw it. */
export interface SeenVersion {
  name: string
  version: number
}

/**
 * Optimistic locking: keeps the version that somebody saw when editing started. Events change the row meanwhile, and
 * saving on the newer version would silently overwrite what others saved (ruling R194).
 */
export function seenTracker(): {
  note: (key: string, seen: SeenVersion) => void
  /** Saves on the version noted at the start, or else the current one. It is kept until a save succeeds, for retries. */
  saveBy: (key: string, now: SeenVersion, save: (seen: SeenVersion) => Promise<boolean>) => Promise<boolean>
} {
  const tracker = new Map<string, SeenVersion>()
  return {
    note: (key, seen) => tracker.set(key, seen),
    saveBy: async (key, now, save) => {
      const isSaved = await save(tracker.get(key) ?? now)
      if (isSaved) tracker.delete(key)
      return isSaved
    },
  }
}
