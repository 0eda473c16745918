import { expect, test } from 'vitest'
import { newApiInput } from '../../model/api-input.ts'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain, aSlot, aUiAction } from '../../testing/index.ts'
import { setConfirmedInput, setDialogActSlots, setDialogActType } from './dialog-act.ts'

const ask = aUiAction('ask', { dialogAct: { type: 'askForInput', slots: { genre: 'any', mood: '' } } })
const domain = aDomain({
  slots: [aSlot('genre'), aSlot('mood'), aSlot('artist')],
  apiInputs: [newApiInput('search')],
  uiActions: [ask, aUiAction('check', { dialogAct: { type: 'confirm', slots: { search: 'unique' } } })],
})
const actOf = (after: typeof domain, at = 0) => after.uiActions[at]?.dialogAct

test('[UIA-054] another type keeps what it still speaks of', () => {
  const type = { name: 'ask', type: 'select' } as const
  const selecting = expectEdit(domain, setDialogActType, type)
  expect(actOf(selecting)).toEqual({ type: 'select', slots: { genre: 'any', mood: '' } })
  expect(actOf(setDialogActType(domain, { name: 'ask', type: 'confirm' }))?.slots).toEqual({})
  expect(actOf(setDialogActType(domain, { name: 'check', type: 'askForInput' }), 1)?.slots).toEqual({})
  expect(actOf(setDialogActType(domain, { name: 'ask', type: 'giveInformation' }))?.slots).toEqual({})
  expect(setDialogActType(selecting, type)).toBe(selecting)
})

test('a type that is none is refused', () => {
  expect(() => setDialogActType(domain, { name: 'ask', type: 'shout' as 'select' })).toThrow(
    'shout is no dialog act',
  )
})

test('a UI action that came without a dialog act gets one', () => {
  const { dialogAct: _, ...without } = ask
  const after = expectEdit({ ...domain, uiActions: [without] }, setDialogActType, {
    name: 'ask',
    type: 'askForInput',
  })
  expect(actOf(after)).toEqual({ type: 'askForInput', slots: {} })
})

test('[UIA-028] the slots that are asked for are chosen, and keep their values', () => {
  const after = expectEdit(domain, setDialogActSlots, { name: 'ask', slots: ['artist', 'genre'] })
  expect(actOf(after)?.slots).toEqual({ artist: '', genre: 'any' })
  expect(setDialogActSlots(domain, { name: 'ask', slots: ['genre', 'mood'] })).toBe(domain)
  expect(() => setDialogActSlots(domain, { name: 'ask', slots: ['gone'] })).toThrow('gone')
  expect(() => setDialogActSlots(domain, { name: 'check', slots: ['genre'] })).toThrow(
    'confirm speaks of no slots',
  )
})

test('what is confirmed is an API input with one of its values', () => {
  const after = expectEdit(domain, setConfirmedInput, { name: 'check', apiInput: 'search', value: 'many' })
  expect(actOf(after, 1)?.slots).toEqual({ search: 'many' })
  expect(
    actOf(setConfirmedInput(domain, { name: 'check', apiInput: undefined, value: '' }), 1)?.slots,
  ).toEqual({})
  expect(() => setConfirmedInput(domain, { name: 'check', apiInput: 'gone', value: '' })).toThrow(
    'There is no API input gone',
  )
  expect(() => setConfirmedInput(domain, { name: 'ask', apiInput: 'search', value: '' })).toThrow(
    'askForInput speaks of no API input',
  )
})
