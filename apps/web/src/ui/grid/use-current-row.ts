import { useLayoutEffect, useRef } from 'react'

interface RowStates {
  focused: number | undefined
  firstInSight: number
  isScrolling: boolean
}

/** The row that Tab leads into; while scrolling it stays the same as long as it can, since another makes two rows be drawn. */
export function useCurrentRow(
  drawn: readonly number[],
  { focused, firstInSight, isScrolling }: RowStates,
): number {
  const before = useRef<number>(undefined)
  const candidates = [focused, isScrolling ? before.current : undefined]
  const current = candidates.find((index) => index !== undefined && drawn.includes(index)) ?? firstInSight
  useLayoutEffect(() => {
    before.current = current
  })
  return current
}
