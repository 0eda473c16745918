import { expect, test } from 'vitest'
import { notCollected } from '../../model/rule.ts'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain, aModule, anIntent, aRule, aUiAction } from '../../testing/index.ts'
import { editLineage } from '../../whole-domain/identity/edit-lineage.ts'
import { checkUiActionName } from './checks.ts'
import { addUiAction, deleteUiActions, moveUiActions, renameUiAction, setUiActionComments } from './edits.ts'
import { uiActionRenames } from './own-responses.ts'
import { setWhiteList } from './settings-edits.ts'

const rule = (uiAction: string) => aRule([], { intent: notCollected, uiAction })
const domain = aDomain({
  intents: [anIntent('ask', { fulfilledBy: { uiActions: ['answer', 'show'], apiActions: [] } })],
  modules: [aModule('Main', rule('answer'), rule('show'), rule(''))],
  uiActions: [
    aUiAction('answer', { guiResponse: { name: 'answer', type: 'ONLINE_UI', payload: { style: 1 } } }),
    aUiAction('show'),
  ],
  guiResponses: [
    { name: 'answer', template: { title: 'Answer' } },
    { name: 'left over', template: '$found' },
  ],
})

test.each([
  ['empty', '', 'The name should contain at least one character'],
  ['[UIA-037]', 'a b', 'Special characters are not allowed.'],
  ['[UIA-037]', 'a.b', 'Special characters are not allowed.'],
  ['[UIA-037]', 'höre_zu-bitte', undefined],
  ['[UIA-036]', '_', 'Syntax check failed, please check this value: _'],
  ['[UIA-036]', '9', 'Syntax check failed, please check this value: 9'],
  ['[UIA-036]', '--answer', 'Syntax check failed, please check this value: --answer'],
  ['[UIA-035] [UIA-038]', 'answer', 'answer already exists in the system actions'],
  ['a key that no object can hold', '__proto__', 'This name is reserved'],
  ['a good name', 'Answer_2-b', undefined],
])('%s the UI action name "%s" is reported: %s', (_, name, message) => {
  expect(checkUiActionName(domain, name)).toBe(message)
})

test('a UI action that is renamed may keep its name', () => {
  expect(checkUiActionName(domain, 'answer', 'answer')).toBeUndefined()
})

test('[UIA-055] [UIA-057] a new UI action gives information and looks neutral', () => {
  const after = expectEdit(domain, addUiAction, { name: 'ask' })
  expect(after.uiActions[2]).toMatchObject({
    name: 'ask',
    dialogAct: { type: 'giveInformation', slots: {} },
    emotionAnimation: 'neutral',
  })
  expect(() => addUiAction(domain, { name: 'show' })).toThrow('show already exists in the system actions')
})

test('renaming a UI action follows it into rules, request fulfillment and its GUI response', () => {
  const after = expectEdit(domain, renameUiAction, { from: 'answer', to: 'reply' })
  expect(after.uiActions[0]).toEqual({
    ...domain.uiActions[0],
    name: 'reply',
    guiResponse: { name: 'reply', type: 'ONLINE_UI', payload: { style: 1 } },
  })
  expect(after.modules[0]?.rules).toEqual([rule('reply'), rule('show'), rule('')])
  expect(after.intents[0]?.fulfilledBy.uiActions).toEqual(['reply', 'show'])
  expect(after.guiResponses).toEqual([
    { name: 'reply', template: { title: 'Answer' } },
    { name: 'left over', template: '$found' },
  ])
})

const speaking = {
  ...domain,
  uiActions: [
    aUiAction('answer', { ttsResponses: ['answer', 'hello'], preTtsText: 'answer_preTts' }),
    aUiAction('show', { ttsResponses: ['answer'], audioResponses: ['reply'] }),
  ],
  ttsResponses: ['answer', 'answer_preTts', 'answer_postTts', 'hello', 'reply_preTts'].map((name) => ({
    name,
    texts: [name],
  })),
  audioResponses: ['answer', 'reply'].map((name) => ({ name, texts: [name] })),
}

test('texts of the new name that nothing uses stay under a free one, and empty ones make way', () => {
  const left = (...names: string[]) => names.map((name) => ({ name, texts: [`old ${name}`] }))
  const before = {
    ...speaking,
    uiActions: speaking.uiActions.map((action) => ({ ...action, audioResponses: ['answer'] })),
    ttsResponses: [...left('reply'), ...speaking.ttsResponses, { name: 'reply_postTts', texts: [] }],
  }
  const after = expectEdit(before, renameUiAction, { from: 'answer', to: 'reply' })
  expect(after.ttsResponses).toEqual([
    { name: 'reply_copy', texts: ['old reply'] },
    { name: 'reply', texts: ['answer'] },
    { name: 'reply_preTts', texts: ['answer_preTts'] },
    { name: 'reply_postTts', texts: ['answer_postTts'] },
    { name: 'hello', texts: ['hello'] },
    { name: 'reply_preTts_copy', texts: ['reply_preTts'] },
  ])
  expect(after.audioResponses).toEqual([
    { name: 'reply', texts: ['answer'] },
    { name: 'reply_copy', texts: ['reply'] },
  ])
  expect(after.uiActions[0]).toMatchObject({ ttsResponses: ['reply', 'hello'], audioResponses: ['reply'] })
})

test('what is spoken for a UI action follows its name, wherever it is used', () => {
  const after = expectEdit(speaking, renameUiAction, { from: 'answer', to: 'reply' })
  expect(after.ttsResponses).toEqual([
    { name: 'reply', texts: ['answer'] },
    { name: 'reply_preTts', texts: ['answer_preTts'] },
    { name: 'reply_postTts', texts: ['answer_postTts'] },
    { name: 'hello', texts: ['hello'] },
    { name: 'reply_preTts_copy', texts: ['reply_preTts'] },
  ])
  expect(after.uiActions.map(({ ttsResponses }) => ttsResponses)).toEqual([['reply', 'hello'], ['reply']])
  expect(after.uiActions[0]?.preTtsText).toBe('reply_preTts')
})

test('a response keeps its name where another one of the new name is in use (ruling R117)', () => {
  const after = expectEdit(speaking, renameUiAction, { from: 'answer', to: 'reply' })
  expect(after.audioResponses).toEqual(speaking.audioResponses)
  expect(uiActionRenames(speaking, { from: 'answer', to: 'reply' })).toEqual([
    { kind: 'ttsResponse', from: 'reply_preTts', to: 'reply_preTts_copy' },
    { kind: 'uiAction', from: 'answer', to: 'reply' },
    { kind: 'ttsResponse', from: 'answer', to: 'reply' },
  ])
})

test('what makes way for the responses of a renamed UI action stays the same entry under its free name', () => {
  const args = { from: 'answer', to: 'reply' }
  const after = renameUiAction(speaking, args)
  const { lists } = editLineage(speaking, after, uiActionRenames(speaking, args))
  expect(lists.find(({ list }) => list === 'ttsResponses')?.renamed.toSorted()).toEqual([
    ['answer', 'reply'],
    ['answer_postTts', 'reply_postTts'],
    ['answer_preTts', 'reply_preTts'],
    ['reply_preTts', 'reply_preTts_copy'],
  ])
})

test('the responses of a deleted UI action go with it, unless another one uses them (ruling R117)', () => {
  const after = expectEdit(speaking, deleteUiActions, { names: ['answer'] })
  expect(after.ttsResponses.map(({ name }) => name)).toEqual(['answer', 'hello', 'reply_preTts'])
  expect(after.audioResponses.map(({ name }) => name)).toEqual(['reply'])
})

test('a GUI response that nothing shows makes way for that of a renamed UI action', () => {
  const orphan = { name: 'reply', template: '$old' }
  const before = { ...domain, guiResponses: [...domain.guiResponses, orphan] }
  const after = expectEdit(before, renameUiAction, { from: 'answer', to: 'reply' })
  expect(after.guiResponses.map(({ name }) => name)).toEqual(['reply', 'left over'])
})

test('deleting a UI action takes it out of request fulfillment, and its GUI response with it', () => {
  const after = expectEdit(domain, deleteUiActions, { names: ['answer'] })
  expect(after.uiActions).toEqual([domain.uiActions[1]])
  expect(after.intents[0]?.fulfilledBy.uiActions).toEqual(['show'])
  expect(after.guiResponses).toEqual([{ name: 'left over', template: '$found' }])
})

test('the name of a deleted UI action stays in the rules, unless they are cleared of it', () => {
  expect(expectEdit(domain, deleteUiActions, { names: ['answer'] }).modules).toBe(domain.modules)
  const after = expectEdit(domain, deleteUiActions, { names: ['answer'], clearRules: true })
  expect(after.modules[0]?.rules).toEqual([rule(''), rule('show'), rule('')])
})

test('several UI actions are deleted at once, with what only they say', () => {
  const after = expectEdit(speaking, deleteUiActions, { names: ['answer', 'show'] })
  expect(after.uiActions).toEqual([])
  expect(after.ttsResponses.map(({ name }) => name)).toEqual(['hello', 'reply_preTts'])
  expect(after.intents[0]?.fulfilledBy.uiActions).toEqual([])
})

test('comments are set', () => {
  const after = expectEdit(domain, setUiActionComments, { name: 'show', comments: 'a list' })
  expect(after.uiActions[1]?.comments).toBe('a list')
})

test('UI actions are moved', () => {
  const after = expectEdit(domain, moveUiActions, { names: ['answer'], to: 1 })
  expect(after.uiActions).toEqual([domain.uiActions[1], domain.uiActions[0]])
})

test('the white list of a UI action names intents of the domain', () => {
  const after = expectEdit(domain, setWhiteList, { name: 'show', intents: ['ask'] })
  expect(after.uiActions[1]?.whiteList).toEqual(['ask'])
  expect(setWhiteList(after, { name: 'show', intents: ['ask'] })).toBe(after)
  expect(() => setWhiteList(domain, { name: 'show', intents: ['gone'] })).toThrow('There is no intent gone')
})
