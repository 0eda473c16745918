/**
 * Remembers what was made of an entry, as long as the entry and all else that was looked at stay the same objects. What
 * is gone from the domain is forgotten with it.
 */
export function remember<Entry extends object, Seen extends unknown[], Made>(
  make: (entry: Entry, ...seen: Seen) => Made,
): (entry: Entry, ...seen: Seen) => Made {
  const known = new WeakMap<Entry, { seen: Seen; made: Made }>()
  return (entry, ...seen) => {
    const last = known.get(entry)
    if (last !== undefined && isSame(last.seen, seen)) return last.made
    const made = make(entry, ...seen)
    if (last === undefined) {
      known.set(entry, { seen, made })
    } else {
      last.seen = seen
      last.made = made
    }
    return made
  }
}

/** Whether two lists hold the same objects. */
export function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false
  return true
}
