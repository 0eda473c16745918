import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type DomainReply, domains } from '@sdp/api'
import { type Domain, fromWire, messages } from '@sdp/domain'
import { Link, useParams } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { CallFailed } from '../../browser/calls.ts'
import { useCall } from '../../browser/use-call.ts'
import { useUser } from '../../parts/use-user.ts'
import { LoadingScreen } from '../../ui/LoadingScreen.tsx'
import { Message } from '../../ui/Message.tsx'
import { notify, notifyFailure } from '../../ui/notifications.tsx'
import { whyNotEdit } from './domain-card.ts'
import { EditorHeader } from './EditorHeader.tsx'
import { IntentTable } from './IntentTable.tsx'
import { LazyDomainForm } from './LazyDomainForm.tsx'
import { NameFilter } from './NameFilter.tsx'
import { domainStatus, filterIntents } from './open-domain.ts'

export function DomainEditorPage() {
  const { domainId } = useParams({ from: '/default/domains/$domainId/intent-editor' })
  const request = useCall(
    domains.read,
    { params: { id: domainId }, query: {} },
    { onFailure: (error) => notifyFailure(messages.domain.fetchFailed, error) },
  )
  const loaded = useMemo(() => request.data && fromWire(request.data), [request.data])
  useEffect(() => {
    for (const { kind, message, secondary } of loaded?.notices ?? []) notify(kind, message, secondary)
  }, [loaded])

  const status = domainStatus(request)
  if (status === 'failure') {
    return <NotLoaded domainId={domainId} error={request.error} onRetry={() => void request.refetch()} />
  }
  if (request.data === undefined || loaded === undefined) return <LoadingScreen />
  return <OpenDomain key={domainId} reply={request.data} domain={loaded.domain} />
}

function NotLoaded({
  domainId,
  error,
  onRetry,
}: {
  domainId: string
  error: Error | null
  onRetry: () => void
}) {
  const isMissing = error instanceof CallFailed && error.status === 404
  return (
    <Message
      title={isMissing ? messages.domain.notFound(domainId) : 'The domain could not be loaded'}
      text={isMissing ? 'It may have been deleted, or the address is wrong.' : error?.message}
    >
      {!isMissing && (
        <Button variant="outlined" onClick={onRetry}>
          Try again
        </Button>
      )}
      <Button variant={isMissing ? 'outlined' : 'text'} component={Link} to="/domains">
        All domains
      </Button>
    </Message>
  )
}

function OpenDomain({ reply, domain }: { reply: DomainReply; domain: Domain }) {
  const { user, groups } = useUser()
  const [isEditing, setEditing] = useState(false)
  const [name, setName] = useState('')
  const wanted = useDeferredValue(name)
  const intents = useMemo(() => filterIntents(domain.intents, wanted), [domain, wanted])

  return (
    <>
      <EditorHeader
        domain={domain}
        language={shownLanguage(domain)}
        whyNot={whyNotEdit(reply, { user, groups, now: Date.now() })}
        onGeneralData={() => setEditing(true)}
      />
      <Box sx={{ px: 3, py: 2 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1.5 }}>
          <Typography variant="h2">
            Intents{' '}
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {intents.length === domain.intents.length
                ? intents.length
                : `${intents.length} of ${domain.intents.length}`}
            </Box>
          </Typography>
          <Box sx={{ ml: 'auto' }}>
            <NameFilter value={name} onChange={setName} />
          </Box>
        </Box>
        <IntentTable intents={intents} />
      </Box>
      {isEditing && <LazyDomainForm domain={reply} frame="dialog" onClose={() => setEditing(false)} />}
    </>
  )
}

/** The call without a language answers the domain's default one. */
function shownLanguage(domain: Domain): string {
  const chosen = domain.languages.find((one) => one.isDefault) ?? domain.languages[0]
  return chosen?.language ?? '-'
}
