import { type RefObject, useEffect, useState } from 'react'
import type { GridHandle } from './use-grid.ts'
import type { Pages } from './use-pages.ts'

/** Brings a row that was just added into sight, on whatever page it is; answers the way to say which. */
export function useAddedRow<Row extends { name: string }>(
  grid: RefObject<GridHandle<Row> | null>,
  rows: readonly Row[],
  pages: Pages,
): (name: string) => void {
  const [added, setAdded] = useState<string>()
  useEffect(() => {
    const index = rows.findIndex(({ name }) => name === added)
    // A search may still be on its way to nothing
    if (added === undefined || index === -1) return
    setAdded(undefined)
    pages.show(index)
    grid.current?.show(({ name }) => name === added)
  }, [added, rows, pages, grid])
  return setAdded
}
