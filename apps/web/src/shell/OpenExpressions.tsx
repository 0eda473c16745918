import { useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { lazyPart } from '../browser/lazy-part.tsx'
import { useDomain } from '../editing/use-editing.ts'
import { useReference } from '../parts/use-reference.ts'
import { LoadedDialog } from './LoadedDialog.tsx'
import { useDialogInAddress, useFollowedName } from './use-dialog-in-address.ts'

const { Part: ExpressionDialog, preload: preloadExpressions } = lazyPart(
  async () => (await import('../features/expressions/ExpressionDialog.tsx')).ExpressionDialog,
)

export { preloadExpressions }

export const expressionKeys = ['intent', 'expression'] as const

/** The expressions of the intent that the address names. */
export function OpenExpressions() {
  const search = useSearch({ from: '/default/domains/$domainId/intent-editor' })
  const intents = useDomain((domain) => domain.intents)
  const { change, close } = useDialogInAddress(expressionKeys)
  const name = useFollowedName(
    search.intent,
    intents,
    useCallback((renamed) => change({ intent: renamed }), [change]),
  )
  const intent = intents.find((one) => one.name === name)

  // Kept from one intent to the next: it is as large as the domain
  const [isWanted, setWanted] = useState(false)
  if (intent !== undefined && !isWanted) setWanted(true)
  useReference({ isWanted })

  if (intent === undefined) return null
  return (
    <LoadedDialog onClose={close}>
      <ExpressionDialog key={intent.name} intent={intent} at={search.expression} onClose={close} />
    </LoadedDialog>
  )
}
