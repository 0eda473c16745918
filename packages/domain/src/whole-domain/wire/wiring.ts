import type { Notice } from '../../toolbox/problem.ts'
import type { Codec } from './codec.ts'
import { collectionOf, type WireDomain } from './wire-domain.ts'

/** Takes what an author should know of the reading. */
export type Report = (notice: Notice) => void

/** How a list of a domain is written in the outside JSON. */
export interface Wiring<Entry> {
  read(wire: WireDomain, report: Report): Entry[]
  /** The collections that it is written as, by their paths; what did not change is the same object at every call. */
  write(list: readonly Entry[]): Readonly<Record<string, unknown>>
}

/** A list that is one outside as well. */
export function asList<Entry extends object>(path: string, { read, write }: Codec<Entry>): Wiring<Entry> {
  const written = memoized(write)
  return {
    read: (wire) => ((collectionOf(wire, { path }) ?? []) as object[]).map(read),
    write: (list) => ({ [path]: list.map(written) }),
  }
}

interface NamedCodec<Entry> {
  read(value: never): Omit<Entry, 'name'>
  write(entry: Entry): unknown
}

/** A list whose entries stand outside under their names. */
export function asMap<Entry extends { name: string }>(
  path: string,
  { read, write }: NamedCodec<Entry>,
): Wiring<Entry> {
  const written = memoized(write)
  return {
    read: (wire) =>
      Object.entries((collectionOf(wire, { path }) ?? {}) as Record<string, never>).map(
        ([name, value]) => ({ name, ...read(value) }) as Entry,
      ),
    write: (list) => ({ [path]: Object.fromEntries(list.map((entry) => [entry.name, written(entry)])) }),
  }
}

/** A domain is never changed in place, so what a part of it was written as holds as long as the part does. */
export function memoized<Part extends object, Written>(
  write: (part: Part) => Written,
): (part: Part) => Written {
  const earlier = new WeakMap<Part, Written>()
  return (part) => {
    const known = earlier.get(part)
    if (known !== undefined) return known
    const written = write(part)
    earlier.set(part, written)
    return written
  }
}
