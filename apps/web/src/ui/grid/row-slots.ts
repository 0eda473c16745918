/** The rows of the page, each with the number of the element that shows it, in the order of these elements. */
export type RowSlots = ReadonlyMap<string, number>

/** Rows that stay keep their elements and places; new ones take those of rows that went, then further ones. */
export function assignSlots(before: RowSlots, names: readonly string[]): RowSlots {
  const shown = new Set(names)
  const added = names.filter((name) => !before.has(name))
  const slots = new Map<string, number>()
  for (const [name, slot] of before) {
    const taker = shown.has(name) ? name : added.shift()
    if (taker !== undefined) slots.set(taker, slot)
  }
  let next = Math.max(-1, ...before.values()) + 1
  for (const name of added) slots.set(name, next++)
  return slots
}

/** The same with the elements in the order of the rows. */
export function inOrder(slots: RowSlots, names: readonly string[]): RowSlots {
  return new Map(names.map((name) => [name, slots.get(name) as number]))
}
