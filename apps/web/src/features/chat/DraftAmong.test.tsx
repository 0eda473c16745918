import { aDomain, anIntent } from '@sdp/domain/testing'
import { toWire } from '@sdp/domain/wire'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prefer } from '../../browser/preferences.ts'
import { closeDomain, takeAnswer } from '../../editing/editing-store.ts'
import type { FullDomain } from '../../editing/open-domain.ts'
import { draw } from '../../testing/draw.tsx'
import { ChatWindow } from './ChatWindow.tsx'
import { anAction, anAnswer, openChat } from './testing/chat-page.ts'

const opened = {
  ...toWire(aDomain({ intents: [anIntent('play')] })),
  _id: 'music',
  languages: [{ _id: 'eng-USA', language: 'eng-USA', default: true }],
  sessions: [],
  created_at: '',
  updated_at: '',
  revision: 'r1',
} as unknown as FullDomain

beforeEach(() => {
  prefer({ chatDraftAmong: '' })
})
afterEach(() => {
  act(() => closeDomain())
  vi.unstubAllGlobals()
})

/** The chat of an open domain, whose sentences a domain answers. */
function openDraftChat(domainId: string | null, domain: string | null) {
  const calls = openChat(() => {
    const answer = anAnswer(anAction('Here you are'))
    return { body: { ...answer, fullResponse: { ...answer.fullResponse, domainId, domain } } }
  })
  act(() => takeAnswer(opened, undefined))
  draw(<ChatWindow />)
  return calls
}

async function say(text: string): Promise<HTMLElement> {
  const input = screen.getByRole('textbox', { name: 'Ask SDP Studio' })
  fireEvent.change(input, { target: { value: text } })
  fireEvent.submit((input as HTMLInputElement).form!)
  await waitFor(() => expect(screen.queryByRole('img', { name: /on its way/ })).toBeNull())
  return screen.getAllByRole('listitem', { name: 'SDP chatbot' }).at(-1)!
}

const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Draft listens together with' })
const listenWith = (stage: string) => fireEvent.change(choice(), { target: { value: stage } })

test('a draft listens alone until somebody chooses a stage, which is sent and remembered', async () => {
  const calls = openDraftChat('music', 'Music')
  expect([choice().value, choice().options[0]?.textContent]).toEqual(['', 'nobody else'])
  await say('play')
  expect(calls.at(-1)?.requestInfo?.draft).not.toHaveProperty('among')
  listenWith('ece-dev')
  expect([choice().value, choice().options[1]?.textContent]).toEqual([
    'ece-dev',
    'what is published at ece-dev',
  ])
  await say('play')
  expect(calls.at(-1)?.requestInfo?.draft).toMatchObject({ domainId: 'music', among: 'ece-dev' })
  expect(JSON.parse(localStorage.getItem('sdp.preferences')!)).toMatchObject({ chatDraftAmong: 'ece-dev' })
})

test('the bubble says in words whether the draft answers or another domain does', async () => {
  openDraftChat('music', 'Music')
  expect((await say('play')).textContent).not.toContain('Your draft answers')
  listenWith('ece-dev')
  expect((await say('play')).textContent).toContain('Your draft answers.')
})

test('an answer of another domain is distinguished from one of the draft, and its reasons can be asked for', async () => {
  openDraftChat('radio', 'Radio')
  listenWith('ece-prod')
  const bubble = await say('play')
  expect(bubble.textContent).toContain(
    'Radio, which is published at ece-prod, answers instead of your draft.',
  )
  expect(screen.getByRole('button', { name: 'Why? Here you are' })).toBeDefined()
})

test('where nobody answers nobody is named; at another stage there is nothing to choose', async () => {
  openDraftChat(null, null)
  listenWith('ece-dev')
  expect((await say('play')).textContent).not.toContain('answers')
  fireEvent.change(screen.getByRole('combobox', { name: 'Chat stage' }), { target: { value: 'ece-dev' } })
  expect(screen.queryByRole('combobox', { name: 'Draft listens together with' })).toBeNull()
})
