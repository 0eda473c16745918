import { useNavigate } from '@tanstack/react-router'

interface Wanted {
  id: string
  language: string | undefined
  /** Whether what is unsaved has been decided about. */
  isAsked?: boolean
}

type ShowDomain = (wanted: Wanted) => Promise<void>

/** Shows another save point or language on the same tab; unsaved changes are asked about first. */
export function useShowDomain(): ShowDomain {
  const navigate = useNavigate()
  return ({ id, language, isAsked = false }) =>
    navigate({
      to: '.',
      params: { domainId: id },
      search: (before) => ({ ...before, language }),
      ignoreBlocker: isAsked,
    })
}
