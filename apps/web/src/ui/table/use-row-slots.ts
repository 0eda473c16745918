import { useLayoutEffect, useRef } from 'react'
import { assignSlots } from './row-slots.ts'

/** Rows that come into sight take over what those that went leave in the page: it is much quicker than drawing them. */
export function useRowSlots(names: readonly string[]): (name: string) => number | undefined {
  const drawn = useRef<ReadonlyMap<string, number>>(new Map())
  const slots = assignSlots(drawn.current, names)
  useLayoutEffect(() => {
    drawn.current = slots
  })
  return (name) => slots.get(name)
}
