import type { Domain } from '@sdp/domain'
import { newConversationTest, newTestTurn } from '@sdp/domain/tests'
import { toWire } from '@sdp/domain/wire'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prefer } from '../../browser/preferences.ts'
import { closeDomain, takeAnswer, undo, useEditingStore } from '../../editing/editing-store.ts'
import type { FullDomain } from '../../editing/open-domain.ts'
import { ReadOnlyReason } from '../../editing/use-read-only-reason.ts'
import { goOnInChat } from '../../parts/conversation-to-say.ts'
import { draw } from '../../testing/draw.tsx'
import { useNotifications } from '../../ui/notifications.tsx'
import { ChatWindow } from './ChatWindow.tsx'
import { useChat } from './chat-store.ts'
import { openChat } from './testing/chat-page.ts'
import { conversation, music } from './testing/conversation.ts'

const opened = (domain: Domain) =>
  ({
    ...toWire(domain),
    _id: 'music',
    languages: [{ _id: 'eng-USA', language: 'eng-USA', default: true }],
    sessions: [],
    created_at: '',
    updated_at: '',
    revision: 'r1',
  }) as unknown as FullDomain

beforeEach(() => {
  prefer({ chatDraftAmong: '', chatKeepsSession: true, notifications: true })
  useNotifications.setState({ shown: [] })
})
afterEach(() => {
  act(() => closeDomain())
  vi.unstubAllGlobals()
})

/** The chat of the open domain, which the dialogue itself answers. */
function open({ readOnly, domain = music }: { readOnly?: string; domain?: Domain } = {}) {
  const dialogue = conversation()
  const calls = openChat(async ({ text_query: text, requestInfo }) => {
    const { whatIf } = requestInfo ?? {}
    await dialogue.say(text, {
      domain: useEditingStore.getState().open!.current,
      ...(whatIf && { whatIf }),
    })
    const { reply } = dialogue.messages.at(-1)!.answer!
    const { followUp } = reply.fullResponse.reply!
    const [first] = reply.systemResponses
    const next = { ...first, continues: followUp, ...(followUp && { dialogState: {} }) }
    return { body: { ...reply, systemResponses: [next] } }
  })
  act(() => takeAnswer(opened(domain), undefined))
  draw(
    <ReadOnlyReason value={readOnly}>
      <ChatWindow />
    </ReadOnlyReason>,
  )
  return calls
}

async function say(text: string): Promise<HTMLElement> {
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Ask SDP Studio' })
  fireEvent.change(input, { target: { value: text } })
  fireEvent.submit(input.form!)
  await waitFor(() => expect(screen.queryByRole('img', { name: /on its way/ })).toBeNull())
  return screen.getAllByRole('listitem', { name: 'SDP chatbot' }).at(-1)!
}

const tests = () => useEditingStore.getState().open!.current.tests
const keepAll = () => screen.getByRole('button', { name: 'Keep as test' })

test('a conversation is kept under a name, as an edit that can be undone, and leads to the test', async () => {
  open()
  expect(keepAll().getAttribute('aria-disabled')).toBe('true')
  await say('play')
  await say('jazz')
  fireEvent.click(keepAll())
  const dialog = await screen.findByRole('dialog', { name: 'Keep as test' })
  const name = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Name of the test' })
  expect(name.value).toBe('play')
  expect(dialog.textContent).toContain('2 turns in eng-USA')
  fireEvent.change(name, { target: { value: 'Jazz' } })
  fireEvent.submit(name.form!)
  expect(tests()).toMatchObject([{ name: 'Jazz', turns: [{}, { slots: { genre: 'jazz' } }] }])
  expect(useNotifications.getState().shown).toMatchObject([
    {
      kind: 'success',
      message: expect.stringContaining('The test Jazz is kept'),
      link: { label: 'Show the test' },
    },
  ])
  act(() => undo())
  expect(tests()).toEqual([])
})

test('up to an answer; a name that is taken is no name, and the suggested one is free', async () => {
  open()
  const first = await say('play')
  await say('jazz')
  const keep = within(first).getByRole('button', { name: /^Keep as test up to here/ })
  for (const expected of ['play', 'play 2']) {
    fireEvent.click(keep)
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of the test' })
    expect(name.value).toBe(expected)
    fireEvent.submit(name.form!)
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name of the test' })).toBeNull())
  }
  expect(tests().map(({ name, turns }) => [name, turns.length])).toEqual([
    ['play', 1],
    ['play 2', 1],
  ])
  fireEvent.click(keep)
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of the test' })
  fireEvent.change(name, { target: { value: 'play' } })
  expect(screen.getByText('There is a test play already')).toBeDefined()
  fireEvent.submit(name.form!)
  expect(tests()).toHaveLength(2)
})

test('where nothing can be kept the button says why', async () => {
  open({ readOnly: 'Nobody has a session' })
  const reason = async () => {
    fireEvent.mouseOver(keepAll())
    const text = (await screen.findByRole('tooltip')).textContent
    fireEvent.mouseLeave(keepAll())
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    return text
  }
  expect(await reason()).toContain('Say something first')
  await say('play')
  expect(await reason()).toBe('Keep as test: Nobody has a session')
  fireEvent.click(keepAll())
  expect(useChat.getState().kept).toBeUndefined()
  act(() => closeDomain())
  expect(await reason()).toContain('open the one that answered')
})

test('a bubble says which test expects otherwise, and what is right now is accepted', async () => {
  const expected = { intent: 'stop', uiActions: ['paused'] }
  const turn = { ...newTestTurn(), sentences: { 'eng-USA': 'stop' }, expected }
  const kept = { ...newConversationTest('Pause'), turns: [turn] }
  open({ domain: { ...music, tests: [kept] } })
  const bubble = await say('stop')
  expect(bubble.textContent).toContain(
    'The test Pause expects otherwise: paused was expected, and stopped was run.',
  )
  fireEvent.click(within(bubble).getByRole('button', { name: 'This is right now: Pause' }))
  expect(tests()[0]?.turns[0]?.expected).toEqual({ intent: 'stop', uiActions: ['stopped'] })
  expect(bubble.textContent).not.toContain('expects otherwise')
  expect(bubble.contains(document.activeElement)).toBe(true)
})

test('a test is said in the chat with what its car says, so that one goes on by hand', async () => {
  const calls = open()
  await say('stop')
  const car = { vehicleInputs: {}, contextInputs: { place: 'home' }, featureFlags: {} }
  const turns = [
    { ...newTestTurn(), sentences: { 'eng-USA': 'play' } },
    { ...newTestTurn(), intent: 'play', car },
    { ...newTestTurn(), sentences: { 'eng-USA': 'stop' }, restarts: true },
  ]
  const start = { ...newConversationTest('').start, vehicleInputs: { speed: 100 }, position: '1:2' }
  act(() => goOnInChat({ start, turns }, 'eng-USA', { turns: [{}, { said: 'jazz' }, {}] as never }))
  await waitFor(() => expect(calls).toHaveLength(4))
  await screen.findByText('The car says speed = 100, place = home')
  await waitFor(() => expect(screen.queryByRole('img', { name: /on its way/ })).toBeNull())
  expect(calls.slice(1).map(({ text_query, requestInfo }) => [text_query, requestInfo?.dialogState])).toEqual(
    [
      ['play', undefined],
      ['jazz', {}],
      ['stop', undefined],
    ],
  )
  expect(calls[1]).toMatchObject({ header: { position: '1:2' }, requestInfo: { seed: 0 } })
  expect(calls[2]?.requestInfo?.whatIf).toEqual({ ...car, vehicleInputs: { speed: 100 } })
  await say('play')
  expect(calls.at(-1)?.requestInfo?.whatIf).toEqual({ ...car, vehicleInputs: { speed: 100 } })
  fireEvent.click(screen.getByRole('button', { name: 'The car says nothing more' }))
  await say('stop')
  expect(calls.at(-1)?.requestInfo).not.toHaveProperty('whatIf')
})
