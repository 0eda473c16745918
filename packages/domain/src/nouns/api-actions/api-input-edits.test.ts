import { expect, test } from 'vitest'
import { newApiInput } from '../../model/api-input.ts'
import type { Domain } from '../../model/domain.ts'
import { notCollected } from '../../model/rule.ts'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain, aModule, aRule, aSlot, aUiAction } from '../../testing/index.ts'
import {
  addApiInput,
  deleteApiInputs,
  duplicateApiInput,
  renameApiInput,
  setApiInputComments,
  setApiInputVolatile,
  setReturnValue,
} from './api-input-edits.ts'

const on = (input: string) => ({ input, matcher: 'EqualsMatcher', arguments: ['ok'] })
const resetRule = {
  intent: notCollected,
  request: notCollected,
  slots: [],
  apiInputs: [on('found'), on('state')],
}
const rule = (...inputs: string[]) => aRule([], { intent: notCollected, apiInputs: inputs.map(on) })
const act = (type: string, ...slots: string[]) => ({
  dialogAct: { type, slots: Object.fromEntries(slots.map((slot) => [slot, 'ok'])) },
})

const domain = aDomain({
  slots: [aSlot('found', {}, { resetRules: [resetRule] })],
  apiInputs: [newApiInput('found'), newApiInput('state')],
  modules: [aModule('Main', rule('found', 'state'), rule('state'))],
  uiActions: [
    aUiAction('sure', act('confirm', 'found')),
    aUiAction('certain', act('confirm', 'state')),
    aUiAction('ask', act('askForInput', 'found')),
  ],
})

test('an API input is added at the end', () => {
  expect(expectEdit(domain, addApiInput, { name: 'weather' }).apiInputs.at(-1)).toEqual({
    name: 'weather',
    volatile: false,
    shared: false,
    fromShared: [],
    comments: '',
    returnValue: [],
    resetRules: [],
  })
  expect(() => addApiInput(domain, { name: 'found' })).toThrow('Api input name already exist!')
})

test('renaming an API input follows it into rules, reset rules and confirm dialog acts', () => {
  const after = expectEdit(domain, renameApiInput, { from: 'found', to: 'result' })
  expect(after.apiInputs.map(({ name }) => name)).toEqual(['result', 'state'])
  expect(after.modules[0]?.rules[0]?.apiInputs).toEqual([on('result'), on('state')])
  expect(after.modules[0]?.rules[1]).toBe(domain.modules[0]?.rules[1])
  expect(after.slots[0]?.resetRules[0]?.apiInputs).toEqual([on('result'), on('state')])
  expect(after.uiActions[0]?.dialogAct).toEqual(act('confirm', 'result').dialogAct)
  expect(after.uiActions.slice(1)).toEqual(domain.uiActions.slice(1))
})

test('[APIA-020] deleting an API input takes it out of rules and reset rules', () => {
  const after = expectEdit(domain, deleteApiInputs, { names: ['found'] })
  expect(after.apiInputs).toEqual([newApiInput('state')])
  expect(after.modules[0]?.rules).toEqual([rule('state'), rule('state')])
  expect(after.slots[0]?.resetRules[0]?.apiInputs).toEqual([on('state')])
})

test('[APIA-021] [APIA-022] a dialog act that confirmed a deleted API input gives information only', () => {
  const after = expectEdit(domain, deleteApiInputs, { names: ['found'] })
  expect(after.uiActions.map(({ dialogAct }) => dialogAct)).toEqual([
    { type: 'giveInformation', slots: {} },
    act('confirm', 'state').dialogAct,
    act('askForInput', 'found').dialogAct,
  ])
  expect(after.uiActions[1]).toBe(domain.uiActions[1])
})

test('API inputs are sorted by name, whatever is done to them', () => {
  const names = (after: Domain) => after.apiInputs.map(({ name }) => name)
  const added = expectEdit(domain, addApiInput, { name: '10' })
  expect(names(added)).toEqual(['10', 'found', 'state'])
  const renamed = expectEdit(added, renameApiInput, { from: '10', to: 'g' })
  expect(names(renamed)).toEqual(['found', 'g', 'state'])
})

test('an API input is copied', () => {
  const copied = expectEdit(domain, duplicateApiInput, { name: 'found' })
  expect(copied.apiInputs.map(({ name }) => name)).toEqual(['found', 'found_copy', 'state'])
})

test('comments, volatility and return values of an API input are set', () => {
  const args = { name: 'state' }
  const first = expectEdit(domain, setApiInputComments, { ...args, comments: 'on or off' })
  const second = expectEdit(first, setApiInputVolatile, { ...args, volatile: true })
  const third = expectEdit(second, setReturnValue, { ...args, returnValue: ['on', 'off'] })
  expect(third.apiInputs[1]).toEqual({
    ...newApiInput('state'),
    comments: 'on or off',
    volatile: true,
    returnValue: ['on', 'off'],
  })
  expect(setReturnValue(third, { ...args, returnValue: ['on', 'off'] })).toBe(third)
  expect(() => setApiInputVolatile(domain, { name: 'gone', volatile: true })).toThrow(
    'There is no API input gone',
  )
})
