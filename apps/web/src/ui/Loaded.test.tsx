import { releaseNotes } from '@sdp/api'
import { messages } from '@sdp/domain'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepSignIn } from '../server/sign-in.ts'
import { publicConfigReply, tokensFor } from '../server/testing/page.ts'
import { queryClient, useCall } from '../server/use-call.ts'
import { draw } from '../testing/draw.tsx'
import { Loaded } from './Loaded.tsx'
import { longWait } from './long-wait.ts'

const answers = { data: { data: [], total: 0 } }
let answer: () => Promise<Response>
const ask = vi.fn((address: RequestInfo | URL, { signal }: RequestInit = {}) =>
  String(address).endsWith('/public/config')
    ? Promise.resolve(Response.json(publicConfigReply))
    : Promise.race([answer(), refusedBy(signal)]),
)

function refusedBy(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
}

beforeEach(() => {
  vi.stubGlobal('fetch', ask)
  keepSignIn(tokensFor('ann@example.com', 'token'))
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  queryClient.clear()
})

function List() {
  const request = useCall(releaseNotes.list, { query: {} })
  return (
    <Loaded request={request} failed="The list could not be loaded">
      {({ data }) => <p>{data.total} notes</p>}
    </Loaded>
  )
}

const show = () =>
  draw(
    <QueryClientProvider client={queryClient}>
      <List />
    </QueryClientProvider>,
  )
const works = async () => Response.json(answers)
const fails = async () => Response.json({ status: 'error', message: 'The disk is gone' }, { status: 500 })
const tryAgain = () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }))

test('what could not be loaded says so, and is tried again in its place', async () => {
  answer = fails
  show()
  expect((await screen.findByRole('alert')).textContent).toContain('The list could not be loaded')
  answer = works
  tryAgain()
  expect(await screen.findByText('0 notes')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what was loaded stays when it cannot be read again, which is said next to it', async () => {
  answer = works
  show()
  await screen.findByText('0 notes')
  answer = fails
  await act(() => queryClient.refetchQueries())
  expect((await screen.findByRole('alert')).textContent).toContain(messages.general.reloadFailed)
  expect(screen.getByText('0 notes')).toBeTruthy()
  answer = works
  tryAgain()
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('who waited 10 seconds for an answer that does not come can ask for it again (ruling R355)', async () => {
  answer = () => new Promise(() => {})
  show()
  await act(() => vi.advanceTimersByTimeAsync(longWait - 4000))
  expect(screen.queryByRole('button')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(screen.getByText(messages.general.waitsLong)).toBeTruthy()
  answer = works
  tryAgain()
  expect(await screen.findByText('0 notes')).toBeTruthy()
})
