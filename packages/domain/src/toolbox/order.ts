/** Orders names the same way on every machine, whatever its locale. */
export function compareNames(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

export function byName(a: { name: string }, b: { name: string }): number {
  return compareNames(a.name, b.name)
}
