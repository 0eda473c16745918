import type { VirtualItem } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef } from 'react'
import { assignSlots, inOrder, inPlace, movedBetween, type RowSlots } from './row-slots.ts'

interface SlotsOptions {
  isScrolling: boolean
  /** Whether somebody types or has the focus in a row: that one keeps its element. */
  isHeld: boolean
}

/**
 * Rows that come into sight take over the elements of those that went: it is much quicker than drawing them
 * (ruling R387). The elements stay where they are among their siblings until the scrolling ends, since the browser lays
 * out again what moves there; where most of them would move, rows take over each other's elements instead. Returns the
 * rows in the order of their elements.
 */
export function useRowSlots(
  items: readonly VirtualItem[],
  { isScrolling, isHeld }: SlotsOptions,
): { item: VirtualItem; slot: number }[] {
  const drawn = useRef<RowSlots>(new Map())
  const byKey = new Map(items.map((item) => [String(item.key), item]))
  const keys = [...byKey.keys()]
  const assigned = assignSlots(drawn.current, keys)
  let slots = assigned
  if (!isScrolling) {
    slots = inOrder(assigned, keys)
    const wouldMostMove = 2 * movedBetween(drawn.current, slots) > keys.length
    if (wouldMostMove && !isHeld) slots = inPlace(drawn.current, keys)
  }
  useLayoutEffect(() => {
    drawn.current = slots
  })
  return [...slots].map(([key, slot]) => ({ item: byKey.get(key) as VirtualItem, slot }))
}
