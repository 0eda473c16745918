import type { Notice } from '../../toolbox/problem.ts'

/** The entries by their key; those that share one are joined (ruling R279). */
export function byKey<Key extends string, Entry extends Record<Key, string>>(
  entries: readonly Entry[],
  key: Key,
  join: (first: Entry, second: Entry) => Entry,
  reportJoined: (names: string[]) => void,
): Map<string, Entry> {
  const found = new Map<string, Entry>()
  const joined = new Set<string>()
  for (const entry of entries) {
    const first = found.get(entry[key])
    if (first !== undefined) joined.add(entry[key])
    found.set(entry[key], first === undefined ? entry : join(first, entry))
  }
  if (joined.size > 0) reportJoined([...joined])
  return found
}

/** The names that are not known. */
export function missingFrom(known: ReadonlyMap<string, unknown>, names: Iterable<string>): string[] {
  return [...names].filter((name) => !known.has(name))
}

const maxNamed = 5

/** A warning about several things, of which the first are named. */
export function warning(message: string, names: readonly string[]): Notice {
  const more = names.length > maxNamed ? ` and ${names.length - maxNamed} more` : ''
  return { kind: 'warning', message, secondary: names.slice(0, maxNamed).join(', ') + more }
}
