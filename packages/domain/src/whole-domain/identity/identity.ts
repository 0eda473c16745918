/*
 * An entry (an intent, a slot, a canonical, a rule ...) stays the same one while it is edited, renamed and moved. Domains are
 * values, so each change makes a new object; a changed object refers to the first object of its entry under this symbol. A
 * spread copies it along, JSON and structured clones leave it out, and what was never changed costs nothing.
 */
const origin = Symbol('origin')

interface Stamped {
  [origin]?: object | undefined
}

/** The first object of an entry: equal for two objects that are the same entry. */
export function identityOf(entry: object): object {
  return (entry as Stamped)[origin] ?? entry
}

/** The entry as one that began as another object. */
export function withIdentity<Entry extends object>(entry: Entry, identity: object): Entry {
  return identityOf(entry) === identity ? entry : { ...entry, [origin]: identity }
}

/** The entry as one of its own: a copy of another entry carries the identity of that along. */
export function withOwnIdentity<Entry extends object>(entry: Entry): Entry {
  if (identityOf(entry) === entry) return entry
  const { [origin]: _, ...own } = entry as Entry & Stamped
  return own as unknown as Entry
}
