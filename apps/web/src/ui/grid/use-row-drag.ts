import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import {
  autoScrollForElements,
  autoScrollWindowForElements,
} from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { type PointerEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'

/** The edge between two lines, and how far below the first line it is. */
export interface Edge {
  edge: number
  top: number
}

interface RowDragOptions {
  body: RefObject<HTMLElement | null>
  scroller: RefObject<HTMLElement | null> | undefined
  /** The edge that is nearest to a place below the first line, of those that what has the key can be put at. */
  edgeAt: (top: number, key: string) => Edge | undefined
  /** Whether the dragged rows can be put there. */
  canDrop: (edge: number, key: string) => boolean
  /** Not called where rows cannot be moved. */
  onDrop: ((edge: number, key: string) => void) | undefined
}

/** Rows are dragged by their handles; the grid shows one line where they would stand and scrolls near its ends. */
export function useRowDrag(options: RowDragOptions) {
  const grid = useId()
  const [armed, setArmed] = useState<string>()
  const [line, setLine] = useState<Edge>()
  const latest = useRef(options)
  latest.current = options
  const isOn = armed !== undefined

  useEffect(() => {
    const { body, scroller } = latest.current
    const element = body.current
    if (!isOn || element === null) return
    const canScroll = ({ source }: { source: { data: Record<string, unknown> } }) => source.data.grid === grid
    const panel = scroller?.current
    const edgeOf = ({ clientY }: { clientY: number }, key: string) =>
      latest.current.edgeAt(clientY - element.getBoundingClientRect().top, key)
    return combine(
      panel
        ? autoScrollForElements({ element: panel, canScroll })
        : autoScrollWindowForElements({ canScroll }),
      dropTargetForElements({
        element,
        canDrop: canScroll,
        onDrag: ({ location, source }) => {
          const key = String(source.data.key)
          const found = edgeOf(location.current.input, key)
          const isTaken = found && latest.current.canDrop(found.edge, key)
          // The same line draws nothing again
          setLine((before) => (isTaken ? (before?.edge === found.edge ? before : found) : undefined))
        },
        onDragLeave: () => setLine(undefined),
        onDrop: ({ location, source }) => {
          setLine(undefined)
          const key = String(source.data.key)
          const found = edgeOf(location.current.input, key)
          if (found !== undefined) latest.current.onDrop?.(found.edge, key)
        },
      }),
    )
  }, [isOn, grid])

  /** Before a row is dragged its handle is pressed: to make every row ready would cost much while scrolling. */
  const arm = ({ target }: PointerEvent) => {
    const handle = (target as Element).closest<HTMLElement>('.row-handle')
    // A row with the focus stays while it is dragged out of sight
    handle?.focus()
    setArmed(handle?.closest<HTMLElement>('tr')?.dataset.key)
  }
  return { grid, armed, arm, line: options.onDrop && line }
}
