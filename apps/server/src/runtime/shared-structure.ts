import { firstByKey, own } from '@sdp/domain'

/**
 * The new value with everything that is the same in the old one taken from there: what compares by identity sees what
 * changed, and nothing else.
 */
export function sharing<T>(old: unknown, next: T): T {
  if (Object.is(old, next)) return next
  if (typeof old !== 'object' || typeof next !== 'object' || old === null || next === null) return next
  if (Array.isArray(next)) return Array.isArray(old) ? (sharedList(old, next) as T) : next
  return Array.isArray(old) ? next : (sharedObject(old, next) as T)
}

/** Entries with a name find their old selves wherever these were, so that one put in front changes no other. */
function sharedList(old: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const byName = firstByKey(old.map((entry) => [nameOf(entry), entry]))
  const shared = next.map((entry, at) => {
    const name = nameOf(entry)
    return sharing(name === undefined ? old[at] : byName.get(name), entry)
  })
  const isSame = shared.length === old.length && shared.every((entry, at) => Object.is(entry, old[at]))
  return isSame ? old : shared
}

function nameOf(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : undefined
}

function sharedObject(old: object, next: object): object {
  const before = old as Record<string, unknown>
  const names = Object.keys(next)
  const shared = Object.fromEntries(
    Object.entries(next).map(([name, value]) => [name, sharing(own(before, name), value)]),
  )
  const isSame =
    names.length === Object.keys(old).length &&
    names.every((name) => Object.hasOwn(before, name) && Object.is(shared[name], before[name]))
  return isSame ? old : shared
}
