import { aDomain, aSlot } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { answersOf } from './answers.ts'

test('the answers to a slot stay the same object after an edit elsewhere, so that they are compiled once', () => {
  const domain = aDomain({ slots: [aSlot('sure', {}, { type: 'yesNo' }), aSlot('genre', { jazz: [] })] })
  const [first, ...others] = answersOf(domain).intents
  expect(others).toEqual([])
  expect(first).toMatchObject({ name: 'sure', slotOnly: true, expressions: [{ text: '$(sure)' }] })
  expect(answersOf({ ...domain, modules: [] }).intents[0]).toBe(first)
})
