import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keepSignIn } from '../../server/sign-in.ts'
import { publicConfigReply, tokensFor } from '../../server/testing/page.ts'
import { queryClient } from '../../server/use-call.ts'
import { checkedReply } from '../../testing/check-answer.ts'
import { draw } from '../../testing/draw.tsx'
import { GroupColumn } from './GroupColumn.tsx'

afterEach(() => vi.unstubAllGlobals())

test('a change of a group says which members were seen, so that of two super users none loses the other’s (ruling R272)', async () => {
  keepSignIn(tokensFor('ada@sdp.example', 'token'))
  const updates: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => {
    if (path.endsWith('/public/config')) return Response.json(publicConfigReply)
    const method = request?.method ?? 'GET'
    if (method === 'GET') return checkedReply(method, path, { body: [] })
    updates.push(JSON.parse(String(request?.body)))
    return checkedReply(method, path, { body: { members: [] } })
  })
  draw(
    <QueryClientProvider client={queryClient}>
      <GroupColumn group="members" title="Members" members={['nora', 'paul']} disabled={false} />
    </QueryClientProvider>,
  )
  const field = screen.getByLabelText('Add to Members')
  fireEvent.change(field, { target: { value: 'tess' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() =>
    expect(updates).toEqual([{ group: 'members', users: ['nora', 'paul', 'tess'], known: ['nora', 'paul'] }]),
  )
})
