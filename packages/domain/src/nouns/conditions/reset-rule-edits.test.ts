import { expect, test } from 'vitest'
import { newApiInput } from '../../model/api-input.ts'
import type { ResetRule } from '../../model/reset-rule.ts'
import { notCollected } from '../../model/rule.ts'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain, anIntent, aSlot } from '../../testing/index.ts'
import { getResetRules, newResetRule, setResetRules } from './reset-rule-edits.ts'

const domain = aDomain({
  intents: [anIntent('stop')],
  slots: [aSlot('genre'), aSlot('artist')],
  apiInputs: [newApiInput('genre')],
})

const onStop: ResetRule = {
  intent: { matcher: 'EqualsMatcher', arguments: ['stop'] },
  request: notCollected,
  slots: [{ id: 1, input: 'artist', matcher: 'EqualsMatcher', arguments: ['abba'] }],
  apiInputs: [{ id: 2, input: 'genre', matcher: 'CollectedMatcher', arguments: [] }],
}

test('[RESET-004] [RESET-008] the reset rules of a slot are set', () => {
  const args = { kind: 'user', input: 'genre', resetRules: [onStop, newResetRule()] } as const
  const after = expectEdit(domain, setResetRules, { ...args, resetRules: [...args.resetRules] })
  expect(after.slots).toEqual([{ ...aSlot('genre'), resetRules: args.resetRules }, aSlot('artist')])
  expect(after.apiInputs).toBe(domain.apiInputs)
  expect(getResetRules(after, { kind: 'user', input: 'genre' })[0]).toBe(onStop)
})

test('[RESET-005] [RESET-008] the reset rules of an API input are set', () => {
  const after = expectEdit(domain, setResetRules, { kind: 'api', input: 'genre', resetRules: [onStop] })
  expect(after.apiInputs[0]?.resetRules).toEqual([onStop])
  expect(after.slots).toBe(domain.slots)
})

test('[RESET-006] [RESET-007] [RESET-009] what the conditions say is trimmed and loses its quotes', () => {
  const typed: ResetRule = {
    intent: { matcher: ' EqualsMatcher', arguments: [' stop '] },
    request: notCollected,
    slots: [{ id: 1, input: 'artist', matcher: '"EqualsMatcher"', arguments: [' "abba" '] }],
    apiInputs: [{ id: 2, input: 'genre', matcher: 'CollectedMatcher', arguments: [] }],
  }
  const after = expectEdit(domain, setResetRules, { kind: 'user', input: 'genre', resetRules: [typed] })
  expect(after.slots[0]?.resetRules).toEqual([onStop])
})

test('the same reset rules change nothing', () => {
  const before = setResetRules(domain, { kind: 'user', input: 'genre', resetRules: [onStop] })
  expect(setResetRules(before, { kind: 'user', input: 'genre', resetRules: [onStop] })).toBe(before)
})

test('an input that is not there has no reset rules', () => {
  const args = { kind: 'api', input: 'artist', resetRules: [] } as const
  expect(() => setResetRules(domain, { ...args, resetRules: [] })).toThrow('There is no input artist')
})
