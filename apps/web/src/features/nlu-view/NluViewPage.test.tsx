import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keepSignIn } from '../../server/sign-in.ts'
import { publicConfigReply, tokensFor } from '../../server/testing/page.ts'
import { draw } from '../../testing/draw.tsx'
import { NluViewPage } from './NluViewPage.tsx'

afterEach(() => vi.unstubAllGlobals())

interface Body {
  text: string
  isGuessed?: boolean
}

/** A server that answers as told; the answers to questions for guesses come when they are let go. */
function openPage(answer: (body: Body) => object) {
  keepSignIn(tokensFor('paul@sdp.example', 'token'))
  const held: (() => void)[] = []
  vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => {
    if (path.endsWith('/public/config')) return Response.json(publicConfigReply)
    const body = JSON.parse(String(request?.body)) as Body
    if (body.isGuessed !== false) {
      await new Promise<void>((resolve, reject) => {
        held.push(resolve)
        request?.signal?.addEventListener('abort', () => reject(request.signal!.reason))
      })
    }
    return Response.json(answer(body))
  })
  draw(<NluViewPage />)
  return { letGo: () => held.pop()!() }
}

const guess = (nearest: string) => ({
  intent: 'play',
  slots: [],
  score: 0.5,
  origin: { kind: 'guess', nearest },
})
const domain = (name: string, ...readings: object[]) => ({
  domainId: name.toLowerCase(),
  domain: name,
  readings,
  problem: null,
})

function read(text: string): void {
  fireEvent.change(screen.getByRole('textbox', { name: 'Sentence' }), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Read' }))
}

const fits = {
  intent: 'stop',
  slots: [],
  score: 1,
  origin: { kind: 'expression', index: 0, text: 'stop it' },
}

test('what fits is there before the domains have learned what comes near, and late domains keep it', async () => {
  const { letGo } = openPage(({ isGuessed }) =>
    isGuessed === false
      ? { domains: [domain('Radio', fits), domain('Lamps'), domain('Seats')], unasked: 0, millis: 3 }
      : { domains: [domain('Radio', fits), domain('Lamps', guess('play it'))], unasked: 1, millis: 20_000 },
  )
  read('stop it')
  await screen.findByRole('region', { name: 'Radio' })
  expect(screen.getByText(/3 domains were asked in 3 ms.*Looking for what comes near/)).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Lamps' })).toBeNull()
  expect(screen.queryByText(/Nothing comes near/)).toBeNull()
  letGo()
  await screen.findByRole('region', { name: 'Lamps' })
  expect(screen.getByText(/One domain was still learning/)).toBeDefined()
  expect(screen.queryByText(/Looking for what comes near/)).toBeNull()
})

test('another sentence can be read meanwhile, and what the first one comes near to is not shown any more', async () => {
  const { letGo } = openPage(({ text, isGuessed }) => ({
    domains: [isGuessed === false ? domain('Radio') : domain('Radio', guess(`near ${text}`))],
    unasked: 0,
    millis: 1,
  }))
  read('one')
  await screen.findByText(/Looking for what comes near/)
  read('two')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Read' })).toHaveProperty('disabled', false))
  letGo()
  await screen.findByText(/near two/)
  expect(screen.queryByText(/near one/)).toBeNull()
})
