import { useCallback, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

/** Reports the height of a row now and whenever it changes, until the returned function is called. */
export type WatchHeight = (box: HTMLElement) => () => void

/** Rows are measured once the browser has laid them out: asking for a height before would lay all out twice. */
export function useRowHeights(onHeight: (index: number, height: number) => void): WatchHeight {
  const latest = useRef(onHeight)
  latest.current = onHeight
  const observer = useRef<ResizeObserver>(undefined)
  observer.current ??= new ResizeObserver((entries) => {
    // At once, or rows would be seen one over the other for a moment.
    flushSync(() => {
      for (const { target, borderBoxSize } of entries) {
        const { line } = (target as HTMLElement).dataset
        // A box that is out of the page has no height.
        if (target.isConnected) latest.current(Number(line), borderBoxSize[0]!.blockSize)
      }
    })
  })
  useLayoutEffect(() => () => observer.current?.disconnect(), [])
  return useCallback((box) => {
    observer.current?.observe(box)
    return () => observer.current?.unobserve(box)
  }, [])
}
