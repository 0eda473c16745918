import type { PublishAnswer, PublishRequest } from '@sdp/api'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keepSignIn } from '../server/sign-in.ts'
import { publicConfigReply, tokensFor } from '../server/testing/page.ts'
import { queryClient } from '../server/use-call.ts'
import { checkedReply } from '../testing/check-answer.ts'
import { draw } from '../testing/draw.tsx'
import { RequestBell } from './RequestBell.tsx'

afterEach(() => vi.unstubAllGlobals())

const at = { domainId: 'music', name: 'Music', action: 'publish', node: 'ECE', environment: 'prod' } as const
const request: PublishRequest = {
  ...at,
  resource: 'dialog',
  language: '',
  savePoint: 'Original',
  requester: 'Max',
  requestedAt: '2026-11-16T12:00:00.000Z',
  comment: 'Before Monday',
}
const answer: PublishAnswer = {
  ...at,
  id: '00000000-0000-4000-8000-000000000001',
  environment: 'nonprod',
  resource: 'dialog',
  language: '',
  answer: 'refused',
  by: 'Nora',
  comment: 'Too early',
}

/** Draws the bell of Paul; returns the ids of answers that he has read. */
async function ring(requests: PublishRequest[], answers: PublishAnswer[]): Promise<string[]> {
  queryClient.clear()
  keepSignIn(tokensFor('paul@sdp.example', 'token'))
  const read: string[] = []
  vi.stubGlobal('fetch', async (path: string, sent?: RequestInit) => {
    if (path.endsWith('/public/config')) return Response.json(publicConfigReply)
    const reply = (body: unknown) => checkedReply(sent?.method ?? 'GET', path, { body })
    if (path.endsWith('/v2/publishing/requests')) return reply(requests)
    if (path.endsWith('/v2/publishing/answers/read')) {
      read.push(...(JSON.parse(String(sent?.body)) as { ids: string[] }).ids)
      return reply({})
    }
    if (path.endsWith('/v2/publishing/answers')) return reply(answers.filter(({ id }) => !read.includes(id)))
    return reply(path.endsWith('/v2/access-requests') ? { waiting: [], answers: [] } : [])
  })
  const router = createRouter({
    routeTree: createRootRoute({ component: RequestBell }),
    history: createMemoryHistory(),
  })
  await act(async () =>
    draw(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>,
    ),
  )
  return read
}

test('the bell counts the lines of its list', async () => {
  const models = ['deu-DEU', 'eng-USA'].map((language) => ({
    ...request,
    resource: 'languageModel',
    language,
  }))
  await ring([request, ...models], [])
  const bell = await screen.findByRole('button', { name: '1 request waiting for you' })
  expect(bell.textContent).toBe('1')
  fireEvent.click(bell)
  const list = await screen.findByRole('dialog', { name: 'Requests' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(1)
  expect(list.textContent).toContain('“Before Monday”')
})

test('who comes back later finds what became of a request, until it is put away', async () => {
  const model = { ...answer, id: '00000000-0000-4000-8000-000000000002', language: 'deu-DEU' }
  const read = await ring([], [answer, model])
  fireEvent.click(await screen.findByRole('button', { name: 'Your requests are answered' }))
  const list = await screen.findByRole('dialog', { name: 'Requests' })
  expect(list.textContent).toContain('Nora refused your request for Music at ECE nonprod')
  expect(list.textContent).toContain('“Too early”')
  fireEvent.click(within(list).getByRole('button', { name: /^Dismiss/ }))
  await waitFor(() => expect(read).toEqual([answer.id, model.id]))
  expect(await screen.findByRole('button', { name: 'No requests are waiting for you' })).toBeDefined()
})
