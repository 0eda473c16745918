/** How a list becomes another one: from a place on a number of entries go, and others come instead. */
export interface ListChange<Entry> {
  start: number
  removed: number
  added: Entry[]
}

export function changeOfList<Entry>(
  before: readonly Entry[],
  after: readonly Entry[],
  isSame: (one: Entry, other: Entry) => boolean,
): ListChange<Entry> {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && isSame(before[start]!, after[start]!)) start++
  let end = 0
  while (end < most - start && isSame(before.at(-1 - end)!, after.at(-1 - end)!)) end++
  return { start, removed: before.length - start - end, added: after.slice(start, after.length - end) }
}

/** Joined and not passed as arguments, of which there is a limit. */
export function changedList<Entry>(
  before: readonly Entry[],
  { start, removed, added }: ListChange<Entry>,
): Entry[] {
  return [...before.slice(0, start), ...added, ...before.slice(start + removed)]
}
