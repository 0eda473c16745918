import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { TranslationsPage } from '../features/translations/TranslationsPage.tsx'
import type { TranslationSearch } from '../features/translations/translation-search.ts'

const path = '/translations'

/** The inbox of translators, with the open job in the address. */
export function Translations() {
  const search = useSearch({ from: `/default${path}` })
  const navigate = useNavigate({ from: path })
  const onSearch = useCallback(
    (change: TranslationSearch) => void navigate({ search: (before) => ({ ...before, ...change }) }),
    [navigate],
  )
  return <TranslationsPage search={search} onSearch={onSearch} />
}
