import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { closeDomain, takeAnswer } from '../../editing/editing-store.ts'
import { keepSignIn } from '../../server/sign-in.ts'
import { publicConfigReply, tokensFor } from '../../server/testing/page.ts'
import { queryClient } from '../../server/use-call.ts'
import { checkedReply } from '../../testing/check-answer.ts'
import { draw } from '../../testing/draw.tsx'
import { aFullDomain } from '../../testing/full-domain.ts'
import { ExportedFilePanel } from './ExportedFilePanel.tsx'

afterEach(() => {
  closeDomain()
  vi.unstubAllGlobals()
})

const radio = aFullDomain()

test('[GIT-006] a file that is found is linked, and can be deleted', async () => {
  queryClient.clear()
  keepSignIn(tokensFor('paul@sdp.example', 'token'))
  const url = 'https://git.example/domains/blob/main/Radio/eng-USA/dev.json'
  vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => {
    if (path.endsWith('/public/config')) return Response.json(publicConfigReply)
    const found = { data: { url }, push: { state: 'done', message: '' } }
    return checkedReply(request?.method ?? 'GET', path, { body: path.includes('/github/') ? found : [] })
  })
  takeAnswer(radio, undefined)
  draw(
    <QueryClientProvider client={queryClient}>
      <ExportedFilePanel />
    </QueryClientProvider>,
  )
  const remove = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete from GitHub' })
  expect(remove.disabled).toBe(true)
  await waitFor(() => expect(screen.getByRole('link').getAttribute('href')).toBe(url))
  await waitFor(() => expect(remove.disabled).toBe(false))
})
