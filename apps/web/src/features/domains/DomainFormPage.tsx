import Button from '@mui/material/Button'
import { domains } from '@sdp/api'
import { messages } from '@sdp/domain'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { serverNow } from '../../server/clock.ts'
import { useCall } from '../../server/use-call.ts'
import { useUser } from '../../server/use-user.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { LoadingScreen } from '../../ui/LoadingScreen.tsx'
import { Message } from '../../ui/Message.tsx'
import { notifyFailure } from '../../ui/notifications.tsx'
import { DomainForm } from './DomainForm.tsx'
import { editDisabledReason } from './domain-card.ts'

/** The form on a page of its own: a new domain, or with `?id=` an existing one. */
export function DomainFormPage() {
  const { id } = useSearch({ strict: false }) as { id?: unknown }
  const leave = useLeave()
  // The router reads an id of digits as a number.
  return id === undefined ? (
    <DomainForm frame="page" onClose={leave} />
  ) : (
    <ExistingDomain id={String(id)} onClose={leave} />
  )
}

function ExistingDomain({ id, onClose }: { id: string; onClose: () => void }) {
  const { user, groups, isLoaded } = useUser()
  const request = useCall(
    domains.read,
    { params: { id }, query: {} },
    { onFailure: (failure) => notifyFailure(messages.domain.fetchFailed, failure) },
  )
  const { data } = request
  const disabledReason =
    data && isLoaded ? editDisabledReason(data, { user, groups, now: serverNow() }) : undefined
  if (disabledReason !== undefined) {
    return (
      <Message title="You cannot edit this domain" text={disabledReason}>
        <Button variant="outlined" onClick={onClose}>
          Back
        </Button>
      </Message>
    )
  }
  return (
    <Loaded
      request={request}
      failed={messages.domain.loadFailed}
      otherwise={<Button onClick={onClose}>All domains</Button>}
    >
      {(domain) =>
        isLoaded ? <DomainForm key={id} domain={domain} frame="page" onClose={onClose} /> : <LoadingScreen />
      }
    </Loaded>
  )
}

/** Back to where the user came from, or to the list when the page was opened by its address. */
function useLeave(): () => void {
  const router = useRouter()
  const navigate = useNavigate()
  return () => {
    if (router.history.canGoBack()) router.history.back()
    else void navigate({ to: '/domains' })
  }
}
