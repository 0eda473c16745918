import { useNavigate } from '@tanstack/react-router'

interface ShowDomainOptions {
  id: string
  language: string | undefined
  /** Whether what is unsaved has been decided about. */
  wasRequested?: boolean
}

type ShowDomain = (wanted: ShowDomainOptions) => Promise<void>

/** Shows another save point or language on the same tab; unsaved changes are asked about first (ruling R37). */
export function useShowDomain(): ShowDomain {
  const navigate = useNavigate()
  return ({ id, language, wasRequested = false }) =>
    navigate({
      to: '.',
      params: { domainId: id },
      search: (before) => ({ ...before, language }),
      ignoreBlocker: wasRequested,
    })
}
