import { messages } from '@sdp/domain'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { closeDomain, takeAnswer } from '../../editing/editing-store.ts'
import { keepSignIn } from '../../server/sign-in.ts'
import { publicConfigReply, tokensFor } from '../../server/testing/page.ts'
import { queryClient } from '../../server/use-call.ts'
import { checkedReply } from '../../testing/check-answer.ts'
import { draw } from '../../testing/draw.tsx'
import { aFullDomain } from '../../testing/full-domain.ts'
import { ConflictDialog } from './ConflictDialog.tsx'

afterEach(() => {
  cleanup()
  closeDomain()
  vi.unstubAllGlobals()
})

const at = '2026-01-02T10:00:00.000Z'
const base = { revision: 'r1', author: 'clara@sdp.example', authorName: 'Clara', message: 'base', at }
const byPaul = { revision: 'r2', author: 'paul@sdp.example', authorName: 'Paul', message: 'from there', at }
const byNora = { revision: 'r3', author: 'nora@sdp.example', authorName: 'Nora', message: 'mine', at }

/** What paul is told who meets these saves, newest first. */
async function meet(...saves: (typeof base)[]): Promise<HTMLElement> {
  queryClient.clear()
  keepSignIn(tokensFor('paul@sdp.example', 'token'))
  const answers: Record<string, unknown> = {
    '/revisions/radio': {
      revisions: [...saves, base].map((save) => ({ ...save, savePoint: 'Original' })),
      more: false,
    },
    '/revisions/radio/lineage': { lineage: null },
    '/domains/radio': aFullDomain(),
    '/userGroups': [],
  }
  vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => {
    if (path.endsWith('/public/config')) return Response.json(publicConfigReply)
    const { pathname } = new URL(path, 'http://page')
    const [, body] = Object.entries(answers).find(([end]) => pathname.endsWith(end)) ?? []
    return checkedReply(request?.method ?? 'GET', path, { body: body ?? [] })
  })
  takeAnswer(aFullDomain(), undefined)
  draw(
    <QueryClientProvider client={queryClient}>
      <ConflictDialog conflict={saves[0]!} message="" onSaved={() => {}} />
    </QueryClientProvider>,
  )
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save both' })
  await waitFor(() => expect(button.disabled).toBe(false))
  return screen.getByRole('dialog')
}

test('a save of somebody else that came first is shown with who, what and when', async () => {
  const dialog = await meet(byNora)
  expect(screen.getByRole('heading', { name: messages.domain.staleRevision })).toBeTruthy()
  expect(dialog.textContent).toMatch(/Nora saved “mine” on Jan 2, 2026, .*, after you opened the domain\./)
})

test('of several saves all who made them are named', async () => {
  const dialog = await meet(byNora, byPaul)
  expect(dialog.textContent).toContain('It is the last of 2 saves since then, by Nora and you.')
})

test('a save of one’s own from another tab is not shown as that of somebody else (ruling R399)', async () => {
  const dialog = await meet(byPaul)
  expect(screen.getByRole('heading', { name: messages.conflict.savedElsewhere })).toBeTruthy()
  expect(dialog.textContent).toContain('You saved “from there” on')
  expect(dialog.textContent).not.toContain('somebody else')
})
