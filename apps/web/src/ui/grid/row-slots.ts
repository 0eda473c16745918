/** The rows of the page, each with the number of the element that shows it, in the order of these elements. */
export type RowSlots = ReadonlyMap<string, number>

/** Rows that stay keep their elements and places; new ones take those of rows that went, then further ones. */
export function assignSlots(before: RowSlots, names: readonly string[]): RowSlots {
  const shown = new Set(names)
  const added = names.filter((name) => !before.has(name))
  const slots = new Map<string, number>()
  for (const [name, slot] of before) {
    const heir = shown.has(name) ? name : added.shift()
    if (heir !== undefined) slots.set(heir, slot)
  }
  let next = Math.max(-1, ...before.values()) + 1
  for (const name of added) slots.set(name, next++)
  return slots
}

/** The same with the elements in the order of the rows. */
export function inOrder(slots: RowSlots, names: readonly string[]): RowSlots {
  return new Map(names.map((name) => [name, slots.get(name) as number]))
}

/** How many elements change places among their siblings: all that stand before one that now comes earlier. */
export function movedBetween(before: RowSlots, after: RowSlots): number {
  const places = new Map([...before.values()].map((slot, place) => [slot, place]))
  let furthest = -1
  let moved = 0
  for (const slot of after.values()) {
    const place = places.get(slot)
    if (place === undefined) continue
    if (place < furthest) moved++
    else furthest = place
  }
  return moved
}

/** Every row takes the element that is at its index, so that none of them moves. */
export function inPlace(before: RowSlots, names: readonly string[]): RowSlots {
  const elements = [...before.values()]
  let next = Math.max(-1, ...elements) + 1
  return new Map(names.map((name, place) => [name, elements[place] ?? next++]))
}
