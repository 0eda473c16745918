import {
  type ClipboardEvent,
  type FocusEvent,
  type MouseEvent,
  type Ref,
  type RefObject,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { controls, isWriting } from './cell-controls.ts'
import type { Column } from './columns.ts'
import type { RowDeeds } from './GridRow.tsx'
import { gridKeys } from './grid-keys.ts'
import {
  haveSameKeys,
  headingKey,
  type Layout,
  layoutOf,
  type Section,
  type Shown,
  sectionOfKey,
} from './layout.ts'
import type { RowMove, SectionMove } from './moves.ts'
import { rowHeight as usualHeight } from './TableFrame.tsx'
import { useColumnWidths } from './use-column-widths.ts'
import { useColumnsInSight } from './use-columns-in-sight.ts'
import { useCurrentRow } from './use-current-row.ts'
import { placeOf, useGridFocus } from './use-grid-focus.ts'
import { useGridLines } from './use-grid-lines.ts'
import { useMouseWhileScrolling } from './use-mouse-while-scrolling.ts'
import { useRowHeights } from './use-row-heights.ts'
import { useRowMoves } from './use-row-moves.ts'
import { useRowSlots } from './use-row-slots.ts'
import { useScrollMargin } from './use-scroll-margin.ts'
import type { Selected } from './use-selection.ts'
import { useTyped } from './use-typed.ts'

export interface GridHandle<Row> {
  /** Scrolls to the row that is meant, as soon as it is shown; with the focus, its cell gets that too. */
  show: (isMeant: (row: Row) => boolean, wish?: { focus: boolean }) => void
  scrollToTop: () => void
  /** Puts a text into a field of a row, as if it was typed there; without a text, the field is not edited any more. */
  type: (row: Row, field: string, text: string | undefined) => void
  /** Whether something is typed that is not committed yet. */
  isTyped: () => boolean
  /** Gives the row at a place of the list the focus, or the last one when there are not so many. */
  focus: (place: number) => void
}

export interface GridBehaviour<Row> {
  ref?: Ref<GridHandle<Row>> | undefined
  /** The accessible name; the widths of columns are remembered by it. */
  label: string
  sections: readonly Section<Row>[]
  /** Which rows of a plain list are on this page; all of them without. */
  page?: Shown | undefined
  nameOf: (row: Row) => string
  /** The key of a row, which is no name: see `useRowKeys`. */
  keyOf: (row: Row) => string
  /** The panel that scrolls; the page itself without one. */
  scroller?: RefObject<HTMLElement | null> | undefined
  rowHeight?: number
  /** Whether rows are higher than that where they need it. */
  isMeasured?: boolean
  /** How many rows exist at least. */
  leastDrawn?: number
  selection?: Selected<Row> | undefined
  /** The row that the screen tells more about, and what is told when the focus goes to another. */
  activeKey?: string | undefined
  onActivate?: (row: Row) => void
  /** Told when rows are dragged, or moved by Alt and an arrow key; rows cannot be moved without. */
  onMove?: ((move: RowMove<Row>) => void) | undefined
  /** The same for a whole section by its heading. */
  onMoveSection?: ((move: SectionMove) => void) | undefined
  /** Whether rows that can be moved stay where they are for now. */
  isLocked?: boolean
  onDelete?: ((rows: readonly Row[]) => void) | undefined
  onCopy?: ((rows: readonly Row[]) => void) | undefined
  onCut?: ((rows: readonly Row[]) => void) | undefined
  /** Told what is pasted while no text is written, and where: on a row, or on the heading of a section. */
  onPaste?: ((text: string, at: { row: Row | undefined; section: string }) => void) | undefined
  /** Told by Ctrl+D which column of the rows is to have what the first of them has. */
  onFill?: ((column: string, rows: readonly Row[]) => void) | undefined
}

/** All that a grid knows and does; `Grid` draws it. */
export function useGrid<Row>(props: GridBehaviour<Row>, columns: readonly Column<Row>[]) {
  const { label, sections, nameOf, keyOf, scroller, rowHeight = usualHeight, selection, onMove } = props
  const { first, end } = props.page ?? {}
  const layout = useMemo(
    () => layoutOf(sections, first === undefined || end === undefined ? undefined : { first, end }),
    [sections, first, end],
  )
  const table = useRef<HTMLTableElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const margin = useScrollMargin(body, scroller)
  const keyAt = useKeyAt(layout, props)
  const typed = useTyped()
  const lineOf = useCallback(
    (key: string) =>
      sectionOfKey(key) === undefined
        ? layout.find((row) => keyOf(row) === key)
        : layout.headingOf(sectionOfKey(key)!),
    [layout, keyOf],
  )
  const typedKeys = [...typed.byRow.keys()].join('\n')
  const typedLines = useMemo(
    () => (typedKeys === '' ? [] : typedKeys.split('\n').map(lineOf)),
    [typedKeys, lineOf],
  )
  const lines = useGridLines({
    count: layout.count,
    rowHeight,
    least: props.leastDrawn ?? 0,
    scroller,
    margin,
    keyAt,
    kept: () => (focus.hasFocus() ? [...typedLines, focus.line] : typedLines),
  })
  const widths = useColumnWidths(label, columns)
  const inSight = useColumnsInSight(columns, { given: widths.given, scroller })
  const focus = useGridFocus(table, {
    count: layout.count,
    keyAt,
    lineOf,
    scrollTo: (line) => lines.scrollToIndex(line),
    scrollToColumn: (column) => scroller?.current?.scrollTo({ left: inSight.leftOf(column) }),
  })

  const { rowAt } = layout
  const moves = useRowMoves({
    layout,
    sections,
    first,
    lineOf,
    selection,
    body,
    scroller,
    edgeAt: (top) => {
      const item = lines.getVirtualItemForOffset(top + (margin ?? 0))
      if (item === undefined) return undefined
      const isBelow = top > (item.start + item.end) / 2 - (margin ?? 0)
      return { edge: item.index + (isBelow ? 1 : 0), top: (isBelow ? item.end : item.start) - (margin ?? 0) }
    },
    topOf: (line) =>
      (lines.measurementsCache[line]?.start ?? lines.getTotalSize() + (margin ?? 0)) - (margin ?? 0),
    onMove,
    onMoveSection: props.onMoveSection,
  })
  const moveSectionByKey = (section: string, step: 1 | -1) => {
    const move = moves.moveSectionBeside(section, step)
    if (move === undefined) return
    focus.follow()
    props.onMoveSection?.(move)
  }
  const moveByKey = (row: Row, step: 1 | -1) => {
    const move = moves.moveBeside(row, step)
    if (move === undefined) return
    // The row is in its new place only when the grid is drawn again
    focus.follow()
    onMove?.(move)
  }

  const { onDrag } = moves
  const { grid } = moves.drag
  const latest = useRef(selection)
  latest.current = selection
  const deeds = useMemo(
    (): RowDeeds<Row> => ({
      grid,
      nameOf,
      onSelect: (...chosen) => latest.current?.select(...chosen),
      type: typed.type,
      onDrag,
    }),
    [grid, nameOf, typed.type, onDrag],
  )

  const wanted = useRef<{ isMeant: (row: Row) => boolean; focus: boolean }>(undefined)
  const [, render] = useState({})
  useLayoutEffect(() => {
    const line = wanted.current === undefined ? -1 : layout.find(wanted.current.isMeant)
    if (line === -1 || margin === undefined || line >= lines.options.count) return
    const isFocused = wanted.current?.focus
    wanted.current = undefined
    lines.scrollToIndex(line)
    const edited = columns.findIndex(({ onEdit }) => onEdit !== undefined)
    if (isFocused) focus.focus({ line, column: Math.max(0, edited) })
  })
  useImperativeHandle(props.ref, () => ({
    show: (isMeant, wish = { focus: false }) => {
      wanted.current = { isMeant, ...wish }
      render({})
    },
    scrollToTop: () => {
      wanted.current = undefined
      lines.scrollToOffset(0)
    },
    type: (row, field, text) => typed.type(keyOf(row), field, text),
    isTyped: () => typed.byRow.size > 0,
    focus: (place) => focus.focus({ line: Math.max(0, place - (first ?? 0)), column: focus.lastColumn() }),
  }))

  /** Ctrl or Shift with a click beside the controls of a row selects it. */
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element
    const isChosen = event.ctrlKey || event.metaKey || event.shiftKey
    const row = rowAt(placeOf(target)?.line ?? -1)
    const control = target.closest(`:is(${controls}):not(td)`)
    const isOnControl = control !== null && target.closest('td')?.contains(control)
    if (!isChosen || row === undefined || isOnControl) return
    selection?.select(row, event.shiftKey || !selection.isSelected(row), event)
  }
  const onDoubleClick = ({ target }: MouseEvent) => {
    const cell = (target as Element).closest('td[data-editable]')
    const place = cell && placeOf(cell)
    const row = place && rowAt(place.line)
    if (row) columns[place.column]?.onEdit?.(row)
  }

  const items = lines.getVirtualItems().filter(({ index }) => index < layout.count)
  const isHeld = focus.hasFocus() || typed.byRow.size > 0
  const placed = useRowSlots(items, { isScrolling: lines.isScrolling, isHeld })
  useMouseWhileScrolling(body, lines.isScrolling)
  const current = useCurrentRow(
    items.map(({ index }) => index),
    {
      focused: focus.line < 0 ? undefined : focus.line,
      firstInSight: lines.range?.startIndex ?? 0,
      isScrolling: lines.isScrolling,
    },
  )
  const watchHeight = useRowHeights(lines.resizeItem)
  const { range } = lines
  return {
    layout,
    rowHeight,
    table,
    body,
    widths,
    inSight,
    deeds,
    drag: moves.drag,
    draggedRows: moves.draggedRows,
    current,
    typedIn: (key: string) => typed.byRow.get(key),
    height: lines.getTotalSize(),
    lines: placed.map(({ item, slot }) => ({ line: item.index, top: item.start - (margin ?? 0), slot })),
    watchHeight: props.isMeasured ? watchHeight : undefined,
    listeners: {
      onClick,
      onDoubleClick,
      onPointerDown: moves.drag.arm,
      onBlur: focus.listeners.onBlur,
      onFocus: (event: FocusEvent) => {
        focus.listeners.onFocus(event)
        const row = rowAt(placeOf(event.target)?.line ?? -1)
        if (row !== undefined) props.onActivate?.(row)
      },
      onKeyDown: gridKeys({
        layout,
        columns,
        page: Math.max(1, range === null ? 10 : range.endIndex - range.startIndex),
        selection,
        focus: focus.focus,
        onWiden: (column, by) => {
          const head = table.current?.querySelector<HTMLElement>(`thead [aria-colindex="${column + 1}"]`)
          if (head) widths.widen(column, by, head)
        },
        onMove: onMove === undefined || props.isLocked ? undefined : moveByKey,
        onMoveSection: props.onMoveSection === undefined || props.isLocked ? undefined : moveSectionByKey,
        onDelete: props.onDelete,
        onCopy: props.onCopy,
        onCut: props.onCut,
        onFill: props.onFill,
      }),
      onPaste: (event: ClipboardEvent) => {
        const item = layout.at(placeOf(event.target as Element)?.line ?? -1)
        if (props.onPaste === undefined || item === undefined || isWriting(event.target as Element)) return
        event.preventDefault()
        const row = item.kind === 'row' ? item.row : undefined
        props.onPaste(event.clipboardData.getData('text'), { row, section: item.section.key })
      },
    },
  }
}

/** The key of a line. The same function while the keys are: with another one all lines are measured anew. */
function useKeyAt<Row>(
  layout: Layout<Row>,
  { sections, page, keyOf }: Pick<GridBehaviour<Row>, 'sections' | 'page' | 'keyOf'>,
): (line: number) => string {
  const latest = useRef({ layout, sections, page, keyOf })
  const made = useRef<(line: number) => string>(undefined)
  const before = latest.current
  const isSame =
    keyOf === before.keyOf &&
    page?.first === before.page?.first &&
    page?.end === before.page?.end &&
    haveSameKeys(before.sections, sections, keyOf)
  latest.current = { layout, sections, page, keyOf }
  if (made.current === undefined || !isSame) {
    made.current = (line) => keyOfLine(latest.current.layout, line, latest.current.keyOf)
  }
  return made.current
}

function keyOfLine<Row>(layout: Layout<Row>, line: number, keyOf: (row: Row) => string): string {
  const row = layout.rowAt(line)
  if (row !== undefined) return keyOf(row)
  const section = layout.at(line)?.section
  return section === undefined ? `line ${line}` : headingKey(section.key)
}
