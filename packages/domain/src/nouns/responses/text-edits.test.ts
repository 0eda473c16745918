import { expect, test } from 'vitest'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain, aUiAction } from '../../testing/index.ts'
import {
  addResponseTexts,
  deleteResponseTexts,
  moveResponseText,
  setResponseText,
  textsOf,
} from './text-edits.ts'

const domain = aDomain({
  uiActions: [aUiAction('answer', { ttsResponses: ['hello'], preTtsText: 'answer_preTts' })],
  ttsResponses: [
    { name: 'hello', texts: ['Hello', 'Hi', 'Hey'] },
    { name: 'answer_preTts', texts: ['Well'] },
  ],
})
const hello = { kind: 'tts', name: 'hello' } as const
const before = { kind: 'tts', name: 'answer_preTts' } as const
const after = { kind: 'tts', name: 'answer_postTts' } as const

test('texts are added at the end or at a place, changed, deleted and moved', () => {
  const texts = (edited: typeof domain) => textsOf(edited, hello)
  expect(texts(expectEdit(domain, addResponseTexts, { ...hello, texts: ['Ho'] }))).toEqual([
    'Hello',
    'Hi',
    'Hey',
    'Ho',
  ])
  expect(texts(expectEdit(domain, addResponseTexts, { ...hello, texts: ['Ho', 'Ha'], at: 1 }))).toEqual([
    'Hello',
    'Ho',
    'Ha',
    'Hi',
    'Hey',
  ])
  expect(texts(expectEdit(domain, setResponseText, { ...hello, index: 1, text: 'Hi there' }))[1]).toBe(
    'Hi there',
  )
  expect(texts(expectEdit(domain, deleteResponseTexts, { ...hello, indexes: [0, 2] }))).toEqual(['Hi'])
  expect(texts(expectEdit(domain, moveResponseText, { ...hello, from: 2, to: 0 }))).toEqual([
    'Hey',
    'Hello',
    'Hi',
  ])
})

test('a text can be moved to another response', () => {
  const moved = expectEdit(domain, moveResponseText, { ...hello, from: 1, into: 'answer_postTts', to: 0 })
  expect(textsOf(moved, hello)).toEqual(['Hello', 'Hey'])
  expect(textsOf(moved, after)).toEqual(['Hi'])
  expect(moved.uiActions[0]?.postTtsText).toBe('answer_postTts')
})

test('what changes nothing leaves the domain as it is, and what is not there or empty is refused', () => {
  expect(setResponseText(domain, { ...hello, index: 1, text: 'Hi' })).toBe(domain)
  expect(addResponseTexts(domain, { ...hello, texts: [] })).toBe(domain)
  expect(() => setResponseText(domain, { ...hello, index: 3, text: 'x' })).toThrow('There is no such text')
  expect(() => deleteResponseTexts(domain, { ...hello, indexes: [3] })).toThrow('There is no such text')
  expect(() => moveResponseText(domain, { ...hello, from: 3, to: 0 })).toThrow('There is no such text')
  expect(() => addResponseTexts(domain, { ...hello, texts: [' '] })).toThrow(
    'The text should contain at least one character',
  )
})

test('a response that the language lacks is made with its first text', () => {
  const edited = expectEdit(domain, addResponseTexts, { kind: 'audio', name: 'ding', texts: ['ding.wav'] })
  expect(edited.audioResponses).toEqual([{ name: 'ding', texts: ['ding.wav'] }])
})

test('[RESP-005] what is spoken before and after the texts of a UI action is named by it with the first text', () => {
  const edited = expectEdit(domain, addResponseTexts, { ...after, texts: ['Bye'] })
  expect(edited.uiActions[0]).toMatchObject({ preTtsText: 'answer_preTts', postTtsText: 'answer_postTts' })
  const emptied = expectEdit(edited, deleteResponseTexts, { ...after, indexes: [0] })
  expect(emptied.uiActions[0]?.postTtsText).toBe('')
  expect(emptied.ttsResponses).toEqual(domain.ttsResponses)
})

test('the name of what is spoken before stays while other languages may have texts for it (ruling R127)', () => {
  const languages = ['eng-USA', 'deu-DEU'].map((language) => ({ id: language, language, isDefault: false }))
  const edited = expectEdit({ ...domain, languages }, deleteResponseTexts, { ...before, indexes: [0] })
  expect(edited.uiActions[0]?.preTtsText).toBe('answer_preTts')
  expect(textsOf(edited, before)).toEqual([])
})

test('a text in the UI action itself counts as the first, and an edit makes it one (ruling R127)', () => {
  const old = { ...domain, uiActions: [aUiAction('answer', { preTtsText: 'So,' })] }
  expect(textsOf(old, before)).toEqual(['So,', 'Well'])
  const edited = expectEdit(old, addResponseTexts, { ...before, texts: ['Oh'] })
  expect(edited.uiActions[0]?.preTtsText).toBe('answer_preTts')
  expect(textsOf(edited, before)).toEqual(['So,', 'Well', 'Oh'])
})
