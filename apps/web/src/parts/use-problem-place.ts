import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useEditing } from '../editing/use-editing.ts'
import type { FoundProblem } from './problem-places.ts'

/** The way to where a problem is: its expression, its row or its dialog; nothing where no screen shows it. */
export function useProblemPlace(): (problem: FoundProblem) => (() => void) | undefined {
  const domainId = useEditing((editing) => editing.domainId)
  const navigate = useNavigate()
  return useCallback(
    ({ in: kind, name, expression, rule }) => {
      const params = { domainId }
      if (rule !== undefined) {
        return () =>
          void navigate({
            to: '/domains/$domainId/dialog-editor',
            params,
            search: ({ language }) => ({ language, ...rule }),
          })
      }
      if (kind === undefined || name === undefined) return undefined
      return () => {
        if (kind === 'slot') {
          void navigate({
            to: '/domains/$domainId/slot-editor',
            params,
            search: ({ language }) => ({ language, slot: name }),
          })
          return
        }
        void navigate({
          to: '/domains/$domainId/intent-editor',
          params,
          search: ({ language }) => ({
            language,
            ...(kind === 'intent' && expression !== undefined && { intent: name, expression }),
            ...(kind === 'intent' && expression === undefined && { search: name }),
          }),
          ...(kind === 'part' && { hash: 'reusable-parts' }),
        })
      }
    },
    [domainId, navigate],
  )
}
