import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { memo, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { CheckBox } from '../CheckBox.tsx'
import { ariaKeys } from '../shortcuts.ts'
import { CellIcon } from './CellIcon.tsx'
import { controls } from './cell-controls.ts'
import type { Column } from './columns.ts'
import { moveColumn, selectColumn } from './lead-columns.ts'
import type { WatchHeight } from './use-row-heights.ts'
import { RowTyping, type TypedInRow } from './use-typed.ts'

/** What all rows of a grid share; the same from drawing to drawing. */
export interface RowActions<Row> {
  /** What drops are distinguished by. */
  grid: string
  nameOf: (row: Row) => string
  onSelect: (row: Row, isSelected: boolean, click: { shiftKey: boolean }) => void
  type: (row: string, field: string, text: string | undefined) => void
  onDrag: (key: string | undefined) => void
}

interface GridRowProps<Row> {
  actions: RowActions<Row>
  columns: readonly Column<Row>[]
  /** The columns that are drawn, where not all of them are; pinned ones with how far from the left they stay. */
  drawn: readonly number[] | undefined
  pinned: ReadonlyMap<number, number> | undefined
  row: Row
  className: string | undefined
  rowKey: string
  line: number
  /** Its number among all rows, also those of other pages, with the heads of the columns. */
  rowIndex: number
  top: number
  isSelected: boolean | undefined
  /** Whether it is the one that the details are shown of. */
  isActive: boolean
  /** Whether Tab leads into this row. */
  isCurrent: boolean
  isLocked: boolean
  isArmed: boolean
  isDragged: boolean
  typed: TypedInRow | undefined
  /** Takes the row where heights differ. */
  watchHeight: WatchHeight | undefined
}

function Row<Content>(props: GridRowProps<Content>) {
  const { actions, columns, drawn, pinned, row, rowKey, line, isSelected, isCurrent, typed, watchHeight } =
    props
  const element = useRef<HTMLTableRowElement>(null)

  // Hundreds of controls would stand between the grid and what comes after it
  useLayoutEffect(() => {
    for (const control of element.current?.querySelectorAll<HTMLElement>(controls) ?? []) {
      const tabIndex = isCurrent ? 0 : -1
      // Setting it makes the browser find the styles of the control again
      if (control.tabIndex !== tabIndex) control.tabIndex = tabIndex
    }
  })
  useDraggable(element, props)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row in the same element is measured again
  useLayoutEffect(() => watchHeight?.(element.current!), [watchHeight, rowKey, line])

  // The same while other rows take over this element, or every field would look whether it changed
  const { type } = actions
  const key = useRef(rowKey)
  key.current = rowKey
  const typing = useMemo(
    () => ({
      typed,
      type: (field: string, text: string | undefined) => type(key.current, field, text),
      typeHere: () => {
        const row = key.current
        return (field: string, text: string | undefined) => type(row, field, text)
      },
    }),
    [typed, type],
  )
  const cells = drawn ?? columns.keys()
  return (
    <tr
      ref={element}
      className={joined('row', props.className)}
      style={{ top: props.top }}
      data-line={line}
      data-key={rowKey}
      data-active={props.isActive ? '' : undefined}
      data-dragged={props.isDragged ? '' : undefined}
      aria-rowindex={props.rowIndex}
      aria-selected={isSelected}
    >
      <RowTyping value={typing}>
        {Array.from(cells, (index) => {
          const column = columns[index]!
          const { name, kind, className, onEdit } = column
          const left = pinned?.get(index)
          return (
            <td
              key={name}
              aria-colindex={index + 1}
              className={joined(kind, typeof className === 'function' ? className(row) : className)}
              data-editable={onEdit && ''}
              tabIndex={onEdit && -1}
              data-pinned={left === undefined ? undefined : ''}
              style={drawn && { gridColumn: index + 1, left }}
            >
              {leadCell(column, props) ?? column.cell(row, { isActive: props.isActive })}
            </td>
          )
        })}
      </RowTyping>
    </tr>
  )
}

function leadCell<Content>(column: Column<Content>, props: GridRowProps<Content>): ReactNode {
  const { actions, row, isSelected, isLocked } = props
  if (column === selectColumn) {
    return (
      <CheckBox
        label={`Select ${actions.nameOf(row)}`}
        checked={isSelected === true}
        onChange={(checked, click) => actions.onSelect(row, checked, click)}
      />
    )
  }
  if (column !== moveColumn) return undefined
  return (
    <button
      className="row-handle"
      type="button"
      aria-label={`Move ${actions.nameOf(row)}`}
      aria-disabled={isLocked}
      aria-keyshortcuts={ariaKeys('moveUp', 'moveDown')}
      title="Drag to move, or Alt with an arrow key"
    >
      <CellIcon name="move" />
    </button>
  )
}

function useDraggable<Content>(
  element: { current: HTMLTableRowElement | null },
  { actions, rowKey, isArmed, isLocked }: GridRowProps<Content>,
): void {
  useEffect(() => {
    const dragHandle = element.current?.querySelector('.row-handle')
    if (!isArmed || element.current === null || !dragHandle) return
    return draggable({
      element: element.current,
      dragHandle,
      canDrag: () => !isLocked,
      getInitialData: () => ({ grid: actions.grid, key: rowKey }),
      onDragStart: () => actions.onDrag(rowKey),
      onDrop: () => actions.onDrag(undefined),
    })
  }, [element, actions, rowKey, isArmed, isLocked])
}

function joined(...classes: (string | undefined)[]): string | undefined {
  const all = classes.filter((one) => one !== undefined)
  return all.length === 0 ? undefined : all.join(' ')
}

export const GridRow = memo(Row) as typeof Row
