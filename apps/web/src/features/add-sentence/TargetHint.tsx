import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'
import { useEditingStore } from '../../editing/editing-store.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import type { Target, TargetDomain } from './target.ts'

interface TargetHintProps {
  domain: TargetDomain
  target: Target
  intent: string | undefined
  startEditing: ReactNode
}

/** What has to be done before a sentence can be added to a domain, and the way to it. */
export function TargetHint({ domain, target, intent, startEditing }: TargetHintProps) {
  const hasOpen = useEditingStore(({ open }) => open !== undefined)
  if (target.kind === 'ready') return null
  return (
    <Alert
      severity="info"
      sx={{ py: 0, alignItems: 'center', '& .MuiAlert-action': { pt: 0, alignItems: 'center' } }}
      action={
        target.kind === 'to open' ? (
          <LinkButton
            size="small"
            to="/domains/$domainId/intent-editor"
            params={{ domainId: domain.id }}
            search={{ language: target.language, search: intent }}
          >
            Open it
          </LinkButton>
        ) : (
          target.kind === 'read-only' && hasOpen && startEditing
        )
      }
    >
      {target.message}
    </Alert>
  )
}
