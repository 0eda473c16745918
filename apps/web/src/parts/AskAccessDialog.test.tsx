import type { DomainReply } from '@sdp/api'
import { messages } from '@sdp/domain'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepSignIn } from '../server/sign-in.ts'
import { publicConfigReply, tokensFor } from '../server/testing/page.ts'
import { checkedReply } from '../testing/check-answer.ts'
import { draw } from '../testing/draw.tsx'
import { useNotifications } from '../ui/notifications.tsx'
import { AskAccessDialog } from './AskAccessDialog.tsx'

beforeEach(() => useNotifications.setState({ shown: [] }))
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['Paul Author', { name: 'paul', displayName: 'Paul Author' }],
  ['paul', { name: 'paul' }],
])(
  '%s is asked for access, without the spaces around the message, and who asks is notified',
  async (asked, creator) => {
    const sent: unknown[] = []
    keepSignIn(tokensFor('nora@sdp.example', 'token'))
    vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => {
      if (path.endsWith('/public/config')) return Response.json(publicConfigReply)
      sent.push(JSON.parse(String(request?.body)))
      return checkedReply(request?.method ?? 'GET', path, { body: { key: 'SDP-1' } })
    })
    const onClose = vi.fn()
    draw(<AskAccessDialog domain={{ name: 'Radio', creator } as DomainReply} onClose={onClose} />)
    expect(screen.getByText(new RegExp(`^${asked} made this domain`))).toBeTruthy()
    fireEvent.change(screen.getByRole('textbox', { name: 'Message' }), { target: { value: ' please ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Ask' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(sent).toEqual([{ domainName: 'Radio', message: 'please' }])
    expect(useNotifications.getState().shown.map(({ message }) => message)).toEqual([
      messages.accessRequests.sent(asked),
    ])
  },
)
