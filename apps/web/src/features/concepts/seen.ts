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
  /** What was seen then; what is seen now where nobody began. */
  take: (key: string, now: Seen) => Seen
} {
  const begun = new Map<string, Seen>()
  return {
    note: (key, seen) => begun.set(key, seen),
    take: (key, now) => {
      const seen = begun.get(key) ?? now
      begun.delete(key)
      return seen
    },
  }
}
