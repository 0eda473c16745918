import { expect, test } from 'vitest'
import { editRenames } from '../../edits/edits.ts'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain, aUiAction } from '../../testing/index.ts'
import {
  addResponse,
  chooseResponse,
  deleteResponse,
  duplicateResponse,
  moveResponse,
  removeResponse,
  renameResponse,
} from './edits.ts'
import { checkResponseName } from './response-checks.ts'

const domain = aDomain({
  uiActions: [
    aUiAction('answer', { ttsResponses: ['answer', 'hello'], audioResponses: ['ding'] }),
    aUiAction('show', { ttsResponses: ['hello'] }),
  ],
  ttsResponses: [
    { name: 'answer', texts: ['Here you are'] },
    { name: 'hello', texts: ['Hello', 'Hi'] },
    { name: 'left', texts: ['Over'] },
  ],
  audioResponses: [{ name: 'ding', texts: ['ding.wav'] }],
})
const tts = { kind: 'tts' } as const

test.each([
  ['', 'The name should contain at least one character'],
  ['a b', 'Special characters are not allowed.'],
  ['__proto__', 'This name is reserved'],
  ['hello', 'There is already a response hello'],
  [
    'ask_preTts',
    'Names that end with _preTts or _postTts are kept for what is spoken before and after a UI action',
  ],
  ['ding', undefined],
])('the name "%s" of a spoken response is reported: %s', (name, message) => {
  expect(checkResponseName(domain, 'tts', { name })).toBe(message)
})

test('a name that only a UI action mentions is taken: another language may have it (ruling R128)', () => {
  const lacking = { ...domain, ttsResponses: [] }
  expect(checkResponseName(lacking, 'tts', { name: 'hello' })).toBe('There is already a response hello')
})

test('a new response can come with its first text, which is checked', () => {
  const place = { ...tts, action: 'show', name: 'show' }
  const after = expectEdit(domain, addResponse, { ...place, texts: ['Here'] })
  expect(after.ttsResponses.at(-1)).toEqual({ name: 'show', texts: ['Here'] })
  expect(() => addResponse(domain, { ...place, texts: [' '] })).toThrow()
})

test('a new response has no texts and is the last that its UI action says', () => {
  const after = expectEdit(domain, addResponse, { ...tts, action: 'show', name: 'more' })
  expect(after.uiActions[1]?.ttsResponses).toEqual(['hello', 'more'])
  expect(after.ttsResponses.at(-1)).toEqual({ name: 'more', texts: [] })
  expect(() => addResponse(domain, { ...tts, action: 'show', name: 'answer' })).toThrow(
    'There is already a response answer',
  )
  expect(() => addResponse(domain, { ...tts, action: 'gone', name: 'more' })).toThrow(
    'There is no UI action gone',
  )
})

test("a UI action can say another one's response, once", () => {
  const after = expectEdit(domain, chooseResponse, { ...tts, action: 'show', name: 'answer' })
  expect(after.uiActions[1]?.ttsResponses).toEqual(['hello', 'answer'])
  expect(after.ttsResponses).toBe(domain.ttsResponses)
  expect(() => chooseResponse(domain, { ...tts, action: 'show', name: 'hello' })).toThrow(
    'show uses hello already',
  )
  expect(() => chooseResponse(domain, { ...tts, action: 'show', name: 'gone' })).toThrow(
    'There is no response gone',
  )
})

test('a response that is taken from a UI action stays for others', () => {
  const after = expectEdit(domain, removeResponse, { ...tts, action: 'answer', name: 'hello' })
  expect(after.uiActions.map(({ ttsResponses }) => ttsResponses)).toEqual([['answer'], ['hello']])
  expect(after.ttsResponses).toBe(domain.ttsResponses)
  expect(() => removeResponse(domain, { kind: 'audio', action: 'show', name: 'ding' })).toThrow(
    'show does not use ding',
  )
})

test('the responses of a UI action can be put into another order', () => {
  const after = expectEdit(domain, moveResponse, { ...tts, action: 'answer', name: 'hello', to: 0 })
  expect(after.uiActions[0]?.ttsResponses).toEqual(['hello', 'answer'])
  expect(moveResponse(domain, { ...tts, action: 'answer', name: 'hello', to: 1 })).toBe(domain)
})

test('a renamed response is followed by all UI actions and by the other languages', () => {
  const rename = { ...tts, from: 'hello', to: 'welcome' }
  const after = expectEdit(domain, renameResponse, rename)
  expect(after.uiActions.map(({ ttsResponses }) => ttsResponses)).toEqual([
    ['answer', 'welcome'],
    ['welcome'],
  ])
  expect(after.ttsResponses[1]).toEqual({ name: 'welcome', texts: ['Hello', 'Hi'] })
  expect(editRenames(renameResponse, domain, rename)).toEqual([
    { kind: 'ttsResponse', from: 'hello', to: 'welcome' },
  ])
  expect(editRenames(renameResponse, domain, { ...rename, kind: 'audio' })[0]?.kind).toBe('audioResponse')
})

test('a response that this language lacks can be renamed as long as a UI action names it', () => {
  const lacking = { ...domain, ttsResponses: [] }
  const after = expectEdit(lacking, renameResponse, { ...tts, from: 'hello', to: 'welcome' })
  expect(after.uiActions[1]?.ttsResponses).toEqual(['welcome'])
  expect(() => renameResponse(domain, { ...tts, from: 'gone', to: 'welcome' })).toThrow(
    'There is no response gone',
  )
})

test('a copy of a response comes after it, with its texts', () => {
  const after = expectEdit(domain, duplicateResponse, { ...tts, action: 'answer', name: 'answer' })
  expect(after.uiActions[0]?.ttsResponses).toEqual(['answer', 'answer_copy', 'hello'])
  expect(after.ttsResponses[1]).toEqual({ name: 'answer_copy', texts: ['Here you are'] })
})

test('[RESP-003] a response that a UI action uses cannot be deleted, and who uses it is said', () => {
  expect(() => deleteResponse(domain, { ...tts, name: 'hello' })).toThrow(
    'hello cannot be deleted: the UI actions answer and show use it',
  )
  expect(() => deleteResponse(domain, { kind: 'audio', name: 'ding' })).toThrow(
    'ding cannot be deleted: the UI action answer uses it',
  )
  const after = expectEdit(domain, deleteResponse, { ...tts, name: 'left' })
  expect(after.ttsResponses.map(({ name }) => name)).toEqual(['answer', 'hello'])
})
