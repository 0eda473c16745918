/** A place in the page for each row: rows that stay keep theirs, new ones take those of rows that went. */
export function assignSlots(
  before: ReadonlyMap<string, number>,
  names: readonly string[],
): ReadonlyMap<string, number> {
  const shown = new Set(names)
  const free = [...before].filter(([name]) => !shown.has(name)).map(([, slot]) => slot)
  let next = Math.max(-1, ...before.values()) + 1
  return new Map(names.map((name) => [name, before.get(name) ?? free.shift() ?? next++]))
}
