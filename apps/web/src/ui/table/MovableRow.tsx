import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import {
  attachClosestEdge,
  type Edge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import HandleIcon from '@mui/icons-material/DragIndicator'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'

export interface RowMove {
  name: string
  /** The place among the shown rows that the row is to have. */
  to: number
}

interface MovableRowProps {
  table: string
  name: string
  index: number
  isSelected: boolean | undefined
  indexOf: (name: string) => number
  onMove: ((move: RowMove) => void) | undefined
  children: ReactNode
}

const Handle = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  padding: 3,
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  cursor: 'grab',
  opacity: 0.5,
  '&:hover, tr:hover &, &:focus-visible': { opacity: 1 },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}` },
}))

/** A row of a content table; with `onMove` it begins with a handle to move it by. */
export function MovableRow({ table, name, index, isSelected, indexOf, onMove, children }: MovableRowProps) {
  const row = useRef<HTMLTableRowElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const [isDragged, setDragged] = useState(false)
  const [edge, setEdge] = useState<Edge | null>(null)
  const latest = useRef({ onMove, indexOf })
  latest.current = { onMove, indexOf }
  const isMovable = onMove !== undefined

  useEffect(() => {
    if (!isMovable || row.current === null || handle.current === null) return
    const element = row.current
    return combine(
      draggable({
        element,
        dragHandle: handle.current,
        getInitialData: () => ({ table, name }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.table === table,
        getData: ({ input }) => attachClosestEdge({}, { element, input, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self, source }) =>
          setEdge(source.data.name === name ? null : extractClosestEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ self, source }) => {
          setEdge(null)
          const dropped = String(source.data.name)
          const from = latest.current.indexOf(dropped)
          const slot = latest.current.indexOf(name) + (extractClosestEdge(self.data) === 'bottom' ? 1 : 0)
          // What comes after the dragged row moves up when it is taken out
          if (dropped !== name) latest.current.onMove?.({ name: dropped, to: from < slot ? slot - 1 : slot })
        },
      }),
    )
  }, [isMovable, table, name])

  const hear = (event: KeyboardEvent) => {
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
    if (step === undefined) return
    event.preventDefault()
    onMove?.({ name, to: index + step })
    // The browser drops the focus of an element that is moved in the page
    requestAnimationFrame(() => handle.current?.focus())
  }
  return (
    <tr
      ref={row}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      data-dragged={isDragged ? '' : undefined}
      data-drop={edge ?? undefined}
    >
      {isMovable && (
        <td className="handle">
          <Handle
            ref={handle}
            type="button"
            aria-label={`Move ${name}`}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            title="Drag to move, or Alt with an arrow key"
            onKeyDown={hear}
          >
            <HandleIcon fontSize="inherit" />
          </Handle>
        </td>
      )}
      {children}
    </tr>
  )
}
