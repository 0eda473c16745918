/** A sheet puts cells with line ends or tabs in them between quotes. */
const cellPattern = /("(?:[^"]|"")*"(?=[\t\r\n]|$)|[^\t\r\n]*)(\t|\r\n|\r|\n|$)/y

/** The cells of a text that was copied from a sheet, line by line. */
export function readCells(text: string): string[][] {
  const lines: string[][] = []
  let cells: string[] = []
  let at = 0
  while (at < text.length) {
    cellPattern.lastIndex = at
    const [whole, cell = '', end = ''] = cellPattern.exec(text) ?? ['']
    cells.push(unquoted(cell))
    at += whole.length
    if (end === '\t' && at < text.length) continue
    lines.push(cells)
    cells = []
  }
  return lines
}

/** Cells as a text that a sheet takes. */
export function writeCells(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => cells.map(quoted).join('\t')).join('\n')
}

function quoted(cell: string): string {
  return /^"|[\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

function unquoted(cell: string): string {
  return /^".*"$/s.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell
}
