import { useRef } from 'react'
import type { Column } from './columns.ts'

/** The columns that a function makes of options; the same as long as each option is, or every row would be drawn again. */
export function useColumns<Row, Options extends object>(
  make: (options: Options) => Column<Row>[],
  options: Options,
): Column<Row>[] {
  const made = useRef<{ options: Options; columns: Column<Row>[] }>(undefined)
  if (made.current === undefined || !hasSameValues(made.current.options, options)) {
    made.current = { options, columns: make(options) }
  }
  return made.current.columns
}

function hasSameValues<T extends object>(a: T, b: T): boolean {
  return (Object.keys(b) as (keyof T)[]).every((key) => Object.is(a[key], b[key]))
}
