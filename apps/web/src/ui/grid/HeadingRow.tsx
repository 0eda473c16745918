import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import ExpandIcon from '@mui/icons-material/ExpandMore'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { ariaKeys } from '../shortcuts.ts'
import { CellIcon } from './CellIcon.tsx'
import { controls } from './cell-controls.ts'
import { RowTyping, type TypedInRow } from './use-typed.ts'

interface HeadingRowProps {
  heading: ReactNode
  /** What the rows below are called together. */
  label: string
  rowKey: string
  isFolded: boolean
  onFold: (isFolded: boolean) => void
  line: number
  rowIndex: number
  top: number
  columns: number
  isCurrent: boolean
  isMovable: boolean
  isLocked: boolean
  isArmed: boolean
  /** What drops are distinguished by. */
  grid: string
  typed: TypedInRow | undefined
  type: (row: string, field: string, text: string | undefined) => void
}

/** The heading of a section, which folds its rows away and can be moved with them. */
export function HeadingRow(props: HeadingRowProps) {
  const { heading, label, rowKey, isFolded, onFold, isCurrent, isMovable, isLocked, isArmed, grid } = props
  const { typed, type } = props
  const element = useRef<HTMLTableRowElement>(null)
  useLayoutEffect(() => {
    for (const control of element.current?.querySelectorAll<HTMLElement>(controls) ?? []) {
      control.tabIndex = isCurrent ? 0 : -1
    }
  })
  useEffect(() => {
    const dragHandle = element.current?.querySelector('.row-handle')
    if (!isArmed || element.current === null || !dragHandle) return
    return draggable({
      element: element.current,
      dragHandle,
      canDrag: () => !isLocked,
      getInitialData: () => ({ grid, key: rowKey }),
    })
  }, [isArmed, isLocked, grid, rowKey])
  const typing = useMemo(() => {
    const typeHere = (field: string, text: string | undefined) => type(rowKey, field, text)
    return { typed, type: typeHere, typeHere: () => typeHere }
  }, [typed, type, rowKey])
  return (
    <tr
      ref={element}
      className="row heading"
      style={{ top: props.top }}
      data-line={props.line}
      data-key={rowKey}
      aria-rowindex={props.rowIndex}
    >
      <th scope="rowgroup" colSpan={props.columns} aria-colspan={props.columns}>
        {isMovable && (
          <button
            className="row-handle"
            type="button"
            aria-label={`Move ${label}`}
            aria-disabled={isLocked}
            aria-keyshortcuts={ariaKeys('moveUp', 'moveDown')}
            title="Drag to move, or Alt with an arrow key"
          >
            <CellIcon name="move" />
          </button>
        )}
        <button
          type="button"
          className="fold"
          aria-label={isFolded ? `Show ${label}` : `Hide ${label}`}
          aria-expanded={!isFolded}
          onClick={() => onFold(!isFolded)}
        >
          <ExpandIcon fontSize="small" sx={{ rotate: isFolded ? '-90deg' : '0deg' }} />
        </button>
        <RowTyping value={typing}>{heading}</RowTyping>
      </th>
    </tr>
  )
}
