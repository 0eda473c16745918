import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { GridHandle } from './grid-api.ts'
import type { Pages } from './use-pages.ts'

/** Brings a row that is looked for or was just added into sight, on whatever page it is; returns the way to say which. */
export function useAddedRow<Row extends { name: string }>(
  grid: RefObject<GridHandle<Row> | null>,
  rows: readonly Row[],
  pages: Pages,
): (name: string, options?: { focus: boolean }) => void {
  const [wanted, setWanted] = useState<{ name: string; focus: boolean }>()
  useEffect(() => {
    const index = rows.findIndex(({ name }) => name === wanted?.name)
    // A search may still be on its way to nothing
    if (wanted === undefined || index === -1) return
    setWanted(undefined)
    pages.show(index)
    grid.current?.show(({ name }) => name === wanted.name, { focus: wanted.focus })
  }, [wanted, rows, pages, grid])
  return useCallback((name, options) => setWanted({ name, focus: options?.focus ?? false }), [])
}
