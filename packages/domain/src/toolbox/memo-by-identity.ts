export interface Memo<Seen, Made> {
  seen: Seen
  made: Made
}

/**
 * Memoises by identity: one result per entry in a WeakMap, valid while the entry and all other arguments are the same objects. What
 * is removed from the domain is collected with it. `stillHolds` can say that the result is the same with other arguments.
 */
export function memoByIdentity<Entry extends object, Seen extends unknown[], Made>(
  make: (entry: Entry, ...seen: Seen) => Made,
  stillHolds?: (entry: Entry, last: Memo<Seen, Made>, seen: Seen) => boolean,
): (entry: Entry, ...seen: Seen) => Made {
  const known = new WeakMap<Entry, Memo<Seen, Made>>()
  return (entry, ...seen) => {
    const last = known.get(entry)
    if (last === undefined) {
      const made = make(entry, ...seen)
      known.set(entry, { seen, made })
      return made
    }
    if (haveSameElements(last.seen, seen)) return last.made
    if (stillHolds?.(entry, last, seen) !== true) last.made = make(entry, ...seen)
    last.seen = seen
    return last.made
  }
}

/** Whether two lists hold the same objects. */
export function haveSameElements(a: readonly unknown[], b: readonly unknown[]): boolean {
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false
  return true
}
