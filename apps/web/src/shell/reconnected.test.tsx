import {
  accessRequests,
  concepts,
  domains,
  type Endpoint,
  publishing,
  sessions,
  translations,
} from '@sdp/api'
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { useAccessRequests } from '../features/access-requests/use-access-requests.ts'
import { useConceptNews } from '../features/concepts/use-concept-news.ts'
import { useLiveDomainList } from '../features/domains/use-live-domain-list.ts'
import { usePublishRequests } from '../features/publish-requests/use-publish-requests.ts'
import { useTranslationNews } from '../features/translations/use-translation-news.ts'
import { useOpenSessions } from '../parts/use-open-sessions.ts'
import { connectEvents } from '../server/events.ts'
import { keepSignIn } from '../server/sign-in.ts'
import { publicConfigReply, tokensFor } from '../server/testing/page.ts'
import { queryClient, useCall } from '../server/use-call.ts'
import { checkedReply } from '../testing/check-answer.ts'
import { draw } from '../testing/draw.tsx'
import { catchSockets, reconnect } from '../testing/told-events.ts'

afterEach(() => vi.unstubAllGlobals())

const shown: readonly [string, Pick<Endpoint, 'method' | 'path'>, unknown, () => void][] = [
  ['requests for access', accessRequests.list, { waiting: [], answers: [] }, () => useAccessRequests()],
  ['requests to publish', publishing.requests, [], () => usePublishRequests()],
  ['sessions', sessions.list, [], () => useOpenSessions()],
  ['the list of domains', domains.list, [], () => useLiveDomainList()],
  [
    'translation jobs',
    translations.list,
    [],
    () => {
      useTranslationNews()
      useCall(translations.list, { query: {} })
    },
  ],
  [
    'concepts',
    concepts.all,
    [],
    () => {
      useConceptNews()
      useCall(concepts.all, { query: {} })
    },
  ],
]

test.each(shown)(
  'a browser that lost the connection asks for %s again when it is back',
  async (_, endpoint, body, useShown) => {
    queryClient.clear()
    keepSignIn(tokensFor('paul@sdp.example', 'token'))
    let asked = 0
    vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => {
      if (path.endsWith('/public/config')) return Response.json(publicConfigReply)
      if (!new URL(path, 'http://page').pathname.endsWith(endpoint.path)) return Response.json([])
      asked++
      return checkedReply(request?.method ?? 'GET', path, { body })
    })
    catchSockets()
    function Shown() {
      useShown()
      return null
    }
    await act(async () =>
      draw(
        <QueryClientProvider client={queryClient}>
          <Shown />
        </QueryClientProvider>,
      ),
    )
    onTestFinished(connectEvents())
    await vi.waitFor(() => act(async () => expect(asked).toBeGreaterThan(0)))
    await reconnect(() => {
      asked = 0
    })
    await vi.waitFor(() => act(async () => expect(asked).toBeGreaterThan(0)))
  },
)
