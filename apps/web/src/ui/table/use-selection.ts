import { type MouseEvent, useCallback, useMemo, useRef, useState } from 'react'
import { nothingSelected, withOne, withRange } from './selection.ts'

interface Named {
  name: string
}

export interface Selected<Row> {
  selected: readonly Row[]
  isSelected: (row: Row) => boolean
  select: (name: string, isSelected: boolean, click: Pick<MouseEvent, 'shiftKey'>) => void
  /** From one row to its neighbour, as Shift with an arrow key does. */
  extend: (from: Row, to: Row) => void
  selectAll: () => void
  clear: () => void
}

/** Which of the shown rows are selected; what a search hides is not. */
export function useSelection<Row extends Named>(rows: readonly Row[]): Selected<Row> {
  const [selection, setSelection] = useState(nothingSelected)
  const shown = useRef(rows)
  shown.current = rows
  const selected = useMemo(
    () => (selection.names.size === 0 ? [] : rows.filter(({ name }) => selection.names.has(name))),
    [rows, selection],
  )
  const select: Selected<Row>['select'] = useCallback((name, isSelected, click) => {
    setSelection((before) =>
      click.shiftKey
        ? withRange(before, { to: name, isSelected, shown: shown.current.map((row) => row.name) })
        : withOne(before, name, isSelected),
    )
  }, [])
  return {
    selected,
    isSelected: useCallback(({ name }: Row) => selection.names.has(name), [selection]),
    select,
    extend: useCallback(
      (from: Row, to: Row) => {
        select(from.name, true, { shiftKey: false })
        select(to.name, true, { shiftKey: false })
      },
      [select],
    ),
    selectAll: useCallback(() => {
      setSelection({ names: new Set(shown.current.map(({ name }) => name)), anchor: undefined })
    }, []),
    clear: useCallback(() => setSelection(nothingSelected), []),
  }
}
