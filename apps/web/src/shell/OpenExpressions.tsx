import { useNavigate, useRouterState, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { lazyPart } from '../browser/lazy-part.tsx'
import { OwnUndo } from '../editing/own-undo.tsx'
import { useDomain } from '../editing/use-editing.ts'
import { useReference } from '../parts/use-reference.ts'
import { followName } from './follow-name.ts'
import { LoadedDialog } from './LoadedDialog.tsx'
import { useCloseDialog } from './use-close-dialog.ts'

const { Part: ExpressionDialog, preload: preloadExpressions } = lazyPart(
  async () => (await import('../features/expressions/ExpressionDialog.tsx')).ExpressionDialog,
)

export { preloadExpressions }

/** The expressions of the intent that the address names; a name that is gone leaves the address. */
export function OpenExpressions() {
  const { intent: name, expression } = useSearch({ from: '/default/domains/$domainId/intent-editor' })
  const intents = useDomain((domain) => domain.intents)
  const navigate = useNavigate()
  const isOpenedHere = useRouterState({ select: ({ location }) => location.state.opened === true })
  const intent = intents.find((one) => one.name === name)
  const before = useRef(intents)

  // Kept from one intent to the next: it is as large as the domain
  const [isWanted, setWanted] = useState(false)
  if (intent !== undefined && !isWanted) setWanted(true)
  useReference({ isWanted })

  const open = (to: string | undefined) =>
    navigate({
      to: '.',
      search: (search) => ({ ...search, intent: to, expression: undefined }),
      state: { opened: isOpenedHere },
      replace: true,
    })
  useEffect(() => {
    const followed = name === undefined ? undefined : followName(name, before.current, intents)
    before.current = intents
    if (followed !== name) void open(followed)
  })
  const close = useCloseDialog(() => void open(undefined))
  if (intent === undefined) return null
  return (
    <LoadedDialog onClose={close}>
      <OwnUndo>
        <ExpressionDialog key={intent.name} intent={intent} at={expression} onClose={close} />
      </OwnUndo>
    </LoadedDialog>
  )
}
