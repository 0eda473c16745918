import { type RefObject, useDeferredValue, useMemo, useRef, useState } from 'react'
import { findNamed } from '../names.ts'
import { useAddedRow } from './use-added-row.ts'
import type { GridHandle } from './use-grid.ts'
import { type Pages, usePages } from './use-pages.ts'

export interface NamedList<Row> {
  grid: RefObject<GridHandle<Row> | null>
  rows: readonly Row[]
  pages: Pages
  search: string
  /** What is searched for, a little later than it is typed. */
  wanted: string
  setSearch: (text: string) => void
  /** Brings a row into sight once it is there, such as one that a new name puts on another page; the search stays. */
  follow: (name: string) => void
  /** Ends the search and brings a row into sight. */
  show: (name: string, wish?: { focus: boolean }) => void
}

/** What a table of named things shows: all of them, or what is searched for, page by page. */
export function useNamedList<Row extends { name: string; comments: string }>(
  all: readonly Row[],
  {
    find = findNamed,
    ...paging
  }: { size?: number; find?: (all: readonly Row[], text: string) => readonly Row[] },
): NamedList<Row> {
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search)
  const rows = useMemo(() => find(all, wanted), [all, wanted, find])
  const pages = usePages(rows.length, wanted, paging)
  const grid = useRef<GridHandle<Row>>(null)
  const showRow = useAddedRow(grid, rows, pages)
  return {
    grid,
    rows,
    pages,
    search,
    wanted,
    setSearch,
    follow: showRow,
    show: (name, wish) => {
      setSearch('')
      showRow(name, wish)
    },
  }
}
