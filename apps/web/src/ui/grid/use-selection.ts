import { useCallback, useMemo, useRef, useState } from 'react'
import { nothingSelected, withOne, withRange, withSome } from './selection.ts'

export interface Selected<Row> {
  /** The shown rows that are selected, in their order. */
  selected: readonly Row[]
  isSelected: (row: Row) => boolean
  /** With Shift, all from the last one that was chosen on. */
  select: (row: Row, isSelected: boolean, click: { shiftKey: boolean }) => void
  /** From one row to another, as Shift with an arrow key does. */
  extend: (from: Row, to: Row) => void
  selectAll: () => void
  /** Selects or drops some rows, whatever the others are. */
  selectSome: (rows: readonly Row[], isSelected: boolean) => void
  clear: () => void
}

/** Which of the shown rows are selected; what a search hides is not (ruling R328). */
export function useSelection<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Selected<Row> {
  const [selection, setSelection] = useState(nothingSelected)
  const shown = useRef(rows)
  shown.current = rows
  const selected = useMemo(
    () => (selection.keys.size === 0 ? [] : rows.filter((row) => selection.keys.has(keyOf(row)))),
    [rows, selection, keyOf],
  )
  const range = useCallback(
    (to: Row, isSelected: boolean) => ({ to: keyOf(to), isSelected, shown: shown.current.map(keyOf) }),
    [keyOf],
  )
  return {
    selected,
    isSelected: useCallback((row: Row) => selection.keys.has(keyOf(row)), [selection, keyOf]),
    select: useCallback(
      (row, isSelected, { shiftKey }) => {
        setSelection((before) =>
          shiftKey ? withRange(before, range(row, isSelected)) : withOne(before, keyOf(row), isSelected),
        )
      },
      [keyOf, range],
    ),
    extend: useCallback(
      (from: Row, to: Row) => {
        setSelection((before) => {
          const { keys } = withRange(withOne(before, keyOf(from), true), range(to, true))
          return { keys, anchor: keyOf(to) }
        })
      },
      [keyOf, range],
    ),
    selectAll: useCallback(() => {
      setSelection({ keys: new Set(shown.current.map(keyOf)), anchor: undefined })
    }, [keyOf]),
    selectSome: useCallback(
      (some, isSelected) => setSelection((before) => withSome(before, some.map(keyOf), isSelected)),
      [keyOf],
    ),
    clear: useCallback(() => setSelection(nothingSelected), []),
  }
}
