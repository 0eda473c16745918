import { useNavigate } from '@tanstack/react-router'

type ShowDomain = (wanted: { id: string; language: string | undefined }) => Promise<void>

/** Shows another save point or language on the same tab; unsaved changes are asked about first. */
export function useShowDomain(): ShowDomain {
  const navigate = useNavigate()
  return ({ id, language }) =>
    navigate({ to: '.', params: { domainId: id }, search: (before) => ({ ...before, language }) })
}
