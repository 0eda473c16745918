import { fireEvent, screen, waitFor, within } from '@testing-library/react'
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

/** A server that answers as the test says; the answers to questions for guesses come when they are let go. */
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
  threshold: readings.length === 0 ? null : 0.312,
  problem: null,
})
const candidate = (name: string, more: object = {}) => ({
  domainId: name.toLowerCase(),
  domain: name,
  intent: null,
  score: 0,
  by: null,
  freeWords: 0,
  arbitration: '',
  lostBy: 'it did not understand',
  ...more,
})
const stage = (name: string, candidates: readonly object[] | null, more: object = {}) => ({
  stage: name,
  candidates,
  isForHeadUnit: false,
  problem: null,
  ...more,
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
      ? {
          domains: [domain('Radio', fits), domain('Lamps'), domain('Seats')],
          unasked: 0,
          stages: [],
          millis: 3,
        }
      : {
          domains: [domain('Radio', fits), domain('Lamps', guess('play it'))],
          unasked: 1,
          stages: [],
          millis: 20_000,
        },
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
    stages: [],
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

test('each stage says who would answer and why the others would not; what has to be guessed first comes later', async () => {
  const sure = { intent: 'stop', score: 0.95, by: 'expression', lostBy: null }
  const guessed = { intent: 'warm', score: 0.62, by: 'guess', lostBy: null }
  const weaker = {
    intent: 'note',
    score: 0.4,
    by: 'expression',
    freeWords: 2,
    lostBy: 'another is more certain',
  }
  const local = {
    intent: 'open',
    score: 0.95,
    by: 'expression',
    lostBy: 'its intent never goes to the cloud',
  }
  const settled = [
    stage('ece-dev', [candidate('Radio', sure), candidate('Lamps')]),
    stage('amap-dev', [candidate('Windows', local)], { isForHeadUnit: true }),
  ]
  const { letGo } = openPage(({ isGuessed }) => ({
    domains: [],
    unasked: 1,
    millis: 1,
    stages: [
      ...settled,
      stage(
        'ece-prod',
        isGuessed === false ? null : [candidate('Seats', guessed), candidate('Notes', weaker)],
      ),
      stage('china-prod', isGuessed === false ? null : [candidate('Lamps')]),
      stage('amap-prod', null),
    ],
  }))
  read('stop it')
  const who = await screen.findByRole('region', { name: 'Who would answer' })
  const lineOf = (name: string) => within(who).getByRole('listitem', { name })
  expect(lineOf('ece-dev').textContent).toContain('Radio answers with stopcertain, by an expression')
  expect(lineOf('ece-dev').textContent).toContain('Lamps does not answer: it did not understand.')
  expect(lineOf('amap-dev').textContent).toContain(
    'That is for the head unit, which answers it without the cloud.certain, by an expression',
  )
  expect(lineOf('ece-prod').textContent).toContain('Looking for what comes near')
  letGo()
  await waitFor(() =>
    expect(lineOf('ece-prod').textContent).toContain(
      'Seats answers with warm62 % certain, by a guess learned from all domains at this stage',
    ),
  )
  expect(lineOf('ece-prod').textContent).toContain(
    'Notes does not answer: another is more certain. It takes the sentence as note (40 % certain, by an expression with 2 free words).',
  )
  expect(lineOf('china-prod').textContent).toContain('Nobody understands it.')
  expect(lineOf('amap-prod').textContent).toContain('Time was up. Read again to ask here.')
})

test('where nothing is published that is said, and readings say how certain they are and who found them', async () => {
  const free = {
    ...fits,
    intent: 'note',
    score: 0.4,
    origin: { kind: 'expression', index: 0, text: '$(words)', fit: { words: 2, free: 2 } },
  }
  openPage(() => ({
    domains: [domain('Radio', fits, free, { ...guess('play it'), score: 0.2 })],
    unasked: 0,
    stages: [],
    millis: 1,
  }))
  read('stop it')
  const radio = await screen.findByRole('region', { name: 'Radio' })
  expect(screen.getByRole('region', { name: 'Who would answer' }).textContent).toContain(
    'Nothing is published in this language.',
  )
  expect(radio.textContent).toContain('certain · by an expression: ‘stop it’')
  expect(radio.textContent).toContain('40 % certain · by an expression with 2 free words: ‘$(words)’')
  expect(radio.textContent).toContain(
    '20 % certain, below the threshold of 32 % · by a guess; the nearest expression is ‘play it’',
  )
})

test('sentences are read in English until another language is chosen', () => {
  openPage(() => ({}))
  expect(screen.getByRole('combobox', { name: 'Language' }).textContent).toBe('English (USA)')
})
