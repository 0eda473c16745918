import { type Canonical, moveCanonical, type Slot } from '@sdp/domain/slots'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useDeferredValue, useEffect, useRef } from 'react'
import { useEditing } from '../../editing/use-editing.ts'
import { rowsNear } from '../../ui/table/drawn-rows.ts'
import type { RowMove } from '../../ui/table/MovableRow.tsx'
import { rowHeight } from '../../ui/table/TableFrame.tsx'
import { useCurrentRow } from '../../ui/table/use-current-row.ts'
import { useRowFocus } from '../../ui/table/use-row-focus.ts'
import { useRowHeights } from '../../ui/table/use-row-heights.ts'
import { useRowSlots } from '../../ui/table/use-row-slots.ts'

interface ShownCanonicals {
  slot: Slot
  shown: readonly Canonical[]
  /** The canonical that was added last; it is brought into sight. */
  added: string | undefined
}

/** Which canonicals are drawn in a list that scrolls, and what the keys do there. */
export function useCanonicalRows({ slot, shown, added }: ShownCanonicals) {
  const { edit, canEdit } = useEditing()
  const scroller = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    // What is on the screen comes first
    overscan: useDeferredValue(5, 0),
    // The head is above the rows and stays over them
    scrollMargin: rowHeight,
    scrollPaddingStart: rowHeight,
    // The same function until other rows are shown: with another one all places are reckoned anew
    getItemKey: useCallback((index: number) => shown[index]?.name ?? index, [shown]),
    rangeExtractor: (range) =>
      rowsNear(range, {
        height: scroller.current?.clientHeight ?? 0,
        kept: focus.hasFocus() ? (focus.focused ?? -1) : -1,
      }),
  })
  const latest = useRef({ slot, shown, virtualizer })
  latest.current = { slot, shown, virtualizer }
  const move = useCallback(
    ({ name, to }: RowMove) => {
      const { slot, shown } = latest.current
      const neighbour = shown[to]
      if (neighbour === undefined) return
      edit(moveCanonical, { slot: slot.name, canonical: name, to: slot.canonicals.indexOf(neighbour) })
    },
    [edit],
  )
  const indexOf = useCallback(
    (name: string) => latest.current.shown.findIndex((one) => one.name === name),
    [],
  )
  const focus = useRowFocus(body, {
    first: 0,
    end: shown.length,
    scrollTo: (index) => virtualizer.scrollToIndex(index),
    onKey: () => {},
    onMove: canEdit
      ? (from, to) => {
          const name = shown[from]?.name
          if (name !== undefined) move({ name, to })
        }
      : undefined,
    onExtend: undefined,
  })
  useEffect(() => {
    const place = added === undefined ? -1 : indexOf(added)
    if (place !== -1) latest.current.virtualizer.scrollToIndex(place)
  }, [added, indexOf])

  const items = virtualizer.getVirtualItems().filter(({ index }) => index < shown.length)
  const placed = useRowSlots(items, virtualizer.isScrolling)
  return {
    scroller,
    body,
    height: virtualizer.getTotalSize(),
    rows: placed.map(({ item, slot }) => ({
      canonical: shown[item.index]!,
      index: item.index,
      top: item.start - rowHeight,
      element: slot,
    })),
    watchHeight: useRowHeights(virtualizer.resizeItem),
    move: canEdit ? move : undefined,
    indexOf,
    listeners: focus.listeners,
    /** The row that Tab leads into. */
    current: useCurrentRow(
      items.map(({ index }) => index),
      {
        focused: focus.focused,
        firstInSight: virtualizer.range?.startIndex ?? 0,
        isScrolling: virtualizer.isScrolling,
      },
    ),
  }
}
