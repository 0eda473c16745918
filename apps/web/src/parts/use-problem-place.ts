import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useEditing } from '../editing/use-editing.ts'
import type { FoundProblem } from './problem-places.ts'

/** The way to where a problem is: its expression, its row or its dialog; nothing where no screen shows it. */
export function useProblemPlace(): (problem: FoundProblem) => (() => void) | undefined {
  return usePlaceIn(useEditing((editing) => editing.domainId))
}

/** Something of a domain that a screen shows. */
export type Place = Pick<FoundProblem, 'in' | 'name' | 'field' | 'expression' | 'rule'>

/** The way to a place of a domain, which need not be open. */
export function usePlaceIn(domainId: string): (place: Place) => (() => void) | undefined {
  const navigate = useNavigate()
  return useCallback(
    ({ in: list, name, field, expression, rule }) => {
      const params = { domainId }
      if (rule !== undefined) {
        return () =>
          void navigate({
            to: '/domains/$domainId/dialog-editor',
            params,
            search: ({ language }) => ({ language, ...rule }),
          })
      }
      if (list === undefined || name === undefined) return undefined
      return () => {
        switch (list) {
          case 'slots':
            if (field === 'fromShared') {
              return void navigate({
                to: '/domains/$domainId/domain-handler',
                params,
                search: ({ language }) => ({ language, dialog: 'sharing', slot: name }),
              })
            }
            return void navigate({
              to: '/domains/$domainId/slot-editor',
              params,
              search: ({ language }) => ({ language, slot: name }),
            })
          case 'apiInputs':
            return void navigate({
              to: '/domains/$domainId/domain-handler',
              params,
              search: ({ language }) => ({
                language,
                apiInput: name,
                ...(field === 'fromShared' && { dialog: 'sharing' as const }),
              }),
            })
          case 'apiActions':
            return void navigate({
              to: '/domains/$domainId/domain-handler',
              params,
              search: ({ language }) => ({ language, apiAction: name }),
            })
          case 'handlers':
            return void navigate({
              to: '/domains/$domainId/domain-handler',
              params,
              search: ({ language }) => ({ language, dialog: 'handlers' }),
            })
          case 'uiActions':
            return void navigate({
              to: '/domains/$domainId/system-actions-editor',
              params,
              search: ({ language }) => ({ language, action: name, dialog: dialogOf(field) }),
            })
          case 'additionalResponses':
            return void navigate({
              to: '/domains/$domainId/additional-responses',
              params,
              search: ({ language }) => ({ language, response: name }),
            })
          case 'reusableExpressions':
            return void navigate({
              to: '/domains/$domainId/intent-editor',
              params,
              search: ({ language }) => ({ language }),
              hash: 'reusable-parts',
            })
          case 'intents':
            if (field === 'fulfilledBy') {
              return void navigate({
                to: '/domains/$domainId/domain-handler',
                params,
                search: ({ language }) => ({ language, dialog: 'fulfillment' }),
              })
            }
            return void navigate({
              to: '/domains/$domainId/intent-editor',
              params,
              search: ({ language }) => ({
                language,
                ...(expression === undefined ? { search: name } : { intent: name, expression }),
              }),
            })
        }
      }
    },
    [domainId, navigate],
  )
}

/** The dialog of a UI action that shows a part of it. */
function dialogOf(field: string | undefined): 'responses' | 'settings' | 'gui' | undefined {
  if (field === 'guiResponse') return 'gui'
  if (field !== undefined && inResponses.includes(field)) return 'responses'
  return field === 'soundFocus' || field === 'speakingStyle' ? 'settings' : undefined
}

const inResponses: readonly string[] = ['ttsResponses', 'audioResponses', 'preTtsText', 'postTtsText']
