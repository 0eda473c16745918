import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useEditingStore } from '../editing/editing-store.ts'
import { useEditing } from '../editing/use-editing.ts'
import type { FoundProblem } from './problem-places.ts'

/** The way to where a problem is: its expression, its row or its dialog; nothing where no screen shows it. */
export function useProblemPlace(): (problem: FoundProblem) => (() => void) | undefined {
  return usePlaceIn(useEditing((editing) => editing.domainId))
}

/** Something of a domain that a screen shows. */
export interface ProblemTarget
  extends Partial<Pick<FoundProblem, 'name' | 'field' | 'expression' | 'rule' | 'language'>> {
  in?: FoundProblem['in'] | 'everydayLanguage' | undefined
}

/** The way to a place of a domain, which need not be open. */
export function usePlaceIn(domainId: string): (place: ProblemTarget) => (() => void) | undefined {
  const placeOf = usePlaces()
  return useCallback((place) => placeOf(domainId, place), [domainId, placeOf])
}

/** The way to a place of any domain; the language stays where the domain does and the place is of no other. */
export function usePlaces(): (domainId: string, place: ProblemTarget) => (() => void) | undefined {
  const navigate = useNavigate()
  return useCallback(
    (domainId, place) => {
      const address = addressOf(place)
      if (address === undefined) return undefined
      return () => {
        const { open } = useEditingStore.getState()
        const isOpen = open?.head._id === domainId
        const isElsewhere = place.language !== undefined && !(isOpen && open.language === place.language)
        const { to, hash, search } = address
        void navigate({
          to,
          params: { domainId },
          search: ({ language }) => ({
            ...search,
            language: isElsewhere ? place.language : isOpen ? language : undefined,
          }),
          ...(hash !== undefined && { hash }),
        })
      }
    },
    [navigate],
  )
}

interface Address {
  to: (typeof tabs)[keyof typeof tabs]
  search: Record<string, unknown>
  hash?: string
}

const tabs = {
  intents: '/domains/$domainId/intent-editor',
  slots: '/domains/$domainId/slot-editor',
  rules: '/domains/$domainId/dialog-editor',
  api: '/domains/$domainId/domain-handler',
  uiActions: '/domains/$domainId/system-actions-editor',
  additional: '/domains/$domainId/additional-responses',
  everydayLanguage: '/domains/$domainId/everyday-language',
  tests: '/domains/$domainId/tests',
} as const

/** The tab that shows a place, and what its address says of it. */
function addressOf({ in: list, name, field, expression, rule }: ProblemTarget): Address | undefined {
  if (rule !== undefined) return { to: tabs.rules, search: { ...rule } }
  if (list === 'everydayLanguage') return { to: tabs.everydayLanguage, search: {} }
  if (list === undefined || name === undefined) return undefined
  switch (list) {
    case 'slots':
      return field === 'fromShared'
        ? { to: tabs.api, search: { dialog: 'sharing', slot: name } }
        : { to: tabs.slots, search: { slot: name } }
    case 'apiInputs':
      return {
        to: tabs.api,
        search: { apiInput: name, ...(field === 'fromShared' && { dialog: 'sharing' }) },
      }
    case 'apiActions':
      return { to: tabs.api, search: { apiAction: name } }
    case 'handlers':
      return { to: tabs.api, search: { dialog: 'handlers' } }
    case 'uiActions':
      return { to: tabs.uiActions, search: { action: name, dialog: dialogOf(field) } }
    case 'additionalResponses':
      return { to: tabs.additional, search: { response: name } }
    case 'tests':
      return { to: tabs.tests, search: { test: name } }
    case 'reusableExpressions':
      return { to: tabs.intents, search: {}, hash: 'reusable-parts' }
    case 'intents':
      if (field === 'fulfilledBy') return { to: tabs.api, search: { dialog: 'fulfillment' } }
      return {
        to: tabs.intents,
        search:
          field === 'expressions' || expression !== undefined
            ? { intent: name, expression }
            : { search: name },
      }
  }
}

/** The dialog of a UI action that shows a part of it. */
function dialogOf(field: string | undefined): 'responses' | 'settings' | 'gui' | undefined {
  if (field === 'guiResponse') return 'gui'
  if (field !== undefined && inResponses.includes(field)) return 'responses'
  return field === 'soundFocus' || field === 'speakingStyle' ? 'settings' : undefined
}

const inResponses: readonly string[] = ['ttsResponses', 'audioResponses', 'preTtsText', 'postTtsText']
