import {
  accessRequests,
  concepts,
  configuration,
  diss,
  domains,
  type Endpoint,
  gitExport,
  publishing,
  savePoints,
  sessions,
  translations,
  userGroups,
} from '@sdp/api'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { closeDomain, takeAnswer } from '../editing/editing-store.ts'
import { useOpenedDomain } from '../editing/use-opened-domain.ts'
import { useAccessRequests } from '../features/access-requests/use-access-requests.ts'
import { useConceptUpdates } from '../features/concepts/use-concept-news.ts'
import { useLiveDomainList } from '../features/domains/use-live-domain-list.ts'
import { useUnreadCommits } from '../features/git-export/use-unread-commits.ts'
import { usePublishRequests } from '../features/publish-requests/use-publish-requests.ts'
import { useTranslationUpdates } from '../features/translations/use-translation-news.ts'
import { useOpenSessions } from '../parts/use-open-sessions.ts'
import { connectEvents } from '../server/events.ts'
import { keepSignIn } from '../server/sign-in.ts'
import { publicConfigReply, tokensFor } from '../server/testing/page.ts'
import { queryClient, useCall } from '../server/use-call.ts'
import { checkedReply } from '../testing/check-answer.ts'
import { draw } from '../testing/draw.tsx'
import { aFullDomain } from '../testing/full-domain.ts'
import { catchSockets, reconnect } from '../testing/server-events.ts'
import { ServerNotices } from './ServerNotices.tsx'
import { useLiveUpdates } from './use-live-updates.ts'

beforeEach(() => {
  queryClient.clear()
  keepSignIn(tokensFor('paul@sdp.example', 'token'))
})
afterEach(() => {
  cleanup()
  closeDomain()
  vi.unstubAllGlobals()
})

const radio = aFullDomain()

type Shown = readonly [string, Pick<Endpoint, 'method' | 'path'>, unknown, () => void]

const shown: readonly Shown[] = [
  ['requests for access', accessRequests.list, { waiting: [], answers: [] }, () => useAccessRequests()],
  ['requests to publish', publishing.requests, [], () => usePublishRequests()],
  ['answers to requests', publishing.answers, [], () => usePublishRequests()],
  ['sessions', sessions.list, [], () => useOpenSessions()],
  ['the list of domains', domains.list, [], () => useLiveDomainList()],
  ['the commits of the open domain', gitExport.commits, { data: [] }, () => useUnreadCommits()],
  [
    'the exported file of the open domain',
    gitExport.find,
    { data: { url: 'https://git.example' }, push: { state: 'done', message: '' } },
    () => {
      useUnreadCommits()
      useCall(gitExport.find, { params: { name: 'Radio' } })
    },
  ],
  ['the open domain', domains.read, radio, () => useOpenedDomain('radio', undefined)],
  [
    'the save points of the open domain',
    savePoints.list,
    [],
    () => {
      useOpenedDomain('radio', undefined)
      useCall(savePoints.list, { params: { name: 'Radio' } })
    },
  ],
  [
    'translation jobs',
    translations.list,
    [],
    () => {
      useTranslationUpdates()
      useCall(translations.list, { query: {} })
    },
  ],
  [
    'concepts',
    concepts.all,
    [],
    () => {
      useConceptUpdates()
      useCall(concepts.all, { query: {} })
    },
  ],
]

test.each(shown)(
  'a browser that lost the connection asks for %s again when it is back',
  async (_, endpoint, body, useShown) => {
    takeAnswer(radio, undefined)
    const calls = await show(useShown, { endpoint, body })
    onTestFinished(connectEvents())
    await expectCalledAgain(calls)
  },
)

const definition = { version: '1.0', intents: [] }
/** What is needed on every page. */
const everywhere: readonly Shown[] = [
  ['user groups', userGroups.list, [], () => useCall(userGroups.list, {})],
  ['translators', translations.translators, { members: [] }, () => useCall(translations.translators, {})],
  ['concepts', concepts.all, [], () => useCall(concepts.all, { query: {} })],
  ['DISS definitions', diss.list, [], () => useCall(diss.list, {})],
  ['versions of DISS', diss.versions, [], () => useCall(diss.versions, {})],
  ['the latest DISS definition', diss.latest, definition, () => useCall(diss.latest, {})],
  [
    'the pinned DISS definition',
    diss.version,
    definition,
    () => useCall(diss.version, { params: { version: '1.0' } }),
  ],
]

test.each(everywhere)(
  'wherever its user is, a browser that lost the connection asks for %s again when it is back',
  async (_, endpoint, body, useShown) => {
    const calls = await show(
      () => {
        useLiveUpdates()
        useShown()
      },
      { endpoint, body },
    )
    await expectCalledAgain(calls)
  },
)

test('a browser whose server was replaced meanwhile says that there is a new version', async () => {
  // Of a type that nobody runs; next to the styles that stand there for all tests
  const script = (name: string) => `<script type="text/plain" src="/assets/${name}.js"></script>`
  document.head.insertAdjacentHTML('beforeend', script('main-before'))
  const inserted = document.head.lastElementChild!
  onTestFinished(() => inserted.remove())
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/index.html' ? new Response(script('main-after')) : Response.json(publicConfigReply),
  )
  catchSockets()
  draw(<ServerNotices />)
  onTestFinished(connectEvents())
  await reconnect(() => expect(screen.queryByRole('status', { name: 'New version' })).toBeNull())
  expect(await screen.findByRole('status', { name: 'New version' })).toBeDefined()
})

interface CallCount {
  count: number
}

/** Draws what asks for something, on a server that answers that alone; counts how often it is asked. */
async function show(
  useShown: () => void,
  { endpoint, body }: { endpoint: Pick<Endpoint, 'method' | 'path'>; body: unknown },
): Promise<CallCount> {
  const calls = { count: 0 }
  const pattern = new RegExp(`/api${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => {
    const { pathname } = new URL(path, 'http://page')
    if (pathname.endsWith('/public/config')) return Response.json(publicConfigReply)
    if (pathname.endsWith(configuration.featureFlags.path))
      return Response.json({ options: { enableWebsockets: true } })
    if (!pattern.test(pathname)) return Response.json([])
    calls.count++
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
  return calls
}

async function expectCalledAgain(calls: CallCount): Promise<void> {
  await vi.waitFor(() => act(async () => expect(calls.count).toBeGreaterThan(0)))
  await reconnect(() => {
    calls.count = 0
  })
  await vi.waitFor(() => act(async () => expect(calls.count).toBeGreaterThan(0)))
}
