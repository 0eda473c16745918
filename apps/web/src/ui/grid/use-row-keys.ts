import { useCallback, useState } from 'react'
import { createRowKeys } from './row-keys.ts'

/** The keys of the rows of a list. It is given all of them and not those that a search finds, or these would change theirs. */
export function useRowKeys<Row extends object>(
  all: readonly Row[],
  nameOf: (row: Row) => string,
): (row: Row) => string {
  const [keys] = useState(() => createRowKeys(nameOf))
  keys.follow(all)
  return useCallback((row: Row) => keys.keyOf(row), [keys])
}
