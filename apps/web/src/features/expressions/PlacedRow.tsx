import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { WatchHeight } from '../../ui/table/use-row-heights.ts'

interface PlacedRowProps {
  at: number
  index: number
  top: number
  watchHeight: WatchHeight
  children: ReactNode
}

/** A row at its place in the list. */
export function PlacedRow({ at, index, top, watchHeight, children }: PlacedRowProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row in the same box is measured again
  useLayoutEffect(() => watchHeight(box.current!), [watchHeight, at, index])
  return (
    <div
      ref={box}
      role="presentation"
      data-index={index}
      style={{ position: 'absolute', top, insetInline: 0 }}
    >
      {children}
    </div>
  )
}
