import { useSearch } from '@tanstack/react-router'
import { MergePage } from '../features/merges/MergePage.tsx'

/** The page of a merge into the open save point. */
export function MergeTab() {
  const { source } = useSearch({ from: '/default/domains/$domainId/merge' })
  return <MergePage source={source} />
}
