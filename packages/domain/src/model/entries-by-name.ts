import type { Domain } from './domain.ts'
import { type AnyEntry, type ListName, nameOf } from './list-names.ts'

const cache = new WeakMap<readonly AnyEntry[], ReadonlyMap<string, AnyEntry>>()

/** The entries of a list by their names; of several with one name, those after the first are told apart by a number. */
export function entriesByName(domain: Pick<Domain, ListName>, list: ListName): ReadonlyMap<string, AnyEntry> {
  const found = cache.get(domain[list])
  if (found !== undefined) return found
  const entries = new Map<string, AnyEntry>()
  for (const entry of domain[list]) {
    const name = nameOf(list, entry)
    let key = name
    for (let number = 2; entries.has(key); number++) key = `${name}\n${number}`
    entries.set(key, entry)
  }
  cache.set(domain[list], entries)
  return entries
}
