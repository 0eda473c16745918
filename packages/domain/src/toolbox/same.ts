/** Whether two JSON values say the same; the order of an object's keys says nothing. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) return Array.isArray(b) && isSameList(a, b)
  return !Array.isArray(b) && isSameObject(a as JsonObject, b as JsonObject)
}

type JsonObject = Readonly<Record<string, unknown>>

// Loops that make nothing: whole domains are compared here
function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let index = 0; index < a.length; index++) if (!isSame(a[index], b[index])) return false
  return true
}

function isSameObject(a: JsonObject, b: JsonObject): boolean {
  let more = 0
  for (const key in a) {
    if (!Object.hasOwn(b, key) || !isSame(a[key], b[key])) return false
    more++
  }
  for (const _ in b) more--
  return more === 0
}
