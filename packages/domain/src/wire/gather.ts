import type { Notice } from '../problem.ts'

/** The entries by their key; those that share one are joined. */
export function byKey<Key extends string, Entry extends Record<Key, string>>(
  entries: readonly Entry[],
  key: Key,
  join: (first: Entry, second: Entry) => Entry,
  tellJoined: (names: string[]) => void,
): Map<string, Entry> {
  const found = new Map<string, Entry>()
  const joined = new Set<string>()
  for (const entry of entries) {
    const first = found.get(entry[key])
    if (first !== undefined) joined.add(entry[key])
    found.set(entry[key], first === undefined ? entry : join(first, entry))
  }
  if (joined.size > 0) tellJoined([...joined])
  return found
}

/** The names that are not known. */
export function missingFrom(known: ReadonlyMap<string, unknown>, names: Iterable<string>): string[] {
  return [...names].filter((name) => !known.has(name))
}

const mostNamed = 5

/** A warning about several things, of which the first are named. */
export function warning(message: string, names: readonly string[]): Notice {
  const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : ''
  return { kind: 'warning', message, secondary: names.slice(0, mostNamed).join(', ') + more }
}
