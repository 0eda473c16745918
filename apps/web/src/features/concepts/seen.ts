/** A concept as somebody saw it. */
export interface Seen {
  name: string
  version: number
}

/**
 * Remembers what somebody saw when they began to write: news of others change the row beneath, and who then saved on the
 * newer version would overwrite them without a word.
 */
export function seenWhenBegun(): {
  note: (key: string, seen: Seen) => void
  /** Saves by what was seen then, or is seen now where nobody began; that stays until it worked, since it may be tried again. */
  saveBy: (key: string, now: Seen, save: (seen: Seen) => Promise<boolean>) => Promise<boolean>
} {
  const begun = new Map<string, Seen>()
  return {
    note: (key, seen) => begun.set(key, seen),
    saveBy: async (key, now, save) => {
      const isSaved = await save(begun.get(key) ?? now)
      if (isSaved) begun.delete(key)
      return isSaved
    },
  }
}
