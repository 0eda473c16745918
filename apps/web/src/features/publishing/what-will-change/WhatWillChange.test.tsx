import type { BehaviourChanges, PublishingChanges, PublishingTests } from '@sdp/api'
import { defaultConfiguration } from '@sdp/domain/publishing'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keepSignIn } from '../../../server/sign-in.ts'
import { publicConfigReply, tokensFor } from '../../../server/testing/page.ts'
import { queryClient } from '../../../server/use-call.ts'
import { draw } from '../../../testing/draw.tsx'
import { usePublishing } from '../publishing-store.ts'
import { WhatWillChange } from './WhatWillChange.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
  usePublishing.setState({ configuration: undefined })
})

const instruction = {
  node: 'ECE',
  environment: 'prod',
  resource: 'languageModel',
  provider: 'world',
  languages: ['eng-USA'],
  approval: 'approve',
}

/** What both calls answer of the same places. */
type Comparison = PublishingChanges['comparisons'][number] & BehaviourChanges[number]

const comparison: Comparison = {
  places: [{ node: 'ECE', environment: 'prod' }],
  replaces: ['Original'],
  topics: [
    {
      topic: 'expressions',
      title: 'Expressions',
      added: 1,
      changed: 0,
      removed: 1,
      entries: [
        {
          kind: 'Intent',
          name: 'stop',
          change: 'changed',
          lines: [
            { label: 'Expression', language: 'eng-USA', before: 'stop it' },
            { label: 'Expression', language: 'eng-USA', after: 'be quiet' },
          ],
          linesLeft: 3,
        },
      ],
      left: 2,
    },
  ],
  spoken: [
    {
      language: 'eng-USA',
      answersBefore: true,
      answersAfter: true,
      tried: 12,
      changed: 2,
      changes: [
        {
          sentence: 'be quiet',
          differs: ['intent', 'rule', 'answer'],
          before: { intent: '', by: 'nobody', rule: '', answer: '' },
          after: { intent: 'stop', by: 'expression', rule: "Rule 1 of 'Main'", answer: 'Stopped' },
        },
      ],
      isCut: true,
    },
  ],
}

type Answer =
  | { body: Partial<PublishingChanges> & { comparisons?: Comparison[] }; isTrying?: boolean }
  | { status: number; body: unknown }

/** Draws it on a server with these replies, the last one again and again; returns what it was asked. */
function show(answers: (Answer | undefined)[], tested: PublishingTests = []) {
  const calls = { changes: [] as unknown[], behaviour: [] as unknown[] }
  vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => {
    const call = path.split('/v2/publishing/')[1]
    if (call === 'tests') return Response.json(tested)
    if (call !== 'changes' && call !== 'behaviour') return Response.json(publicConfigReply)
    calls[call].push(JSON.parse(String(request?.body)))
    const answer = answers[Math.min(calls[call].length, answers.length) - 1]
    if (answer === undefined) return new Promise<Response>(() => {})
    if ('status' in answer) return Response.json(answer.body, { status: answer.status })
    const { comparisons = [], ...rest } = answer.body
    if (call === 'changes') return Response.json({ comparisons, left: 0, requests: [], ...rest })
    return answer.isTrying ? new Promise<Response>(() => {}) : Response.json(comparisons)
  })
  keepSignIn(tokensFor('ada@sdp.example', 'token'))
  const page = (
    <QueryClientProvider client={queryClient}>
      <WhatWillChange domain="Music" savePoint="Original" instructions={[instruction]} action="publish" />
    </QueryClientProvider>
  )
  const rootRoute = createRootRoute({ component: () => page })
  const history = createMemoryHistory({ initialEntries: ['/domains/music/publish'] })
  draw(<RouterProvider router={createRouter({ routeTree: rootRoute, history }) as never} />)
  return calls
}

const section = () => screen.getByRole('region', { name: 'What will change' })

test('while it is compared, that is said; asked is about places and nothing else', async () => {
  const calls = show([undefined])
  expect(await screen.findByRole('progressbar', { name: 'Comparing' })).toBeDefined()
  const { approval: _, ...place } = instruction
  expect(calls.behaviour).toEqual(calls.changes)
  expect(calls.changes).toEqual([
    {
      domain: { name: 'Music', savePoint: 'Original' },
      context: { instructions: [place], action: 'publish' },
    },
  ])
})

test('changes are listed topic by topic with how many there are', async () => {
  show([{ body: { comparisons: [comparison] } }])
  const entry = await screen.findByRole('group', { name: 'Intent stop' })
  expect(section().textContent).toContain('Expressions 1 added, 1 removed')
  expect(entry.textContent).toContain('− Expression (eng-USA): stop it')
  expect(entry.textContent).toContain('+ Expression (eng-USA): be quiet')
  expect(entry.textContent).toContain('and 3 more')
  expect(section().textContent).toContain('and 2 more')
})

test('where nothing is left out nothing says so', async () => {
  const [topic] = comparison.topics
  const whole = { ...topic!, entries: topic!.entries.map((one) => ({ ...one, linesLeft: 0 })), left: 0 }
  show([{ body: { comparisons: [{ ...comparison, topics: [whole] }] } }])
  const entry = await screen.findByRole('group', { name: 'Intent stop' })
  expect(entry.parentElement!.textContent).not.toMatch(/and \d+ more/)
})

test('what it does is listed sentence by sentence, with how many were tried, and more can be tried', async () => {
  const calls = show([{ body: { comparisons: [comparison] } }])
  const sentences = await screen.findByRole('list', { name: 'Sentences in eng-USA' })
  const [first, more] = within(sentences).getAllByRole('listitem')
  expect(first!.textContent).toBe(
    "be quiet: nothing understood, no rule, no answer → stop, Rule 1 of 'Main', “Stopped”",
  )
  expect(more!.textContent).toBe('and 1 more')
  expect(section().textContent).toContain('12 sentences tried, 2 lead elsewhere; there was no time for more.')
  fireEvent.click(screen.getByRole('button', { name: 'Try more' }))
  await waitFor(() => expect(calls.behaviour).toHaveLength(2))
  expect(calls.changes).toHaveLength(1)
})

test('the lists do not wait for the sentences', async () => {
  show([{ body: { comparisons: [{ ...comparison, topics: [] }, comparison] }, isTrying: true }])
  expect(await screen.findByRole('group', { name: 'Intent stop' })).toBeDefined()
  expect(screen.getAllByText('Trying sentences …')).toHaveLength(2)
  expect(screen.queryByText('Nothing changes')).toBeNull()
})

test('where nothing changes, that is said', async () => {
  show([{ body: { comparisons: [{ ...comparison, topics: [], spoken: [] }] } }])
  expect(await screen.findByText('Nothing changes')).toBeDefined()
})

test('what answers for the first time, and what stops, is listed without sentences', async () => {
  const silent = { ...comparison.spoken[0]!, tried: 0, changed: 0, changes: [], isCut: false }
  const spoken = [
    { ...silent, answersBefore: false },
    { ...silent, language: 'deu-DEU', answersAfter: false },
  ]
  show([{ body: { comparisons: [{ ...comparison, replaces: [], spoken }] } }])
  expect(await screen.findByText(/eng-USA: nothing answers there yet/)).toBeDefined()
  expect(screen.getByText(/deu-DEU: nothing will answer there any more/)).toBeDefined()
  expect(screen.getByText(/Nothing is active there now/)).toBeDefined()
})

test('how the kept tests go is said, with what failing ones expected and where they stop it', async () => {
  usePublishing.setState({ configuration: { ...defaultConfiguration, instructions: [] } })
  const language = { language: 'eng-USA', total: 9, failed: 1, unsaid: 2, left: 0, isCut: false }
  const failing = [
    {
      ...{ test: 'stop it', language: 'eng-USA', result: 'failed' as const },
      reasons: ['Turn 2: intent stop was expected, and play was understood'],
    },
  ]
  show(
    [{ body: { comparisons: [comparison] } }],
    [{ places: comparison.places, languages: [{ ...language, failing }] }],
  )
  const kept = await screen.findByRole('region', { name: 'Kept tests' })
  expect((await within(kept).findByRole('alert')).textContent).toContain('stopped at ECE prod')
  expect(kept.textContent).toContain(
    'eng-USA: 6 of 9 go as they should, 1 fails, 2 cannot be said in this language.',
  )
  const entry = within(kept).getByRole('listitem')
  expect(entry.textContent).toContain('intent stop was expected, and play was understood')
  const link = within(entry).getByRole('link', { name: 'stop it' }).getAttribute('href')
  expect(link).toContain('tests?language=eng-USA&test=stop')
})

test('a request that is void says so, and what changed since', async () => {
  const requests = [{ requester: 'Paul Author', at: '2026-11-15T10:00:00.000Z', isVoid: true }]
  show([{ body: { requests, since: comparison.topics } }])
  expect((await screen.findByRole('alert')).textContent).toContain('Paul Author')
  const since = screen.getByRole('group', { name: 'Since the request' })
  expect(within(since).getByRole('group', { name: 'Intent stop' })).toBeDefined()
})

test('a failure is shown and can be tried again', async () => {
  show([
    { status: 404, body: { message: 'There is no such domain' } },
    { body: { comparisons: [comparison] } },
  ])
  expect((await screen.findByRole('alert')).textContent).toContain('There is no such domain')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('group', { name: 'Intent stop' })).toBeDefined()
})
