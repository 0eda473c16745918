import { memo } from 'react'
import { ariaKeys } from '../shortcuts.ts'
import { headLine } from './cell-by-key.ts'
import type { Column } from './columns.ts'
import { isWidened, type WidthActions } from './use-column-widths.ts'

interface GridHeadProps<Row> extends WidthActions {
  columns: readonly Column<Row>[]
  drawn: readonly number[] | undefined
  pinned: ReadonlyMap<number, number> | undefined
}

/** The heads of the columns; a border is dragged to widen its column, or Shift with an arrow key does it. */
function Head<Row>({ columns, drawn, pinned, onDrag, onReset }: GridHeadProps<Row>) {
  const heads = drawn ?? columns.keys()
  return (
    <thead>
      <tr data-line={headLine} aria-rowindex={1}>
        {Array.from(heads, (index) => {
          const column = columns[index]!
          const { name, heading = name, hint, kind } = column
          const left = pinned?.get(index)
          const canBeWidened = isWidened(column)
          return (
            <th
              key={name}
              scope="col"
              className={kind}
              aria-colindex={index + 1}
              aria-label={heading === name || heading === '' ? undefined : name}
              aria-keyshortcuts={canBeWidened ? ariaKeys('narrowColumn', 'widenColumn') : undefined}
              title={hint}
              data-pinned={left === undefined ? undefined : ''}
              style={drawn && { gridColumn: index + 1, left }}
            >
              {heading === '' ? <span className="unseen">{name}</span> : heading}
              {canBeWidened && (
                <span
                  className="border"
                  aria-hidden
                  title="Drag to change the width, double click to reset it"
                  onPointerDown={(event) => onDrag(name, event)}
                  onDoubleClick={() => onReset(name)}
                />
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

export const GridHead = memo(Head) as typeof Head
