/** A cell by the line of its row and the number of its column. The heads of the columns are line -1. */
export interface CellPlace {
  line: number
  column: number
}

interface GridSize {
  lines: number
  columns: number
  /** How many lines a page of the screen has. */
  page: number
}

interface PressedKey {
  key: string
  ctrlKey: boolean
  metaKey: boolean
}

export const headLine = -1

/** The cell that a key leads to as in a spreadsheet; nothing when it leads nowhere (ruling R329). */
export function cellByKey(
  { key, ctrlKey, metaKey }: PressedKey,
  { line, column }: CellPlace,
  { lines, columns, page }: GridSize,
): CellPlace | undefined {
  const last = lines - 1
  const inLines = (wanted: number) => Math.max(0, Math.min(wanted, last))
  if (ctrlKey || metaKey) {
    if (key === 'Home') return { line: inLines(0), column: 0 }
    return key === 'End' ? { line: last, column: columns - 1 } : undefined
  }
  switch (key) {
    case 'ArrowUp':
      return { line: Math.max(headLine, line - 1), column }
    case 'ArrowDown':
      return { line: inLines(line + 1), column }
    case 'ArrowLeft':
      return { line, column: Math.max(0, column - 1) }
    case 'ArrowRight':
      return { line, column: Math.min(columns - 1, column + 1) }
    case 'Home':
      return { line, column: 0 }
    case 'End':
      return { line, column: columns - 1 }
    case 'PageUp':
      return { line: inLines(line - page), column }
    case 'PageDown':
      return { line: inLines(line + page), column }
    default:
      return undefined
  }
}
