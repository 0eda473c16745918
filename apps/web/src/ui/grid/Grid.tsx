import { type CSSProperties, type ReactNode, useMemo } from 'react'
import { CheckBox } from '../CheckBox.tsx'
import { type Column, minTableWidth } from './columns.ts'
import { GridFrame } from './GridFrame.tsx'
import { GridHead } from './GridHead.tsx'
import { GridRow } from './GridRow.tsx'
import type { GridBehaviour } from './grid-api.ts'
import { HeadingRow } from './HeadingRow.tsx'
import { headingKey, type Section } from './layout.ts'
import { moveColumn, selectColumn } from './lead-columns.ts'
import { useGrid } from './use-grid.ts'
import type { Selected } from './use-selection.ts'

interface GridProps<Row> extends Omit<GridBehaviour<Row>, 'sections'> {
  /** The same list until they change: with others all rows are drawn again. */
  columns: readonly Column<Row>[]
  /** Either a plain list, or sections. */
  rows?: readonly Row[]
  sections?: readonly Section<Row>[]
  onFold?: (section: string, isFolded: boolean) => void
  /** What the box above the selection is called. */
  selectAll?: string
  /** The class of a row, where rows differ. */
  classOf?: ((row: Row) => string | undefined) | undefined
  /** What an empty grid says. */
  none: ReactNode
  className?: string
}

/**
 * Rows in columns, of which only those near the screen exist. What is typed, focused or selected belongs to the keys of
 * rows, so that it stays with them wherever they are moved, and whatever they are called.
 */
export function Grid<Row>(props: GridProps<Row>) {
  const { label, rows, columns: given, selection, onMove, isLocked = false, keyOf, none } = props
  const sections = useMemo(() => props.sections ?? [{ key: '', rows: rows ?? [] }], [props.sections, rows])
  const isMovable = onMove !== undefined
  const isSelectable = selection !== undefined
  const columns = useMemo(
    () => [...(isMovable ? [moveColumn] : []), ...(isSelectable ? [selectColumn] : []), ...given],
    [isMovable, isSelectable, given],
  )
  const grid = useGrid({ ...props, sections }, columns)
  const { layout, inSight, widths } = grid
  const all = sections.reduce((sum, section) => sum + section.rows.length, 0)
  const count = props.sections === undefined ? all : layout.count
  // The heads of the columns come first, and are counted from 1
  const before = (props.page?.first ?? 0) + 2
  const heads = useSelectAll(columns, selection, { all, label: props.selectAll })
  return (
    <GridFrame
      ref={grid.table}
      role="grid"
      className={[props.isMeasured && 'measured', props.className].filter(Boolean).join(' ')}
      aria-label={label}
      aria-rowcount={count + 1}
      aria-colcount={columns.length}
      aria-multiselectable={isSelectable}
      aria-description="Arrow keys lead from cell to cell, Tab through the cells of a row."
      style={
        {
          '--columns': widths.tracks.join(' '),
          '--row-height': `${grid.rowHeight}px`,
          minWidth: inSight.width ?? minTableWidth(columns, widths.given),
        } as CSSProperties
      }
      {...grid.listeners}
    >
      <GridHead columns={heads} drawn={inSight.drawn} pinned={inSight.pinned} {...widths.actions} />
      <tbody ref={grid.body} style={{ height: layout.count === 0 ? undefined : grid.height }}>
        {grid.lines.map(({ line, top, slot }) => {
          const item = layout.at(line)!
          const place = { line, top, rowIndex: before + line, isCurrent: line === grid.current }
          if (item.kind === 'heading') {
            const {
              key: section,
              heading,
              label: called = '',
              isFolded = false,
              isFixed = false,
            } = item.section
            const key = headingKey(section)
            return (
              <HeadingRow
                key={slot}
                {...place}
                heading={heading}
                label={called}
                rowKey={key}
                columns={columns.length}
                isFolded={isFolded}
                isMovable={props.onMoveSection !== undefined && !isFixed}
                isLocked={isLocked}
                isArmed={key === grid.drag.armed}
                grid={grid.actions.grid}
                typed={grid.typedIn(key)}
                type={grid.actions.type}
                onFold={(isFolded) => props.onFold?.(section, isFolded)}
              />
            )
          }
          const key = keyOf(item.row)
          return (
            <GridRow
              key={slot}
              {...place}
              actions={grid.actions}
              columns={columns}
              drawn={inSight.drawn}
              pinned={inSight.pinned}
              row={item.row}
              className={props.classOf?.(item.row)}
              rowKey={key}
              isSelected={selection?.isSelected(item.row)}
              isActive={key === props.activeKey}
              isLocked={isLocked}
              isArmed={key === grid.drag.armed}
              isDragged={grid.draggedRows.has(item.row)}
              typed={grid.typedIn(key)}
              watchHeight={grid.watchHeight}
            />
          )
        })}
        {layout.count === 0 && (
          <tr>
            <td className="none">{none}</td>
          </tr>
        )}
        {grid.drag.line && <tr className="drop" aria-hidden style={{ top: grid.drag.line.top }} />}
      </tbody>
    </GridFrame>
  )
}

/** The box above the others selects all shown rows, or none. */
function useSelectAll<Row>(
  columns: readonly Column<Row>[],
  selection: Selected<Row> | undefined,
  { all, label = 'Select all' }: { all: number; label: string | undefined },
): readonly Column<Row>[] {
  const count = selection?.selected.length ?? 0
  const isAll = count > 0 && count === all
  const { clear, selectAll } = selection ?? {}
  return useMemo(() => {
    if (clear === undefined || selectAll === undefined) return columns
    const heading = (
      <CheckBox
        label={label}
        checked={count > 0 && !isAll ? 'some' : isAll}
        onChange={isAll ? clear : selectAll}
      />
    )
    return columns.map((column) => (column === selectColumn ? { ...column, heading } : column))
  }, [columns, clear, selectAll, count, isAll, label])
}
