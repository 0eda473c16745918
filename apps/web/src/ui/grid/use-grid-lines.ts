import {
  observeWindowOffset,
  observeWindowRect,
  useVirtualizer,
  type VirtualizerOptions,
  windowScroll,
} from '@tanstack/react-virtual'
import { type RefObject, useDeferredValue } from 'react'
import { rowsToDraw } from './drawn-rows.ts'
import { headClearance, tailClearance } from './TableFrame.tsx'

interface GridLinesOptions {
  count: number
  /** The height of a line, or what it is thought to be before it is measured. */
  rowHeight: number
  /** How many lines exist at least. */
  minRows: number
  /** The panel that scrolls; the page itself without one. */
  scroller: RefObject<HTMLElement | null> | undefined
  /** How far below the top of what scrolls the lines begin; unknown before they are there. */
  margin: number | undefined
  keyAt: (index: number) => string
  /** The lines that exist wherever the grid is scrolled to. */
  kept: () => readonly number[]
}

/** More than fit on any screen. */
const maxAtFirst = 200

/** The same as a panel has it, for the whole page. */
const ofWindow = {
  observeElementRect: observeWindowRect,
  observeElementOffset: observeWindowOffset,
  scrollToFn: windowScroll,
  initialOffset: () => window.scrollY,
} as unknown as Pick<
  VirtualizerOptions<Element, Element>,
  'observeElementRect' | 'observeElementOffset' | 'scrollToFn' | 'initialOffset'
>

/** Which lines of a grid exist and where they stand: those near what is in sight. */
export function useGridLines(options: GridLinesOptions) {
  const { rowHeight, minRows, scroller, margin, keyAt, kept } = options
  // What is on the screen comes first: to give many thousand lines their places takes a while. Of a page the browser wants
  // to know at once how long it is, since it may have been scrolled before.
  const hasAll = useDeferredValue(true, scroller === undefined)
  const count = hasAll ? options.count : Math.min(options.count, maxAtFirst)
  return useVirtualizer<Element, Element>({
    ...(scroller === undefined ? ofWindow : {}),
    getScrollElement: () => (scroller === undefined ? (window as unknown as Element) : scroller.current),
    // No rows before it is known where they are: all of them would be drawn twice
    count: margin === undefined ? 0 : count,
    estimateSize: () => rowHeight,
    // What is on the screen comes first
    overscan: useDeferredValue(minRows > 0 ? 0 : 5, 0),
    scrollMargin: margin ?? 0,
    scrollPaddingStart: scroller === undefined ? headClearance : (margin ?? 0),
    scrollPaddingEnd: scroller === undefined ? tailClearance : 0,
    getItemKey: keyAt,
    rangeExtractor: (range) => {
      const height = scroller === undefined ? window.innerHeight : (scroller.current?.clientHeight ?? 0)
      return rowsToDraw(range, { fitting: Math.ceil(height / rowHeight), minRows, kept: kept() })
    },
  })
}
