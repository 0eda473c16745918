import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

/** The way to the decision table, narrowed to the rules that mention something. */
export function useFindRules(what: 'intent' | 'slot'): (name: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (name) =>
      void navigate({
        from: '/domains/$domainId',
        to: '/domains/$domainId/dialog-editor',
        search: ({ language }) => ({ language, [what]: name }),
      }),
    [navigate, what],
  )
}
