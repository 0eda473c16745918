import { useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useDeferredValue,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { rowsNear } from './drawn-rows.ts'
import { MovableRow, type RowMove } from './MovableRow.tsx'
import { headClearance, RowsFrame, rowHeight, tailClearance } from './TableFrame.tsx'
import { useCurrentRow } from './use-current-row.ts'
import { useRowFocus } from './use-row-focus.ts'
import { useRowSlots } from './use-row-slots.ts'

export interface Column {
  /** Also the accessible name where the heading is no text. */
  name: string
  heading?: ReactNode
  /** In pixels or percent; columns without share what is left. */
  width?: number | string
  kind?: 'number' | 'check' | 'action'
}

export interface TableHandle {
  /** Scrolls a row into sight, as soon as it is on the page. */
  show: (name: string) => void
  /** Gives a row of the page the focus, or the last one when there are not so many. */
  focus: (index: number) => void
}

interface ContentTableProps<Row> {
  ref?: Ref<TableHandle>
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
  /** Whether rows that can be moved stay where they are for now. */
  isLocked?: boolean
  /** Told when Shift and an arrow key lead from one row to the next. */
  onExtend?: (from: Row, to: Row) => void
  /** Told of a key that is pressed in a row, unless a text is written there. */
  onRowKey?: (event: KeyboardEvent, row: Row) => void
  /** What an empty table says. */
  none: string
  /** The cells of a row. A row is drawn again when it changes, or this function does. */
  children: (row: Row, isSelected: boolean) => ReactNode
}

/** A table of the page's own scroll: only the rows near the screen exist, with the room of the others between them. */
export function ContentTable<Row>(props: ContentTableProps<Row>) {
  const {
    label,
    rows,
    first,
    end,
    nameOf,
    isSelected,
    onMove,
    isLocked = false,
    onExtend,
    none,
    children,
  } = props
  const columns = onMove === undefined ? props.columns : [handleColumn, ...props.columns]
  const body = useRef<HTMLTableSectionElement>(null)
  const top = useDistanceFromTop(body)
  const virtualizer = useWindowVirtualizer({
    // No rows before it is known where they are: all of them would be drawn twice.
    count: top === undefined ? 0 : end - first,
    estimateSize: () => rowHeight,
    // What is on the screen comes first
    overscan: useDeferredValue(5, 0),
    scrollMargin: top ?? 0,
    scrollPaddingStart: headClearance,
    scrollPaddingEnd: tailClearance,
    // The same function until other rows are shown: with another one all places are reckoned anew
    getItemKey: useCallback((index: number) => nameOf(rows[first + index] as Row), [nameOf, rows, first]),
    rangeExtractor: (range) =>
      rowsNear(range, {
        height: window.innerHeight,
        kept: focus.hasFocus() ? (focus.focused ?? -1) - first : -1,
      }),
  })
  const latest = useRef({ rows, onMove })
  latest.current = { rows, onMove }
  const move = useCallback((wish: RowMove) => latest.current.onMove?.(wish), [])
  const indexOf = useCallback(
    (name: string) => latest.current.rows.findIndex((row) => nameOf(row) === name),
    [nameOf],
  )
  const focus = useRowFocus(body, {
    first,
    end,
    scrollTo: (index) => virtualizer.scrollToIndex(index - first),
    onMove: isLocked ? undefined : onMove && ((from, to) => onMove({ name: nameOf(rows[from] as Row), to })),
    onKey: (event, index) => {
      const row = rows[index]
      if (row !== undefined) props.onRowKey?.(event, row)
    },
    onExtend: (from, to) => {
      const [row, next] = [rows[from], rows[to]]
      if (row !== undefined && next !== undefined) onExtend?.(row, next)
    },
  })

  const wanted = useRef<string>(undefined)
  useLayoutEffect(() => {
    const index = wanted.current === undefined ? -1 : indexOf(wanted.current)
    if (index < first || index >= end) return
    wanted.current = undefined
    virtualizer.scrollToIndex(index - first)
  })
  const [, render] = useState({})
  useImperativeHandle(props.ref, () => ({
    show: (name) => {
      wanted.current = name
      render({})
    },
    focus: focus.focusRow,
  }))

  // Before a row is dragged its handle is pressed
  const [isArmed, setArmed] = useState(false)
  const arm = ({ target }: PointerEvent) => {
    const handle = (target as Element).closest<HTMLElement>('.row-handle')
    // A row with the focus stays while it is dragged out of sight
    handle?.focus()
    setArmed(handle !== null)
  }

  const items = virtualizer.getVirtualItems().filter(({ index }) => first + index < rows.length)
  const placed = useRowSlots(items, virtualizer.isScrolling)
  const current = useCurrentRow(
    items.map(({ index }) => first + index),
    {
      focused: focus.focused,
      firstInSight: first + (virtualizer.range?.startIndex ?? 0),
      isScrolling: virtualizer.isScrolling,
    },
  )
  const tracks = columns.map(({ width = 'minmax(0, 1fr)' }) =>
    typeof width === 'number' ? `${width}px` : width,
  )
  return (
    <RowsFrame
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-description="Arrow keys lead from cell to cell, Tab through the cells of a row."
      style={{ '--columns': tracks.join(' ') } as CSSProperties}
    >
      <thead>
        <tr>
          {columns.map(({ name, heading = name, kind }) => (
            <th key={name} scope="col" className={kind} {...(heading === name ? {} : { 'aria-label': name })}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody
        ref={body}
        style={{ height: rows.length === 0 ? undefined : (end - first) * rowHeight }}
        onPointerDown={arm}
        {...focus.listeners}
      >
        {placed.map(({ item, slot }) => {
          const index = first + item.index
          const row = rows[index] as Row
          const name = nameOf(row)
          return (
            <MovableRow
              key={slot}
              table={label}
              name={name}
              index={index}
              top={item.index * rowHeight}
              row={row}
              isSelected={isSelected?.(row)}
              isCurrent={index === current}
              isLocked={isLocked}
              isArmed={isArmed}
              indexOf={indexOf}
              onMove={onMove && move}
            >
              {children}
            </MovableRow>
          )
        })}
        {rows.length === 0 && (
          <tr>
            <td className="none">{none}</td>
          </tr>
        )}
      </tbody>
    </RowsFrame>
  )
}

const handleColumn: Column = { name: 'Move', heading: '', width: 28 }

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
