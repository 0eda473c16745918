import { chatStages } from '@sdp/domain/chat'
import { supportedLanguages } from '@sdp/domain/languages'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prefer } from '../../browser/preferences.ts'
import { useOpening } from '../../editing/opening.ts'
import { forgetSignIn } from '../../server/sign-in.ts'
import { draw } from '../../testing/draw.tsx'
import { useNotifications } from '../../ui/notifications.tsx'
import { ChatWindow } from './ChatWindow.tsx'
import { useChat } from './chat-store.ts'
import { anAction, anAnswer, openChat } from './testing/chat-page.ts'

const usual = { chatAutoScroll: true, chatKeepsSession: true, chatDumpsRequests: false, ttsButton: true }
beforeEach(() => {
  prefer({ ...usual, chatOrientation: 'upright' })
  useOpening.setState({ isOpening: false })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Ask SDP Studio' })
const texts = () => screen.getAllByRole('listitem').map((item) => item.textContent)

async function say(text: string): Promise<void> {
  fireEvent.change(input(), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(screen.queryByRole('img', { name: /on its way/ })).toBeNull())
}

function openMenu(): HTMLElement {
  fireEvent.click(screen.getByRole('button', { name: 'Chat settings' }))
  return screen.getByRole('menu')
}

test('[CHAT-003] [CHAT-004] [CHAT-005] [CHAT-006] [CHAT-050] [CHAT-051] [CHAT-052] the window has a title, a label, languages and stages', () => {
  openChat(() => ({ body: anAnswer() }))
  draw(<ChatWindow />)
  const window = screen.getByRole('dialog', { name: 'SDP chatbot' })
  expect(within(window).getByText('CLOUD')).toBeDefined()
  const optionsOf = (name: string) =>
    within(screen.getByRole('combobox', { name }))
      .getAllByRole('option')
      .map((option) => option.textContent)
  expect(optionsOf('Chat language')).toEqual(supportedLanguages.map(({ value }) => value))
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Chat language' }).value).toBe('eng-USA')
  expect(optionsOf('Chat stage')).toEqual([
    'ece-dev',
    'amap-dev',
    'ece-nonprod',
    'ece-prod',
    'amap-nonprod',
    'amap-prod',
    'china-nonprod',
    'china-prod',
  ])
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Chat stage' }).value).toBe(chatStages[0])
})

test('the tip of Send goes when there is nothing to send any more', async () => {
  openChat(() => ({ body: anAnswer(anAction('Here is jazz')) }))
  draw(<ChatWindow />)
  fireEvent.change(input(), { target: { value: 'Play jazz' } })
  fireEvent.mouseOver(screen.getByRole('button', { name: 'Send' }))
  await screen.findByRole('tooltip', { name: 'Send' })
  fireEvent.submit(input().form!)
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
})

test('[CHAT-019] [CHAT-020] [CHAT-030] [CHAT-031] [CHAT-032] a question has its bubble and a busy one, which the answers replace', async () => {
  let answer = (_: unknown) => {}
  const calls = openChat(() => new Promise<never>((resolve) => (answer = resolve as typeof answer)))
  draw(<ChatWindow />)
  expect(input().placeholder).toBe('Ask SDP Studio')
  fireEvent.change(input(), { target: { value: ' Play jazz ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(useChat.getState().messages).toMatchObject([
    { author: 'me', type: 'text', data: { text: 'Play jazz' } },
    { author: 'bot', type: 'busy' },
  ])
  expect(screen.getByRole('img', { name: 'The answer is on its way' })).toBeDefined()
  await waitFor(() => expect(calls).toHaveLength(1))
  await act(async () => answer({ body: anAnswer(anAction('Here is jazz'), anAction('Enjoy')) }))
  await waitFor(() => expect(texts()).toHaveLength(3))
  expect(screen.queryByRole('img', { name: /on its way/ })).toBeNull()
  expect(texts()[1]).toContain('Here is jazz')
  expect(texts()[2]).toContain('Enjoy')
  expect(input().value).toBe('')
})

test('[CHAT-033] an answer without a text says so', async () => {
  openChat(() => ({ body: anAnswer(anAction('')) }))
  draw(<ChatWindow />)
  await say('Hello')
  expect(texts()[1]).toContain('No text response available.')
})

test('[CHAT-016] a bubble shows what was sent, and what was answered', async () => {
  openChat(() => ({ body: anAnswer(anAction('Hi')) }))
  draw(<ChatWindow />)
  await say('Hello')
  fireEvent.click(screen.getByTitle('Show the request'))
  expect(
    within(screen.getByRole('dialog', { name: 'Request' })).getByLabelText('JSON').textContent,
  ).toContain('"text_query": "Hello"')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  fireEvent.click(screen.getByTitle('Show the response'))
  const response = await screen.findByRole('dialog', { name: 'Response' })
  expect(within(response).getByLabelText('JSON').textContent).toContain('"text": "Hi"')
})

test('[CHAT-018] [CHAT-017] [CHAT-041] what is said before and after is shown in the bubble, which can be played and stopped', async () => {
  const played: unknown[] = []
  let pauses = 0
  vi.stubGlobal(
    'Audio',
    class {
      src = ''
      play = async () => void played.push(this.src)
      pause = () => void pauses++
    },
  )
  const paths: string[] = []
  const calls = openChat((_, path) => {
    paths.push(path)
    return path.endsWith('tts-request')
      ? { body: 'RIFF', type: 'audio/wav' }
      : { body: anAnswer(anAction('Here is jazz', { preText: 'Sure.', postText: 'Enjoy.' })) }
  })
  draw(<ChatWindow />)
  await say('Play jazz')
  expect(texts()[1]).toContain('Sure.Here is jazzEnjoy.')
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  await waitFor(() => expect(played).toHaveLength(1))
  expect(calls[1]).toEqual({
    text: 'Sure. Here is jazz Enjoy.',
    language: 'eng-USA',
    market: calls[0]!.header.market,
    environment: calls[0]!.header.environment,
  })
  expect(paths.at(-1)).toMatch(/\/v2\/mvap-core\/tts-request$/)
  const before = pauses
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(screen.getByRole('button', { name: 'Play' })).toBeDefined()
  expect(pauses).toBe(before + 1)
})

test('the button to play is there only while it is switched on', async () => {
  openChat(() => ({ body: anAnswer(anAction('Hi')) }))
  prefer({ ttsButton: false })
  draw(<ChatWindow />)
  await say('Hello')
  expect(screen.queryByRole('button', { name: 'Play' })).toBeNull()
})

test('[CHAT-022] the arrow keys bring back what was said', async () => {
  openChat(() => ({ body: anAnswer(anAction('Hi')) }))
  draw(<ChatWindow />)
  await say('One')
  await say('Two')
  fireEvent.change(input(), { target: { value: 'Thr' } })
  fireEvent.keyDown(input(), { key: 'ArrowUp' })
  expect(input().value).toBe('Two')
  fireEvent.keyDown(input(), { key: 'ArrowUp' })
  expect(input().value).toBe('One')
  fireEvent.keyDown(input(), { key: 'ArrowDown' })
  fireEvent.keyDown(input(), { key: 'ArrowDown' })
  expect(input().value).toBe('Thr')
})

test('[CHAT-034] [CHAT-035] [CHAT-012] [CHAT-013] the dialog state is sent on while the first action says to continue', async () => {
  const dialogState = { asks: 'genre' }
  const calls = openChat(({ text_query: text }) => ({
    body: anAnswer(anAction('Which?', { continues: text === 'Go on', dialogState }), anAction('More')),
  }))
  draw(<ChatWindow />)
  const sent = async (text: string) => {
    await say(text)
    return calls.at(-1)?.requestInfo?.dialogState
  }
  expect(await sent('Go on')).toBeUndefined()
  expect(await sent('Go on')).toEqual(dialogState)
  expect(await sent('The end')).toEqual(dialogState)
  expect(await sent('Go on')).toBeUndefined()
  fireEvent.click(within(openMenu()).getByRole('menuitem', { name: 'Reset dialog session' }))
  expect(await sent('Go on')).toBeUndefined()
  expect(await sent('Go on')).toEqual(dialogState)
  fireEvent.click(screen.getByRole('button', { name: 'Reset dialog session' }))
  expect(screen.getAllByText('New dialog session')).not.toEqual([])
  expect(await sent('Go on')).toBeUndefined()
  fireEvent.click(within(openMenu()).getByRole('menuitemcheckbox', { name: 'Chat session' }))
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' })
  expect(await sent('Go on')).toBeUndefined()
  expect(await sent('Go on')).toBeUndefined()
})

test('[CHAT-007] [CHAT-010] the history can be cleared', async () => {
  openChat(() => ({ body: anAnswer(anAction('Hi')) }))
  draw(<ChatWindow />)
  await say('Hello')
  fireEvent.click(within(openMenu()).getByRole('menuitem', { name: 'Clear chat history' }))
  expect(useChat.getState().messages).toEqual([])
})

test('[CHAT-008] [CHAT-009] [CHAT-015] the newest message is brought into sight, the window is turned and fills the screen', async () => {
  openChat(() => ({ body: anAnswer(anAction('Hi')) }))
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  draw(<ChatWindow />)
  await say('Hello')
  expect(scrolled).toHaveBeenCalled()
  const chatWindow = screen.getByRole('dialog')
  const menu = openMenu()
  fireEvent.click(within(menu).getByRole('menuitemcheckbox', { name: 'Auto scroll' }))
  scrolled.mockClear()
  const widthOf = () => getComputedStyle(chatWindow).width
  expect(widthOf()).toBe('420px')
  fireEvent.click(within(menu).getByRole('menuitem', { name: 'Orientation: upright' }))
  expect(widthOf()).toBe('780px')
  fireEvent.click(within(menu).getByRole('menuitemcheckbox', { name: 'Fullscreen' }))
  expect(widthOf()).toBe('')
  fireEvent.keyDown(menu, { key: 'Escape' })
  await say('Again')
  expect(scrolled).not.toHaveBeenCalled()
})

test('a chat that was closed over its reasons opens ready for the next sentence', async () => {
  openChat(() => ({ body: anAnswer(anAction('Hi')) }))
  draw(<ChatWindow />)
  await say('Hello')
  useChat.setState({ isOpen: true })
  fireEvent.click(screen.getByRole('button', { name: /^Why/ }))
  expect(screen.getByRole('region', { name: 'Why this answer' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Close the chat' }))
  expect(useChat.getState()).toMatchObject({ isOpen: false, explained: undefined, returnedTo: undefined })
})

test('whoever signs out takes the conversation along', async () => {
  openChat(() => ({ body: anAnswer(anAction('Hi')) }))
  draw(<ChatWindow />)
  await say('Hello')
  act(() => forgetSignIn())
  expect(useChat.getState()).toMatchObject({ isOpen: false, messages: [] })
})

test('[CHAT-014] requests are dumped to the console when that is switched on', async () => {
  openChat(() => ({ body: anAnswer(anAction('Hi')) }))
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  draw(<ChatWindow />)
  await say('Hello')
  expect(info).not.toHaveBeenCalled()
  fireEvent.click(within(openMenu()).getByRole('menuitemcheckbox', { name: 'Dump requests to console' }))
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' })
  await say('Hello')
  expect(info).toHaveBeenCalledWith('Chat request', expect.objectContaining({ text_query: 'Hello' }))
  expect(info).toHaveBeenCalledWith('Chat response', expect.objectContaining({ fullRequest: {} }))
})

test('[CHAT-045] a request that takes 20 seconds is given up', async () => {
  openChat(() => ({ body: anAnswer() }))
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  draw(<ChatWindow />)
  await say('Hello')
  expect(timeout).toHaveBeenCalledWith(20_000)
  expect(texts()[1]).toContain('Sorry! The service is unavailable. Request timed out after 20 seconds.')
})

test('[CHAT-046] a failure is shown in the bubble, with what to quote of the request', async () => {
  openChat(() => ({ status: 500, body: { message: 'Out of order' } }))
  draw(<ChatWindow />)
  await say('Hello')
  expect(texts()[1]).toContain('Out of order')
  expect(texts()[1]).toContain('POST /v2/mvap-core/text-recognition')
  expect(texts()[1]).toContain('Request id r-7')
})

test('[CHAT-021] [CHAT-038] a browser without speech recognition says so', () => {
  openChat(() => ({ body: anAnswer() }))
  draw(<ChatWindow />)
  fireEvent.click(screen.getByRole('button', { name: 'Microphone' }))
  expect(useNotifications.getState().shown.at(-1)?.message).toBe(
    'Speech Recognition is not available on this browser. Please use Chrome or Firefox',
  )
})

test('[CHAT-001] [CHAT-036] [CHAT-037] the microphone is switched on and off, and what was heard follows as a sentence', () => {
  let heard: { onresult: (event: object) => void; onend: () => void } | undefined
  class Recogniser {
    onresult = (_: object) => {}
    onend = () => {}
    start = () => {
      heard = this
    }
    stop = () => this.onend()
  }
  vi.stubGlobal('SpeechRecognition', Recogniser)
  openChat(() => ({ body: anAnswer() }))
  draw(<ChatWindow />)
  const microphone = screen.getByRole('button', { name: 'Microphone' })
  fireEvent.click(microphone)
  expect(microphone.getAttribute('aria-pressed')).toBe('true')
  fireEvent.change(input(), { target: { value: 'Hello' } })
  const result = (text: string, isFinal: boolean) => Object.assign([{ transcript: text }], { isFinal })
  act(() => heard!.onresult({ resultIndex: 0, results: [result('play some', false)] }))
  expect(input().value).toBe('Hello')
  act(() => heard!.onresult({ resultIndex: 0, results: [result('play some jazz', true)] }))
  expect(input().value).toBe('Hello. Play some jazz')
  fireEvent.click(microphone)
  expect(microphone.getAttribute('aria-pressed')).toBe('false')
})

async function editHeader(change: Record<string, string> = {}): Promise<HTMLElement> {
  fireEvent.click(within(openMenu()).getByRole('menuitem', { name: 'Edit request header' }))
  const dialog = await screen.findByRole('dialog', { name: 'Request header' })
  for (const [name, value] of Object.entries(change)) {
    fireEvent.change(within(dialog).getByRole('textbox', { name }), { target: { value } })
  }
  return dialog
}

test('[CHAT-011] [CHAT-023] [CHAT-053] [CHAT-054] [CHAT-059] the header of requests has its fields and defaults', async () => {
  openChat(() => ({ body: anAnswer() }))
  draw(<ChatWindow />)
  const dialog = await editHeader()
  for (const name of ['App ID', 'App Key', 'HU Version']) {
    expect(within(dialog).getByRole('textbox', { name })).toBeDefined()
  }
  const shown = (name: string) => within(dialog).getByRole('combobox', { name })
  expect(shown('Language').textContent).toBe('eng-USA')
  expect(shown('Stage').textContent).toBe('ece-dev')
  expect(shown('App Name').textContent).toBe('OneSpeech_19')
  expect(shown('Platform').textContent).toBe('Gen20x.i2')
  for (const name of ['VIN', 'Profile Auth ID', 'Position latitude', 'Position longitude']) {
    expect(shown(name)).toBeDefined()
  }
  expect((shown('Position latitude') as HTMLInputElement).value).toBe('48.7758')
  fireEvent.mouseDown(shown('App Name'))
  const offered = within(screen.getByRole('listbox', { name: 'App Name' })).getAllByRole('option')
  expect(offered.map((option) => option.textContent)).toEqual([
    'NTG6',
    'NTG6_FUP2',
    'NTG6_FUP3',
    'NTG6_FUP4',
    'OneSpeech_19',
    'NTG7_FUP2',
    'NTG7_FUP3',
    'NTG7_FUP4',
    'NTG7_FUP5',
  ])
})

test('[CHAT-055] the position is that of the market of the chosen stage, until somebody types one', async () => {
  const calls = openChat(() => ({ body: anAnswer() }))
  draw(<ChatWindow />)
  const choose = async (dialog: HTMLElement, stage: string) => {
    fireEvent.mouseDown(within(dialog).getByRole('combobox', { name: 'Stage' }))
    fireEvent.click(await screen.findByRole('option', { name: stage }))
  }
  const apply = async (dialog: HTMLElement) => {
    fireEvent.click(within(dialog).getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Request header' })).toBeNull())
    await say('Hello')
    return calls.at(-1)?.header
  }
  const latitude = (dialog: HTMLElement) =>
    within(dialog).getByRole<HTMLInputElement>('combobox', { name: 'Position latitude' })

  for (const [stage, market, position] of [
    ['china-prod', 'china', '39.9042:116.4074'],
    ['amap-dev', 'amap', '37.3382:-121.8863'],
    ['ece-dev', 'ece', '48.7758:9.1829'],
  ] as const) {
    const dialog = await editHeader()
    await choose(dialog, stage)
    expect(latitude(dialog).value).toBe(position.split(':')[0])
    expect(await apply(dialog)).toMatchObject({ market, position })
  }

  const typed = await editHeader()
  fireEvent.change(latitude(typed), { target: { value: '1.5' } })
  await choose(typed, 'china-prod')
  expect(await apply(typed)).toMatchObject({ market: 'china', position: '1.5:9.1829' })
})

test('only what was changed in the header is kept: stage and language go on following the page', async () => {
  openChat(() => ({ body: anAnswer() }))
  draw(<ChatWindow />)
  const dialog = await editHeader()
  fireEvent.change(within(dialog).getByRole('combobox', { name: 'VIN' }), { target: { value: 'WDB1' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Request header' })).toBeNull())
  const { header, chosenStage, chosenLanguage } = useChat.getState()
  expect(header).toMatchObject({ vin: 'WDB1', position: undefined })
  expect([chosenStage, chosenLanguage]).toEqual([undefined, undefined])
})

test('[CHAT-026] [CHAT-027] [CHAT-028] [CHAT-029] the header goes with each request as it is specified', async () => {
  const calls = openChat(() => ({ body: anAnswer() }))
  draw(<ChatWindow />)
  const dialog = await editHeader({ 'App ID': 'id', 'App Key': 'key', 'HU Version': '7' })
  const type = (name: string, value: string) =>
    fireEvent.change(within(dialog).getByRole('combobox', { name }), { target: { value } })
  type('VIN', 'WDB1')
  type('Profile Auth ID', 'auth')
  type('Position latitude', '48,5')
  type('Position longitude', '')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Request header' })).toBeNull())
  await say('Hello')
  expect(calls.at(-1)?.header).toEqual({
    language: 'eng-USA',
    stage: 'ece-dev',
    market: 'ece',
    environment: 'dev',
    vin: 'WDB1',
    appId: 'id',
    appKey: 'key',
    appName: 'OneSpeech_19',
    platform: 'Gen20x.i2',
    profileAuth: 'auth',
    huVersion: '7',
    position: '48.5:0',
  })
})

test('[CHAT-047] [CHAT-048] [CHAT-049] the last three values of a field are offered again, and kept for this tab', async () => {
  openChat(() => ({ body: anAnswer() }))
  draw(<ChatWindow />)
  for (const vin of ['A', 'B', 'C', 'D']) {
    const dialog = await editHeader()
    fireEvent.change(within(dialog).getByRole('combobox', { name: 'VIN' }), { target: { value: vin } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Request header' })).toBeNull())
  }
  const dialog = await editHeader()
  fireEvent.mouseDown(within(dialog).getByRole('combobox', { name: 'VIN' }))
  const offered = await screen.findAllByRole('option')
  expect(offered.map((option) => option.textContent)).toEqual(['D', 'C', 'B'])
  const kept = Object.keys(sessionStorage).map((key) => sessionStorage.getItem(key))
  expect(JSON.parse(kept.find((text) => text?.includes('"vin"')) ?? '{}')).toEqual({
    vin: ['D', 'C', 'B'],
  })
})

test('what is said to a domain that is still loading waits for it', async () => {
  const calls = openChat(() => ({ body: anAnswer(anAction('Here is jazz')) }))
  act(() => useOpening.setState({ isOpening: true }))
  draw(<ChatWindow />)
  fireEvent.change(input(), { target: { value: 'Play jazz' } })
  fireEvent.submit(input().form!)
  expect(input().value).toBe('Play jazz')
  expect(screen.getByRole('progressbar', { name: 'Waits for the domain' })).toBeDefined()
  expect(calls).toEqual([])
  act(() => useOpening.setState({ isOpening: false }))
  await screen.findByText('Here is jazz')
  expect(calls).toHaveLength(1)
  expect(input().value).toBe('')
})

test('what was said to a domain that is still loading can be taken back, by keys that recall something else too', async () => {
  const calls = openChat(() => ({ body: anAnswer() }))
  draw(<ChatWindow />)
  await say('Stop')
  for (const change of [
    () => fireEvent.change(input(), { target: { value: 'Play jaz' } }),
    () => {
      fireEvent.change(input(), { target: { value: 'Play jaz' } })
      fireEvent.change(input(), { target: { value: 'Play jazz' } })
    },
    () => fireEvent.keyDown(input(), { key: 'ArrowUp' }),
  ]) {
    act(() => useOpening.setState({ isOpening: true }))
    fireEvent.change(input(), { target: { value: 'Play jazz' } })
    fireEvent.submit(input().form!)
    change()
    const shown = input().value
    act(() => useOpening.setState({ isOpening: false }))
    expect(input().value).toBe(shown)
  }
  expect(input().value).toBe('Stop')
  expect(calls).toHaveLength(1)
})
