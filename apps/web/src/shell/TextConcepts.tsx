import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ConceptsPage } from '../features/concepts/ConceptsPage.tsx'
import type { ConceptSearch } from '../features/concepts/concept-search.ts'

const path = '/text-concepts'

/** The page of text concepts, with its filters in the address. */
export function TextConcepts() {
  const search = useSearch({ from: `/default${path}` })
  const navigate = useNavigate({ from: path })
  const onSearch = useCallback(
    (change: ConceptSearch) =>
      void navigate({
        search: (before) => ({ ...before, ...change }),
        // Letters of a search are no places to come back to
        replace: 'search' in change,
      }),
    [navigate],
  )
  return <ConceptsPage search={search} onSearch={onSearch} />
}
