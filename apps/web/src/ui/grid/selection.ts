/** The keys of the rows that are selected, and the one from which a range begins. */
export interface Selection {
  keys: ReadonlySet<string>
  anchor: string | undefined
}

export const nothingSelected: Selection = { keys: new Set(), anchor: undefined }

/** Selects or drops one row. */
export function withOne({ keys }: Selection, key: string, isSelected: boolean): Selection {
  const after = new Set(keys)
  if (isSelected) after.add(key)
  else after.delete(key)
  return { keys: after, anchor: key }
}

/** Selects or drops some rows. */
export function withSome(
  { keys, anchor }: Selection,
  some: readonly string[],
  isSelected: boolean,
): Selection {
  const after = new Set(keys)
  for (const key of some) {
    if (isSelected) after.add(key)
    else after.delete(key)
  }
  return { keys: after, anchor }
}

/** Gives everything from the anchor to a row the same state, in the order in which the rows are shown. */
export function withRange(
  selection: Selection,
  { to, isSelected, shown }: { to: string; isSelected: boolean; shown: readonly string[] },
): Selection {
  const start = shown.indexOf(selection.anchor ?? to)
  const end = shown.indexOf(to)
  if (start === -1) return withOne(selection, to, isSelected)
  const keys = new Set(selection.keys)
  for (const key of shown.slice(Math.min(start, end), Math.max(start, end) + 1)) {
    if (isSelected) keys.add(key)
    else keys.delete(key)
  }
  return { keys, anchor: selection.anchor ?? to }
}
