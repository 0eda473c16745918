import type { VirtualItem } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef } from 'react'
import { assignSlots, inOrder, type RowSlots } from './row-slots.ts'

/**
 * Rows that come into sight take over the elements of those that went: it is much quicker than drawing them.
 * The elements stay where they are among their siblings until the scrolling ends, since the browser lays out anew what
 * moves there. Answers the rows in the order of their elements.
 */
export function useRowSlots(
  items: readonly VirtualItem[],
  isScrolling: boolean,
): { item: VirtualItem; slot: number }[] {
  const drawn = useRef<RowSlots>(new Map())
  const byKey = new Map(items.map((item) => [String(item.key), item]))
  const keys = [...byKey.keys()]
  const assigned = assignSlots(drawn.current, keys)
  const slots = isScrolling ? assigned : inOrder(assigned, keys)
  useLayoutEffect(() => {
    drawn.current = slots
  })
  return [...slots].map(([key, slot]) => ({ item: byKey.get(key) as VirtualItem, slot }))
}
