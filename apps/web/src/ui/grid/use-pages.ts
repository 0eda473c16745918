import { useState } from 'react'
import { usePreferences } from '../../browser/preferences.ts'
import { type Page, pageOf, pageWith } from './pages.ts'

/** Which table the size of a page is chosen for. */
type SizePreference = 'pageSize' | 'rulesPageSize'

export interface Pages extends Page {
  count: number
  sizedBy: SizePreference
  turnTo: (page: number) => void
  /** Turns to the page that a row is on. */
  show: (row: number) => void
}

/** The page of a list to look at. Another filter begins at its first page. */
export function usePages(count: number, filter: string, sizedBy: SizePreference = 'pageSize'): Pages {
  const size = usePreferences((state) => state[sizedBy])
  const [wanted, setWanted] = useState({ page: 0, filter })
  if (wanted.filter !== filter) setWanted({ page: 0, filter })
  const turnTo = (page: number) => setWanted({ page, filter })
  return {
    ...pageOf(count, { page: wanted.filter === filter ? wanted.page : 0, size }),
    count,
    sizedBy,
    turnTo,
    show: (row) => turnTo(pageWith(row, size)),
  }
}
