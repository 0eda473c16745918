import { expect, test } from 'vitest'
import { chat } from './chat.ts'

test('[CHAT-042] [CHAT-043] [CHAT-044] a text alone is spoken in German for the development of Europe', () => {
  expect(chat.speech.shapes.body.parse({ text: 'Hallo' })).toEqual({
    text: 'Hallo',
    environment: 'dev',
    market: 'ece',
    language: 'deu-DEU',
  })
})
