import { type RefObject, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { findNamed } from '../names.ts'
import type { GridHandle } from './grid-api.ts'
import { useAddedRow } from './use-added-row.ts'
import { type Pages, usePages } from './use-pages.ts'

export interface SearchOptions<Row> {
  /** The same function each time; names and comments are searched without. */
  find?: (all: readonly Row[], text: string) => readonly Row[]
  /** There is a search when there are more rows than that. */
  above?: number
  /** What is searched for at first. */
  initial?: string | undefined
}

interface NamedList<Row> {
  grid: RefObject<GridHandle<Row> | null>
  rows: readonly Row[]
  pages: Pages
  isSearched: boolean
  search: string
  /** What is searched for, a little later than it is typed. */
  wanted: string
  setSearch: (text: string) => void
  /** Brings a row into sight once it is there, such as one that a new name puts on another page; the search stays. */
  follow: (name: string) => void
  /** Ends the search and brings a row into sight. */
  show: (name: string, options?: { focus: boolean }) => void
}

/** What a table of named things shows: all of them, or what is searched for, page by page. */
export function useNamedList<Row extends { name: string; comments: string }>(
  all: readonly Row[],
  {
    find = findNamed,
    above = -1,
    initial = '',
    ...paging
  }: SearchOptions<Row> & { size?: number | undefined },
): NamedList<Row> {
  const [search, setSearch] = useState(initial)
  const isSearched = all.length > above
  const wanted = useDeferredValue(isSearched ? search : '')
  const rows = useMemo(() => find(all, wanted), [all, wanted, find])
  const pages = usePages(rows.length, wanted, paging)
  const grid = useRef<GridHandle<Row>>(null)
  const showRow = useAddedRow(grid, rows, pages)
  const show = useCallback(
    (name: string, options?: { focus: boolean }) => {
      setSearch('')
      showRow(name, options)
    },
    [showRow],
  )
  return { grid, rows, pages, isSearched, search, wanted, setSearch, follow: showRow, show }
}
