import { jobs } from '@sdp/api'
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { keepSignIn } from './sign-in.ts'
import { publicConfigReply, tokensFor } from './testing/page.ts'
import { queryClient, useCall } from './use-call.ts'

function Failed() {
  const { data } = useCall(jobs.failed, {}, { forget: true })
  return data === undefined ? 'loading' : `${data.length} failed`
}

const page = (
  <QueryClientProvider client={queryClient}>
    <Failed />
  </QueryClientProvider>
)

afterEach(() => vi.unstubAllGlobals())

test('who leaves a page and comes back at once is shown what is true then', async () => {
  let count = 0
  const one = { id: '', job: 'sweep', attempts: 1, error: '', failedAt: '' }
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.endsWith('/public/config') ? publicConfigReply : Array(count++).fill(one)),
  )
  keepSignIn(tokensFor('ann@example.com', 'token'))
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () => root.render(page))
  await vi.waitFor(() => act(async () => expect(place.textContent).toBe('0 failed')))
  // In one task: no timer comes in between
  flushSync(() => root.render(null))
  flushSync(() => root.render(page))
  await vi.waitFor(() => act(async () => expect(place.textContent).toBe('1 failed')))
  act(() => root.unmount())
})
