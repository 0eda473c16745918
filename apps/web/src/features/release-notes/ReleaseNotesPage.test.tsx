import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keepSignIn } from '../../server/sign-in.ts'
import { publicConfigReply, tokensFor } from '../../server/testing/page.ts'
import { queryClient } from '../../server/use-call.ts'
import { checkedReply } from '../../testing/check-answer.ts'
import { draw } from '../../testing/draw.tsx'
import { ReleaseNotesPage } from './ReleaseNotesPage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('[SHELL-044] a note has its date and time in the medium style', async () => {
  queryClient.clear()
  keepSignIn(tokensFor('paul@sdp.example', 'token'))
  const note = { id: 'n1', title: 'News', date: new Date(2026, 0, 2, 10, 5).toISOString(), text: 'Text' }
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith('/public/config')
      ? Response.json(publicConfigReply)
      : checkedReply('GET', path, { body: { data: { data: [note], total: 1 } } }),
  )
  draw(
    <QueryClientProvider client={queryClient}>
      <ReleaseNotesPage />
    </QueryClientProvider>,
  )
  const article = await screen.findByRole('article', { name: 'News' })
  expect(article.querySelector('time')?.textContent).toMatch(/Jan 2, 2026, 10:05\sAM/)
})
