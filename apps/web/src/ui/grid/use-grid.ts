import { type FocusEvent, useCallback, useImperativeHandle, useMemo, useRef } from 'react'
import type { Column } from './columns.ts'
import type { RowActions } from './GridRow.tsx'
import type { GridBehaviour } from './grid-api.ts'
import { gridKeys } from './grid-keys.ts'
import { gridMouse } from './grid-mouse.ts'
import { layoutOf, sectionOfKey } from './layout.ts'
import { rowHeight as usualHeight } from './TableFrame.tsx'
import { useColumnWidths } from './use-column-widths.ts'
import { useColumnsInSight } from './use-columns-in-sight.ts'
import { useCurrentRow } from './use-current-row.ts'
import { placeOf, useGridFocus } from './use-grid-focus.ts'
import { useGridLines } from './use-grid-lines.ts'
import { useGridPaste } from './use-grid-paste.ts'
import { useKeyAt } from './use-key-at.ts'
import { useMouseWhileScrolling } from './use-mouse-while-scrolling.ts'
import { useRowHeights } from './use-row-heights.ts'
import { useRowMoves } from './use-row-moves.ts'
import { useRowSlots } from './use-row-slots.ts'
import { useScrollMargin } from './use-scroll-margin.ts'
import { useShowRow } from './use-show-row.ts'
import { useTypedByRow } from './use-typed.ts'

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
  const typed = useTypedByRow()
  const lineOf = useCallback(
    (key: string) =>
      sectionOfKey(key) === undefined
        ? layout.find((row) => keyOf(row) === key)
        : layout.headingOf(sectionOfKey(key)!),
    [layout, keyOf],
  )
  const typedLines = useTypedLines(typed.byRow, lineOf)
  const lines = useGridLines({
    count: layout.count,
    rowHeight,
    minRows: props.minDrawn ?? 0,
    scroller,
    margin,
    keyAt,
    // Called while lines are placed, when the focus below is known
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
    const move = moves.sectionMoveBy(section, step)
    if (move === undefined) return
    focus.follow()
    props.onMoveSection?.(move)
  }
  const moveByKey = (row: Row, step: 1 | -1) => {
    const move = moves.rowMoveBy(row, step)
    if (move === undefined) return
    // The row is in its new place only when the grid is drawn again
    focus.follow()
    onMove?.(move)
  }

  const { onDrag } = moves
  const { grid } = moves.drag
  const latest = useRef(selection)
  latest.current = selection
  const actions = useMemo(
    (): RowActions<Row> => ({
      grid,
      nameOf,
      onSelect: (...chosen) => latest.current?.select(...chosen),
      type: typed.type,
      onDrag,
    }),
    [grid, nameOf, typed.type, onDrag],
  )

  const showing = useShowRow({
    lineOf: layout.find,
    lineCount: margin === undefined ? 0 : lines.options.count,
    show: (line, options) => {
      lines.scrollToIndex(line)
      const edited = columns.findIndex(({ onEdit }) => onEdit !== undefined)
      if (options.focus) focus.focus({ line, column: Math.max(0, edited) })
    },
  })
  useImperativeHandle(props.ref, () => ({
    show: showing.show,
    scrollToTop: () => {
      showing.cancel()
      lines.scrollToOffset(0)
    },
    type: (row, field, text) => typed.type(keyOf(row), field, text),
    isTyped: () => typed.byRow.size > 0,
    focus: (place) => focus.focus({ line: Math.max(0, place - (first ?? 0)), column: focus.lastColumn() }),
  }))

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
  const { onPaste } = props
  const pasteAt = (text: string, focused: Element) => {
    const item = layout.at(placeOf(focused)?.line ?? -1)
    if (item === undefined) return
    onPaste?.(text, { row: item.kind === 'row' ? item.row : undefined, section: item.section.key })
  }
  useGridPaste(table, onPaste === undefined ? undefined : pasteAt)
  const { range } = lines
  return {
    layout,
    rowHeight,
    table,
    body,
    widths,
    inSight,
    actions,
    drag: moves.drag,
    draggedRows: moves.draggedRows,
    current,
    typedIn: (key: string) => typed.byRow.get(key),
    height: lines.getTotalSize(),
    lines: placed.map(({ item, slot }) => ({ line: item.index, top: item.start - (margin ?? 0), slot })),
    watchHeight: props.isMeasured ? watchHeight : undefined,
    listeners: {
      ...gridMouse({ rowAt, columns, selection }),
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
    },
  }
}

/** The lines in which something is typed and not committed; the same list while they are, since keys are searched for. */
function useTypedLines(byRow: ReadonlyMap<string, unknown>, lineOf: (key: string) => number): number[] {
  const keys = [...byRow.keys()].join('\n')
  return useMemo(() => (keys === '' ? [] : keys.split('\n').map(lineOf)), [keys, lineOf])
}
