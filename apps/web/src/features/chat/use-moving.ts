import { type PointerEvent, useState } from 'react'
import { prefer, usePreferences } from '../../browser/preferences.ts'
import { topBarHeight } from '../../ui/layout.ts'

interface Position {
  right: number
  bottom: number
}

export interface MoveHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onPointerMove: (event: PointerEvent<HTMLElement>) => void
  onPointerUp: () => void
}

interface Move {
  /** Where the pointer and the corner were when it began. */
  from: { x: number; y: number; at: Position }
  to: Position
}

/** Moves the floating window by its head; where it was let go is kept for this browser. */
export function useMoving(size: { width: number; height: number }): {
  position: Position
  handlers: MoveHandlers
} {
  const kept = usePreferences((state) => state.chatPosition)
  const [move, setMove] = useState<Move>()
  const position = withinWindow(move?.to ?? kept, size)
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isOnControl = (event.target as Element).closest('button, select, input') !== null
      if (event.button !== 0 || isOnControl) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setMove({ from: { x: event.clientX, y: event.clientY, at: position }, to: position })
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (move === undefined) return
      const { from } = move
      const to = { right: from.at.right - (clientX - from.x), bottom: from.at.bottom - (clientY - from.y) }
      setMove({ from, to: withinWindow(to, size) })
    },
    onPointerUp: () => {
      if (move !== undefined) prefer({ chatPosition: move.to })
      setMove(undefined)
    },
  }
  return { position, handlers }
}

/** Also where the window of the browser became smaller since, the head can be reached. */
function withinWindow(
  { right, bottom }: Position,
  { width, height }: { width: number; height: number },
): Position {
  const within = (value: number, room: number) => Math.round(Math.min(Math.max(value, 0), Math.max(room, 0)))
  return {
    right: within(right, innerWidth - width),
    bottom: within(bottom, innerHeight - topBarHeight - Math.min(height, innerHeight / 2)),
  }
}
