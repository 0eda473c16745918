/** How a list becomes another one: from a place on so many entries go, and others come instead. */
export interface ListChange<Entry> {
  start: number
  gone: number
  come: Entry[]
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
  return { start, gone: before.length - start - end, come: after.slice(start, after.length - end) }
}

/** Joined and not passed as arguments, of which there is a limit. */
export function changedList<Entry>(
  before: readonly Entry[],
  { start, gone, come }: ListChange<Entry>,
): Entry[] {
  return [...before.slice(0, start), ...come, ...before.slice(start + gone)]
}
