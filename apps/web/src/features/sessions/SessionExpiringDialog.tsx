import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import { keyframes, styled } from '@mui/material/styles'
import { messages } from '@sdp/domain'
import { type Countdown, countdown, type Session } from '@sdp/domain/sessions'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { startSession } from '../../editing/session-calls.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { useUser } from '../../server/use-user.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useAction } from '../../ui/use-action.ts'
import { expiringSession } from './expiring-session.ts'
import { remainingText } from './session-text.ts'
import { useNow } from './use-now.ts'

/** Warns who would lose the right to save what is not saved yet. */
export function SessionExpiringDialog() {
  const domainId = useEditing((editing) => editing.domainId)
  const session = useEditing((editing) => editing.session)
  const isUnsaved = useEditing((editing) => editing.isUnsaved)
  const { user } = useUser()
  const now = useNow()
  const [shown, setShown] = useState<Session>()
  const [dismissed, setDismissed] = useState<Session>()
  const { isBusy, act } = useAction()

  const { sessionExpiringMinutes: expiringMinutes } = useRouteContext({ from: '__root__' }).config
  const next = expiringSession(shown, { session, user, now, expiringMinutes, isUnsaved, dismissed })
  if (next !== shown) setShown(next)
  if (next === undefined) return null

  const extend = () =>
    act(() => startSession(domainId, { message: next.message }), { failed: messages.session.createFailed })
  const left = countdown(next, now)
  const hasEnded = left.state === 'ended'
  return (
    <Dialog
      open
      title={hasEnded ? 'Your session has ended' : 'Your session is about to end'}
      width="xs"
      busy={isBusy}
      onClose={() => setDismissed(next)}
      actions={
        <>
          <Button onClick={() => setDismissed(next)} disabled={isBusy}>
            Dismiss
          </Button>
          <Button variant="contained" onClick={() => void extend()} disabled={isBusy} autoFocus>
            {hasEnded ? 'Start session again' : 'Extend session'}
          </Button>
        </>
      }
    >
      <Remaining left={left} />
      <DialogContentText>{hasEnded ? messages.session.ended : messages.session.expiring}</DialogContentText>
    </Dialog>
  )
}

function Remaining({ left: { seconds, state } }: { left: Countdown }) {
  return (
    <Clock role="timer" aria-label="Time left" data-state={state}>
      {remainingText(seconds)}
    </Clock>
  )
}

const flash = keyframes({ '50%': { opacity: 0.25 } })

const Clock = styled('div')(({ theme }) => ({
  marginBottom: 12,
  fontSize: '2rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '&[data-state=flashing]': {
    color: theme.vars.palette.error.main,
    animation: `${flash} 1s ease-in-out infinite`,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  },
  '&[data-state=ended]': { color: theme.vars.palette.success.main },
}))
