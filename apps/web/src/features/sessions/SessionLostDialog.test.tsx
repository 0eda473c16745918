import { messages } from '@sdp/domain'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { closeDomain, takeAnswer } from '../../editing/editing-store.ts'
import { keepSignIn } from '../../server/sign-in.ts'
import { publicConfigReply, tokensFor } from '../../server/testing/page.ts'
import { queryClient } from '../../server/use-call.ts'
import { checkedReply } from '../../testing/check-answer.ts'
import { draw } from '../../testing/draw.tsx'
import { aFullDomain } from '../../testing/full-domain.ts'
import { connectToServer } from '../../testing/server-events.ts'
import { SessionLostDialog } from './SessionLostDialog.tsx'

afterEach(() => {
  closeDomain()
  vi.unstubAllGlobals()
})

test.each([
  ['whoever held it is told who ended it', 'paul@sdp.example', 'radio', true],
  ['who only looks at the domain is told nothing', 'nora@sdp.example', 'radio', false],
  ['nor is anybody about another domain', 'paul@sdp.example', 'lamp', false],
])('when a super user ends a session, %s', async (_, holder, domainId, isShown) => {
  queryClient.clear()
  keepSignIn(tokensFor('paul@sdp.example', 'token'))
  vi.stubGlobal('fetch', async (path: string, request?: RequestInit) =>
    path.endsWith('/public/config')
      ? Response.json(publicConfigReply)
      : checkedReply(request?.method ?? 'GET', path, { body: [] }),
  )
  takeAnswer(aFullDomain(), undefined)
  draw(
    <QueryClientProvider client={queryClient}>
      <SessionLostDialog />
    </QueryClientProvider>,
  )
  const emit = await connectToServer()
  const ended = { holder, by: 'Ada Admin', message: 'We deploy' }
  await emit({ type: 'domain-session-delete', domainId, ended })
  const dialog = screen.queryByRole('dialog', { name: messages.session.endedBy('Ada Admin') })
  if (isShown) expect(dialog?.textContent).toContain('We deploy')
  else expect(dialog).toBeNull()
})
