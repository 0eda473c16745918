/** The names that are selected, and the one from which a range begins. */
export interface Selection {
  names: ReadonlySet<string>
  anchor: string | undefined
}

export const nothingSelected: Selection = { names: new Set(), anchor: undefined }

/** Selects or drops one name. */
export function withOne({ names }: Selection, name: string, isSelected: boolean): Selection {
  const after = new Set(names)
  if (isSelected) after.add(name)
  else after.delete(name)
  return { names: after, anchor: name }
}

/** Gives everything from the anchor to a name the same state, in the order in which the names are shown. */
export function withRange(
  selection: Selection,
  { to, isSelected, shown }: { to: string; isSelected: boolean; shown: readonly string[] },
): Selection {
  const start = shown.indexOf(selection.anchor ?? to)
  const end = shown.indexOf(to)
  if (start === -1) return withOne(selection, to, isSelected)
  const names = new Set(selection.names)
  for (const name of shown.slice(Math.min(start, end), Math.max(start, end) + 1)) {
    if (isSelected) names.add(name)
    else names.delete(name)
  }
  return { names, anchor: selection.anchor ?? to }
}
