import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { MovableRow, type RowMove } from './MovableRow.tsx'
import { rowHeight, TableFrame } from './TableFrame.tsx'

export interface Column {
  /** Also the accessible name where the heading is no text. */
  name: string
  heading?: ReactNode
  /** In pixels or percent; columns without share what is left. */
  width?: number | string
  kind?: 'number' | 'check' | 'action'
}

interface ContentTableProps<Row> {
  label: string
  columns: readonly Column[]
  /** All rows of the list that is shown, and which of them are on this page. */
  rows: readonly Row[]
  first: number
  end: number
  /** The name of a row, unlike all others. */
  nameOf: (row: Row) => string
  isSelected?: (row: Row) => boolean
  /** Told when a row was dragged, or moved by Alt and an arrow key; rows cannot be moved without. */
  onMove?: ((move: RowMove) => void) | undefined
  /** What an empty table says. */
  none: string
  /** The cells of a row. */
  children: (row: Row) => ReactNode
}

/** A table of the page's own scroll: only the rows near the screen exist, with the room of the others above and below. */
export function ContentTable<Row>(props: ContentTableProps<Row>) {
  const { label, rows, first, end, nameOf, isSelected, onMove, none, children } = props
  const columns = onMove === undefined ? props.columns : [handleColumn, ...props.columns]
  const body = useRef<HTMLTableSectionElement>(null)
  const top = useDistanceFromTop(body)
  const virtualizer = useWindowVirtualizer({
    // No rows before it is known where they are: all of them would be drawn twice.
    count: top === undefined ? 0 : end - first,
    estimateSize: () => rowHeight,
    overscan: 10,
    scrollMargin: top ?? 0,
    getItemKey: (index) => nameOf(rows[first + index] as Row),
  })
  const items = virtualizer.getVirtualItems()
  const begin = top ?? 0
  const above = (items[0]?.start ?? begin) - begin
  const below = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? begin) - begin)
  const toIndex = (name: string) => rows.findIndex((row) => nameOf(row) === name)

  return (
    <TableFrame aria-label={label} aria-rowcount={rows.length + 1}>
      <colgroup>
        {columns.map(({ name, width }) => (
          <col key={name} style={{ width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ name, heading = name, kind }) => (
            <th key={name} scope="col" className={kind} {...(heading === name ? {} : { 'aria-label': name })}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        <Room height={above} columns={columns.length} />
        {items.map(({ index }) => {
          const row = rows[first + index]
          if (row === undefined) return null
          const name = nameOf(row)
          return (
            <MovableRow
              key={name}
              table={label}
              name={name}
              index={first + index}
              isSelected={isSelected?.(row)}
              indexOf={toIndex}
              onMove={onMove}
            >
              {children(row)}
            </MovableRow>
          )
        })}
        <Room height={below} columns={columns.length} />
        {rows.length === 0 && (
          <tr>
            <td colSpan={columns.length} className="none">
              {none}
            </td>
          </tr>
        )}
      </tbody>
    </TableFrame>
  )
}

const handleColumn: Column = { name: 'Move', heading: '', width: 30 }

function Room({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height, padding: 0 }} />
    </tr>
  )
}

/** How far below the page's top an element begins once it is there, also after what is above it grew. */
function useDistanceFromTop(element: { current: HTMLElement | null }): number | undefined {
  const [top, setTop] = useState<number>()
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return top
}
