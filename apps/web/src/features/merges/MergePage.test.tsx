import type { MergeClash, MergePreview } from '@sdp/api'
import { messages } from '@sdp/domain'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { closeDomain, takeAnswer, useEditingStore } from '../../editing/editing-store.ts'
import { ReadOnlyReason } from '../../editing/use-read-only-reason.ts'
import { keepSignIn } from '../../server/sign-in.ts'
import { publicConfigReply, tokensFor } from '../../server/testing/page.ts'
import { queryClient } from '../../server/use-call.ts'
import { checkedReply } from '../../testing/check-answer.ts'
import { draw, focusOn } from '../../testing/draw.tsx'
import { aFullDomain } from '../../testing/full-domain.ts'
import { useNotifications } from '../../ui/notifications.tsx'
import { MergePage } from './MergePage.tsx'

// A busy machine draws a page for longer than a second
configure({ asyncUtilTimeout: 20_000 })

afterEach(() => {
  cleanup()
  closeDomain()
  localStorage.clear()
  useNotifications.setState({ shown: [] })
  vi.unstubAllGlobals()
})

const [r1, r2, r3] = ['1', '2', '3'].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`)

const clash = (name: string, { theirs = 'theirs', language = null as string | null } = {}): MergeClash => {
  const change = { collection: 'ontology.intents', language: null, key: name, change: 'changed' as const }
  const before = { comments: 'base' }
  return {
    id: `id of ${name}`,
    list: 'intents',
    name,
    field: 'Comments',
    language,
    changes: {
      mine: [{ ...change, before, after: { comments: 'mine' } }],
      theirs: [{ ...change, before, after: { comments: theirs } }],
    },
    notes: {},
  }
}

const nothing = { entries: [], changes: [], more: false }

const aPreview = (more: Partial<MergePreview> = {}): MergePreview => ({
  target: { id: 'radio', name: 'Original', revision: r1! },
  source: { id: 'summer', name: 'summer', revision: r2! },
  base: { revision: r1!, at: '2026-01-02T10:00:00.000Z', message: 'base', savePoint: 'Original' },
  isMerged: false,
  clashes: [clash('play'), clash('stop', { language: 'deu-DEU' })],
  mineOnly: nothing,
  theirsOnly: nothing,
  joined: nothing,
  renames: { mine: [], theirs: [] },
  languages: [],
  problems: [],
  ...more,
})

interface SentCall {
  path: string
  body: { decisions: Record<string, string>; commit_message?: string; source_revision?: string }
}
type Answer = { status?: number; body: unknown }

/** Opens the page of a merge on a server that answers as the test says; returns what was sent there. */
async function openMerge(answer: (call: SentCall) => Answer, disabledReason?: string): Promise<SentCall[]> {
  queryClient.clear()
  keepSignIn(tokensFor('paul@sdp.example', 'token'))
  const calls: SentCall[] = []
  vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => {
    if (path.endsWith('/public/config')) return Response.json(publicConfigReply)
    const method = request?.method ?? 'GET'
    const { pathname } = new URL(path, 'http://page')
    if (!pathname.includes('/merge')) return checkedReply(method, path, { body: [] })
    const sent = { path: pathname.split('/save-points/')[1]!, body: JSON.parse(String(request?.body)) }
    calls.push(sent)
    return checkedReply(method, path, answer(sent))
  })
  takeAnswer(aFullDomain(), undefined)
  const page = (
    <ReadOnlyReason value={disabledReason}>
      <MergePage source="summer" />
    </ReadOnlyReason>
  )
  const router = createRouter({
    routeTree: createRootRoute({
      component: function Page() {
        return useEditingStore((state) => state.open) && page
      },
    }),
    history: createMemoryHistory(),
  })
  await act(async () =>
    draw(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>,
    ),
  )
  return calls
}

const group = (name: string) => screen.findByRole('radiogroup', { name })
const play = 'Intent play: Comments'
const stop = 'Intent stop: Comments (deu-DEU)'
const sideOf = async (name: string, side: string) =>
  within(await group(name)).getByRole<HTMLInputElement>('radio', { name: side })
const mergeButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Merge…' })
const shown = () => useNotifications.getState().shown.map(({ message }) => message)
const done = { body: { revision: r3, updated_at: '' } }

test('clashes are decided by the arrow keys, which lead from one to the next, and then it can be merged', async () => {
  const calls = await openMerge(({ path }) => (path.endsWith('/preview') ? { body: aPreview() } : done))
  expect((await mergeButton()).disabled).toBe(true)
  expect(screen.getByRole('status').textContent).toBe(messages.merging.undecided(2))
  focusOn(await sideOf(play, 'Original'))
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' })
  expect((await sideOf(play, 'summer')).checked).toBe(true)
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(await sideOf(stop, 'Original'))
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' })
  expect(screen.getByRole('status').textContent).toBe(messages.merging.allDecided)

  fireEvent.click(await mergeButton())
  const dialog = await screen.findByRole('dialog', { name: 'Merge summer into Original' })
  expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox').value).toBe('Merge summer into Original')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Merge' }))
  await waitFor(() => expect(shown()).toEqual([messages.merging.done('summer', 'Original')]))
  const sent = calls.find(({ path }) => path === 'radio/merge')
  expect(sent?.body).toMatchObject({
    source: 'summer',
    decisions: { 'id of play': 'theirs', 'id of stop': 'mine' },
    commit_message: 'Merge summer into Original',
    base_revision: r1,
    source_revision: r2,
    delete_source: false,
  })
  expect(localStorage.getItem('sdp.merges')).toBe(null)
})

test('what is decided is remembered, and the server is asked with it', async () => {
  await openMerge(() => ({ body: aPreview() }))
  fireEvent.click(await sideOf(play, 'summer'))
  cleanup()
  const calls = await openMerge(() => ({ body: aPreview() }))
  expect((await sideOf(play, 'summer')).checked).toBe(true)
  expect(calls[0]!.body.decisions).toEqual({ 'id of play': 'theirs' })
})

test('all that is shown is taken from one side, or what is selected', async () => {
  await openMerge(() => ({ body: aPreview() }))
  fireEvent.click(await screen.findByRole('button', { name: 'Take all of summer (2)' }))
  expect((await sideOf(stop, 'summer')).checked).toBe(true)
  fireEvent.click(screen.getByRole('checkbox', { name: `Select ${stop}` }))
  fireEvent.click(screen.getByRole('button', { name: 'Take all of Original (1 selected)' }))
  expect((await sideOf(stop, 'Original')).checked).toBe(true)
  expect((await sideOf(play, 'summer')).checked).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Undecided 0' }))
  expect(screen.getByText(messages.merging.nothingUndecided)).toBeDefined()
  expect(screen.queryByRole('radiogroup')).toBe(null)
})

test('after a save of somebody else the merge is made again, with the decisions that still fit (ruling R511)', async () => {
  let preview = aPreview()
  await openMerge(({ path }) =>
    path.endsWith('/preview') ? { body: preview } : { status: 409, body: { message: 'Somebody saved' } },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Take all of summer (2)' }))
  fireEvent.click(await mergeButton())
  preview = aPreview({
    source: { id: 'summer', name: 'summer', revision: r3! },
    clashes: [clash('play'), clash('stop', { language: 'deu-DEU', theirs: 'another text' })],
  })
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Merge' }))
  await waitFor(() => expect(shown()).toContain(messages.merging.decideAgain(1)))
  expect(shown()).toContain(messages.merging.savedMeanwhile(['summer']))
  expect((await sideOf(play, 'summer')).checked).toBe(true)
  expect((await sideOf(stop, 'summer')).checked).toBe(false)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
})

test('a merge that cannot be loaded is tried again in its place', async () => {
  let answer: Answer = { status: 404, body: { message: 'The save point is gone' } }
  await openMerge(() => answer)
  expect((await screen.findByRole('alert')).textContent).toContain(messages.merging.loadFailed)
  answer = { body: aPreview({ isMerged: true, clashes: [] }) }
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(messages.merging.nothingNew('summer', 'Original'))).toBeDefined()
})

test('who may not change the save point can look at a merge, and the button says why it cannot be done', async () => {
  await openMerge(() => ({ body: aPreview({ clashes: [] }) }), 'Start a session to edit')
  expect((await mergeButton()).disabled).toBe(true)
  expect(screen.getByRole('status').textContent).toBe('Start a session to edit')
})
