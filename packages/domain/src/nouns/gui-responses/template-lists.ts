import { type JsonPath, listAt, valueAt, withValueAt } from '../../toolbox/json/json-paths.ts'
import { moveInList } from '../../toolbox/lists.ts'
import { layoutLimits } from './layouts.ts'
import { places } from './online-ui.ts'

/*
 * Lists and tables of a template. A table has rows of cells and a list of header texts; a column is the header and the cells
 * at one place. What a row lacks is empty on the screen.
 */

/** The template with another entry at the end of a list. */
export function withAdded<Value>(template: Value, path: JsonPath, entry: unknown): Value {
  return withValueAt(template, path, [...listAt(template, path), entry])
}

/** The template without an entry of a list. */
export function withoutEntry<Value>(template: Value, path: JsonPath, at: number): Value {
  return withValueAt(template, path, listAt(template, path).toSpliced(at, 1))
}

/** The template with an entry of a list at another place. */
export function withMoved<Value>(template: Value, path: JsonPath, from: number, to: number): Value {
  const list = listAt(template, path)
  const moved = moveInList([...list], from, to)
  return moved.every((entry, index) => entry === list[index]) ? template : withValueAt(template, path, moved)
}

/** How many columns a table has. */
export function columnCount(template: unknown): number {
  const rows = listAt(template, places.table)
  return Math.max(
    listAt(template, places.tableHeaders).length,
    ...rows.map((row) => (Array.isArray(row) ? row.length : 0)),
  )
}

/** The template with another row of empty cells. */
export function withRowAdded<Value>(template: Value): Value {
  const cells = Math.max(columnCount(template), 1)
  return withAdded(
    template,
    places.table,
    Array.from({ length: Math.min(cells, layoutLimits.columns) }, () => ({ text1: '' })),
  )
}

/** The template with another column, in its header and all rows. */
export function withColumnAdded<Value>(template: Value): Value {
  const at = columnCount(template)
  return inColumns(template, (list, isHeader) => {
    const filled = [...list]
    while (filled.length <= at) filled.push(isHeader ? '' : { text1: '' })
    return filled
  })
}

/** The template without a column. */
export function withoutColumn<Value>(template: Value, at: number): Value {
  return inColumns(template, (list) => (at < list.length ? list.toSpliced(at, 1) : list))
}

/** The template with a column at another place. */
export function withColumnMoved<Value>(template: Value, from: number, to: number): Value {
  const count = columnCount(template)
  if (from >= count || to < 0 || to >= count) return template
  return inColumns(template, (list, isHeader) => {
    if (from >= list.length && to >= list.length) return list
    const filled = [...list]
    while (filled.length <= Math.max(from, to)) filled.push(isHeader ? '' : { text1: '' })
    return moveInList(filled, from, to)
  })
}

/** Changes the header texts and each row of a table in the same way. */
function inColumns<Value>(
  template: Value,
  change: (list: readonly unknown[], isHeader: boolean) => readonly unknown[],
): Value {
  const rows = listAt(template, places.table)
  const header = listAt(template, places.tableHeaders)
  const changedRows = rows.map((row) => (Array.isArray(row) ? change(row, false) : row))
  const withHeader = withValueAt(template, places.tableHeaders, change(header, true))
  return valueAt(template, places.table) === undefined
    ? withHeader
    : withValueAt(withHeader, places.table, changedRows)
}
