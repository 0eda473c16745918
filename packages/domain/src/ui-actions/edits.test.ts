import { expect, test } from 'vitest'
import { notCollected } from '../decision-table/rule.ts'
import { expectEdit } from '../testing/expect-edit.ts'
import { aDomain, aModule, anIntent, aRule, aUiAction } from '../testing/index.ts'
import { checkUiActionName } from './checks.ts'
import { addUiAction, deleteUiAction, moveUiAction, renameUiAction, setWhiteList } from './edits.ts'

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
  ['[UIA-035] [UIA-038]', 'answer', 'answer already exists in the system actions'],
  ['a key that no object can hold', '__proto__', 'This name is reserved'],
  ['a good name', 'Answer_2-b', undefined],
])('%s the UI action name "%s" is told: %s', (_, name, message) => {
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

test('a GUI response that nothing shows makes way for that of a renamed UI action', () => {
  const orphan = { name: 'reply', template: '$old' }
  const before = { ...domain, guiResponses: [...domain.guiResponses, orphan] }
  const after = expectEdit(before, renameUiAction, { from: 'answer', to: 'reply' })
  expect(after.guiResponses.map(({ name }) => name)).toEqual(['reply', 'left over'])
})

test('deleting a UI action takes it out of rules and request fulfillment, and its GUI response with it', () => {
  const after = expectEdit(domain, deleteUiAction, { name: 'answer' })
  expect(after.uiActions).toEqual([domain.uiActions[1]])
  expect(after.modules[0]?.rules).toEqual([rule(''), rule('show'), rule('')])
  expect(after.intents[0]?.fulfilledBy.uiActions).toEqual(['show'])
  expect(after.guiResponses).toEqual([{ name: 'left over', template: '$found' }])
})

test('UI actions are moved', () => {
  const after = expectEdit(domain, moveUiAction, { name: 'answer', to: 1 })
  expect(after.uiActions).toEqual([domain.uiActions[1], domain.uiActions[0]])
})

test('the white list of a UI action names intents of the domain', () => {
  const after = expectEdit(domain, setWhiteList, { name: 'show', intents: ['ask'] })
  expect(after.uiActions[1]?.whiteList).toEqual(['ask'])
  expect(setWhiteList(after, { name: 'show', intents: ['ask'] })).toBe(after)
  expect(() => setWhiteList(domain, { name: 'show', intents: ['gone'] })).toThrow('There is no intent gone')
})
