import { useMemo, useState } from 'react'
import { usePreferences } from '../../browser/preferences.ts'
import { type Page, pageOf, pageWith } from './pages.ts'

/** Which table the size of a page is chosen for. */
type SizePreference = 'pageSize' | 'rulesPageSize'

export interface Pages extends Page {
  count: number
  /** How many rows are on a page; -1 shows all. */
  size: number
  /** What the chosen size is kept as; one that is fixed is not. */
  sizedBy: SizePreference
  /** Whether another size can be chosen. */
  isSizeFixed: boolean
  turnTo: (page: number) => void
  /** Turns to the page that a row is on. */
  show: (row: number) => void
}

/** The page of a list to look at, of a size of its own or the one that was chosen. Another filter begins at its first page. */
export function usePages(
  count: number,
  filter: string,
  { size: fixed, sizedBy = 'pageSize' }: { size?: number; sizedBy?: SizePreference } = {},
): Pages {
  const chosen = usePreferences((state) => state[sizedBy])
  const size = fixed ?? chosen
  const [wanted, setWanted] = useState({ page: 0, filter })
  if (wanted.filter !== filter) setWanted({ page: 0, filter })
  const page = wanted.filter === filter ? wanted.page : 0
  const isSizeFixed = fixed !== undefined
  // The same while nothing of it changes, so that an edit does not draw the pager again
  return useMemo(() => {
    const turnTo = (page: number) => setWanted({ page, filter })
    return {
      ...pageOf(count, { page, size }),
      count,
      size,
      sizedBy,
      isSizeFixed,
      turnTo,
      show: (row: number) => turnTo(pageWith(row, size)),
    }
  }, [count, page, size, sizedBy, isSizeFixed, filter])
}
