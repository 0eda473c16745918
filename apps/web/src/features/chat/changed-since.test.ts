import { newRequestHeader, sentHeader } from '@sdp/domain/chat'
import { expect, test } from 'vitest'
import { changedSince } from './changed-since.ts'
import type { ChatMessage } from './chat-store.ts'

let id = 0
function message(
  author: 'me' | 'bot',
  header: { language?: string; stage?: 'ece-dev' | 'draft' } = {},
): ChatMessage {
  const request = { text_query: 'Hello', header: sentHeader({ ...newRequestHeader(), ...header }) }
  return { id: ++id, author, type: 'text', data: { text: 'Hello', audio: [], image: null, request } }
}

test('a message in another language or to another stage than the one before is announced by a line', () => {
  const messages = [
    message('me'),
    message('bot'),
    message('me'),
    message('bot'),
    message('me', { language: 'deu-DEU' }),
    message('me', { language: 'deu-DEU', stage: 'draft' }),
  ]
  expect(messages.map((_, index) => changedSince(messages, index))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    'deu-DEU, ece-dev',
    'deu-DEU, draft',
  ])
})
