import { type RefObject, useEffect, useMemo, useState } from 'react'
import { type Column, columnsToDraw, type GivenWidths, maxRendered, pinnedOffsets } from './columns.ts'

/** The width of a column that says none, among many. */
const usualWidth = 160

/** Which of many columns are drawn, and how wide all of them are; all columns where there are few, or nothing scrolls. */
export function useColumnsInSight<Row>(
  columns: readonly Column<Row>[],
  { given, scroller }: { given: GivenWidths; scroller: RefObject<HTMLElement | null> | undefined },
) {
  const isMany = scroller !== undefined && columns.length > maxRendered
  const [seen, setSeen] = useState({ left: 0, width: 0 })
  useEffect(() => {
    const panel = scroller?.current
    if (!isMany || !panel) return
    const look = () => setSeen({ left: panel.scrollLeft, width: panel.clientWidth })
    look()
    const observer = new ResizeObserver(look)
    observer.observe(panel)
    panel.addEventListener('scroll', look)
    return () => {
      observer.disconnect()
      panel.removeEventListener('scroll', look)
    }
  }, [isMany, scroller])
  const sized = useMemo(
    () =>
      columns.map(({ name, width, isPinned = false }) => ({
        width: given[name] ?? (typeof width === 'number' ? width : usualWidth),
        isPinned,
      })),
    [columns, given],
  )
  const wanted = isMany ? columnsToDraw(sized, seen).join(' ') : undefined
  // The same list while the same columns are in sight, or scrolling would draw all rows again
  const drawn = useMemo(() => wanted?.split(' ').map(Number), [wanted])
  const pinned = useMemo(() => (isMany ? pinnedOffsets(sized) : undefined), [isMany, sized])
  const width = isMany ? sized.reduce((sum, one) => sum + one.width, 0) : undefined
  const leftOf = (column: number) => sized.slice(0, column).reduce((sum, one) => sum + one.width, 0)
  return { drawn, pinned, width, leftOf }
}
