import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { messages } from '@sdp/domain'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { create } from 'zustand'
import { usePreferences } from '../browser/preferences.ts'
import { CallFailed } from '../server/calls.ts'
import { type Countdown, startCountdown } from './countdown.ts'

export type NotificationKind = 'error' | 'warning' | 'success'

interface Notification {
  id: number
  kind: NotificationKind
  message: string
  secondary: string | undefined
  /** What to quote to whoever runs the server. */
  requestId: string | undefined
  link: NotificationLink | undefined
}

interface NotificationLink {
  label: string
  follow: () => void
}

const notificationLifetime = 10_000

export const useNotifications = create<{ shown: readonly Notification[] }>(() => ({ shown: [] }))

let lastId = 0

/**
 * Shows the user a notification for ten seconds; where notifications are switched off, only what went wrong
 * (ruling R346).
 */
export function notify(
  kind: NotificationKind,
  message: string,
  secondary?: string,
  requestId?: string,
): void {
  put({ kind, message, secondary, requestId, link: undefined })
}

/** Shows that something was done, and a way to it where there is one. */
export function notifyWithLink(message: string, link: NotificationLink | undefined): void {
  put({ kind: 'success', message, secondary: undefined, requestId: undefined, link })
}

function put(added: Omit<Notification, 'id'>): void {
  if (added.kind !== 'error' && !usePreferences.getState().notifications) return
  lastId += 1
  const { message, secondary } = added
  const notification = { id: lastId, ...added }
  useNotifications.setState(({ shown }) => ({
    // The same failure twice in a row is one piece of news: the new one takes the place of the old.
    shown: [...shown.filter((one) => one.message !== message || one.secondary !== secondary), notification],
  }))
}

/** Shows a failure, with what was thrown as the secondary text; a request that was called off is none. */
export function notifyFailure(message: string, error: unknown): void {
  if (isCalledOff(error)) return
  notify('error', message, error instanceof Error ? error.message : String(error), requestIdOf(error))
}

/** Whether somebody stopped it: a request through `call`, or other work that heeds a signal. */
function isCalledOff(error: unknown): boolean {
  return error instanceof Error && ['RequestCancelled', 'AbortError'].includes(error.name)
}

/** Of a failed call, where it is known. */
function requestIdOf(error: unknown): string | undefined {
  return error instanceof CallFailed ? error.requestId : undefined
}

function dismiss(id: number): void {
  useNotifications.setState(({ shown }) => ({ shown: shown.filter((one) => one.id !== id) }))
}

/** The stack of notifications; it floats, so that nothing moves when it comes and goes. */
export function Notifications() {
  const shown = useNotifications((state) => state.shown)
  const place = useReadablePlace()
  return createPortal(
    <Box
      component="section"
      aria-label="Notifications"
      sx={{
        position: 'fixed',
        // Over the empty middle of the top bar, where nothing is that one works with
        top: 4,
        left: '50%',
        transform: 'translateX(-50%)',
        width: 'min(480px, calc(100vw - 32px))',
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        zIndex: 'snackbar',
      }}
    >
      {shown.map((notification) => (
        <NotificationAlert key={notification.id} notification={notification} />
      ))}
    </Box>,
    place,
  )
}

/** Next to the page: an open dialog hides everything else from screen readers, but news has to reach them. */
function useReadablePlace(): HTMLElement {
  const place = document.getElementById('notifications')!
  useEffect(() => {
    const observer = new MutationObserver(() => place.removeAttribute('aria-hidden'))
    observer.observe(place, { attributeFilter: ['aria-hidden'] })
    return () => observer.disconnect()
  }, [place])
  return place
}

function NotificationAlert({
  notification: { id, kind, message, secondary, requestId, link },
}: {
  notification: Notification
}) {
  const countdown = useRef<Countdown>(undefined)
  useEffect(() => {
    const started = startCountdown(notificationLifetime, () => dismiss(id))
    countdown.current = started
    return started.stop
  }, [id])

  return (
    <Alert
      severity={kind}
      role={kind === 'error' ? 'alert' : 'status'}
      onClose={() => dismiss(id)}
      closeText="Dismiss"
      onMouseEnter={() => countdown.current?.pause()}
      onMouseLeave={() => countdown.current?.resume()}
      onFocus={() => countdown.current?.pause()}
      onBlur={() => countdown.current?.resume()}
      sx={{
        py: 0,
        bgcolor: 'background.paper',
        color: 'text.primary',
        border: 1,
        borderColor: 'divider',
        borderLeft: 3,
        borderLeftColor: `${kind}.main`,
        boxShadow: 6,
        overflowWrap: 'anywhere',
      }}
    >
      {message}
      {link && (
        <Button
          onClick={() => {
            link.follow()
            dismiss(id)
          }}
          sx={{ ml: 0.5, py: 0, minWidth: 0, verticalAlign: 'baseline' }}
        >
          {link.label}
        </Button>
      )}
      {secondary && (
        <Typography variant="body2" component="div" sx={{ mt: 0.25, color: 'text.secondary' }}>
          {secondary}
          {requestId && <div>{messages.general.requestId(requestId)}</div>}
        </Typography>
      )}
    </Alert>
  )
}
