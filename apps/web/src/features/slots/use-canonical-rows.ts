import { type Canonical, moveCanonical, type Slot } from '@sdp/domain'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { useEditing } from '../../editing/use-editing.ts'
import type { RowMove } from '../../ui/table/MovableRow.tsx'
import { rowHeight } from '../../ui/table/TableFrame.tsx'
import { useRowFocus } from '../../ui/table/use-row-focus.ts'

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
    estimateSize: () => rowHeight + 1,
    overscan: 10,
    scrollPaddingStart: rowHeight,
    getItemKey: (index) => shown[index]?.name ?? index,
    // The row with the focus stays, or scrolling on would take what is typed there
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range)
      const kept = focus.hasFocus() ? (focus.focused ?? -1) : -1
      if (kept < 0 || kept >= range.count || drawn.includes(kept)) return drawn
      return [...drawn, kept].sort((a, b) => a - b)
    },
  })
  const move = ({ name, to }: RowMove) => {
    const neighbour = shown[to]
    if (neighbour === undefined) return
    edit(moveCanonical, { slot: slot.name, canonical: name, to: slot.canonicals.indexOf(neighbour) })
  }
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

  const latest = useRef({ shown, virtualizer })
  latest.current = { shown, virtualizer }
  useEffect(() => {
    const place = latest.current.shown.findIndex(({ name }) => name === added)
    if (place !== -1) latest.current.virtualizer.scrollToIndex(place)
  }, [added])

  const items = virtualizer.getVirtualItems()
  const isFocusDrawn = items.some(({ index }) => index === focus.focused)
  return {
    scroller,
    body,
    virtualizer,
    items,
    move,
    listeners: focus.listeners,
    /** The row that Tab leads into. */
    current: isFocusDrawn ? focus.focused : (virtualizer.range?.startIndex ?? 0),
  }
}
