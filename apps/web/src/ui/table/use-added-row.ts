import { type RefObject, useEffect, useState } from 'react'
import type { TableHandle } from './ContentTable.tsx'
import type { Pages } from './use-pages.ts'

/** Brings a row that was just added into sight, on whatever page it is; answers the way to say which. */
export function useAddedRow(
  table: RefObject<TableHandle | null>,
  rows: readonly { name: string }[],
  pages: Pages,
): (name: string) => void {
  const [added, setAdded] = useState<string>()
  useEffect(() => {
    const index = rows.findIndex(({ name }) => name === added)
    // A search may still be on its way to nothing
    if (added === undefined || index === -1) return
    setAdded(undefined)
    pages.show(index)
    table.current?.show(added)
  }, [added, rows, pages, table])
  return setAdded
}
