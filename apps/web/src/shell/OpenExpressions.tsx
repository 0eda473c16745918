import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, useEffect, useRef } from 'react'
import { loadPart } from '../browser/load-part.ts'
import { useDomain } from '../editing/use-editing.ts'
import { loadExpressionEditor } from '../parts/LazyExpressionEditor.tsx'
import { followName } from './follow-name.ts'
import { LoadedDialog } from './LoadedDialog.tsx'

const load = () => import('../features/expressions/ExpressionDialog.tsx')
const ExpressionDialog = lazy(async () => ({ default: (await loadPart(load)).ExpressionDialog }))

/** The expressions of the intent that the address names; a name that is gone leaves the address. */
export function OpenExpressions() {
  const { intent: name } = useSearch({ from: '/default/domains/$domainId/intent-editor' })
  const intents = useDomain((domain) => domain.intents)
  const navigate = useNavigate()
  const intent = intents.find((one) => one.name === name)
  const before = useRef(intents)
  // Nobody waits for it now, and an author of intents soon needs it; whether it came is known when it is opened.
  useEffect(() => {
    const idle = requestIdleCallback(() => {
      load().catch(() => {})
      loadExpressionEditor().catch(() => {})
    })
    return () => cancelIdleCallback(idle)
  }, [])

  const open = (to: string | undefined) =>
    navigate({ to: '.', search: (search) => ({ ...search, intent: to }), replace: true })
  useEffect(() => {
    const followed = name === undefined ? undefined : followName(name, before.current, intents)
    before.current = intents
    if (followed !== name) void open(followed)
  })
  if (intent === undefined) return null
  const close = () => void open(undefined)
  return (
    <LoadedDialog onClose={close}>
      <ExpressionDialog key={intent.name} intent={intent} onClose={close} />
    </LoadedDialog>
  )
}
