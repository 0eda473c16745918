import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import {
  attachClosestEdge,
  type Edge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { memo, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { CellIcon } from './CellIcon.tsx'
import { controls } from './cell-keys.ts'
import type { WatchHeight } from './use-row-heights.ts'

export interface RowMove {
  name: string
  /** The place among the shown rows that the row is to have. */
  to: number
}

interface MovableRowProps<Row> {
  table: string
  name: string
  index: number
  /** How far below the first row it is put. */
  top: number
  row: Row
  isSelected: boolean | undefined
  /** Whether Tab leads into this row. */
  isCurrent: boolean
  /** Whether rows stay where they are for now. */
  isLocked: boolean
  /** Whether it can be dragged and dropped upon: to make every row ready costs much while scrolling. */
  isArmed: boolean
  indexOf: (name: string) => number
  onMove: ((move: RowMove) => void) | undefined
  /** Takes the row where heights differ. */
  watchHeight?: WatchHeight
  children: (row: Row, isSelected: boolean) => ReactNode
}

/** A row of a content table; with `onMove` it begins with a handle to move it by. */
function Row<Content>(props: MovableRowProps<Content>) {
  const {
    table,
    name,
    index,
    top,
    isSelected,
    isCurrent,
    isLocked,
    isArmed,
    indexOf,
    onMove,
    watchHeight,
    children,
  } = props
  const row = useRef<HTMLTableRowElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const [isDragged, setDragged] = useState(false)
  const [edge, setEdge] = useState<Edge | null>(null)
  const isMovable = onMove !== undefined

  // Hundreds of controls would stand between the table and what comes after it
  useLayoutEffect(() => {
    for (const control of row.current?.querySelectorAll<HTMLElement>(controls) ?? []) {
      const tabIndex = isCurrent ? 0 : -1
      // Setting it makes the browser find the styles of the control anew
      if (control.tabIndex !== tabIndex) control.tabIndex = tabIndex
    }
  })

  useEffect(() => {
    if (!isArmed || onMove === undefined || row.current === null || handle.current === null) return
    const element = row.current
    return combine(
      draggable({
        element,
        dragHandle: handle.current,
        canDrag: () => !isLocked,
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
          const from = indexOf(dropped)
          const slot = indexOf(name) + (extractClosestEdge(self.data) === 'bottom' ? 1 : 0)
          // What comes after the dragged row moves up when it is taken out
          if (dropped !== name) onMove({ name: dropped, to: from < slot ? slot - 1 : slot })
        },
      }),
    )
  }, [isArmed, onMove, isLocked, indexOf, table, name])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another row in the same element is measured again
  useLayoutEffect(() => watchHeight?.(row.current!), [watchHeight, name, index])
  return (
    <tr
      ref={row}
      className="row"
      style={{ top }}
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      data-dragged={isDragged ? '' : undefined}
      data-drop={edge ?? undefined}
    >
      {isMovable && (
        <td className="handle">
          <button
            ref={handle}
            className="row-handle"
            type="button"
            aria-label={`Move ${name}`}
            aria-disabled={isLocked}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            title="Drag to move, or Alt with an arrow key"
          >
            <CellIcon name="move" />
          </button>
        </td>
      )}
      {children(props.row, isSelected === true)}
    </tr>
  )
}

export const MovableRow = memo(Row) as typeof Row
