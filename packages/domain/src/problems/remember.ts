export interface Remembered<Seen, Made> {
  seen: Seen
  made: Made
}

/**
 * Remembers what was made of an entry, as long as the entry and all else that was looked at stay the same objects. What
 * is gone from the domain is forgotten with it. `stillHolds` can say that what was made is the same beside other objects.
 */
export function remember<Entry extends object, Seen extends unknown[], Made>(
  make: (entry: Entry, ...seen: Seen) => Made,
  stillHolds?: (entry: Entry, last: Remembered<Seen, Made>, seen: Seen) => boolean,
): (entry: Entry, ...seen: Seen) => Made {
  const known = new WeakMap<Entry, Remembered<Seen, Made>>()
  return (entry, ...seen) => {
    const last = known.get(entry)
    if (last === undefined) {
      const made = make(entry, ...seen)
      known.set(entry, { seen, made })
      return made
    }
    if (isSame(last.seen, seen)) return last.made
    if (stillHolds?.(entry, last, seen) !== true) last.made = make(entry, ...seen)
    last.seen = seen
    return last.made
  }
}

/** Whether two lists hold the same objects. */
export function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false
  return true
}
