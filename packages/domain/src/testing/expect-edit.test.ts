import { expect, test } from 'vitest'
import type { Domain } from '../model/domain.ts'
import { expectEdit } from './expect-edit.ts'
import { aDomain, aModule, anExpression, anIntent, aRule, aSlot } from './index.ts'

const domain = aDomain({
  intents: [anIntent('play', { expressions: [anExpression('play $(genre)')] }), anIntent('stop')],
  slots: [aSlot('genre')],
  modules: [aModule('Main', aRule(['play'])), aModule('More', aRule(['stop']))],
})
const making = (edit: (before: Domain) => Domain) => () => expectEdit(domain, edit, undefined)

test('an edit that writes into the domain fails', () => {
  expect(
    making((before) => {
      before.intents.push(anIntent('more'))
      return before
    }),
  ).toThrow(TypeError)
})

test('an edit that copies what it does not change fails', () => {
  expect(making((before) => ({ ...before }))).toThrow('the domain')
  expect(making((before) => ({ ...before, name: 'Other', slots: [...before.slots] }))).toThrow('slots')
  expect(
    making((before) => ({
      ...before,
      intents: before.intents.map((intent) => ({ ...intent, comments: intent.name === 'play' ? 'x' : '' })),
    })),
  ).toThrow('intents.stop')
})

test('an edit that leaves a mention behind fails', () => {
  expect(making((before) => ({ ...before, intents: before.intents.slice(1) }))).toThrow('intent play')
  expect(making((before) => ({ ...before, slots: [aSlot('style')] }))).toThrow('slot genre')
})

test('the mention of a deleted slot may stay in an expression', () => {
  expect(making((before) => ({ ...before, slots: [] }))).not.toThrow()
})

test('an edit whose outcome is lost on the wire fails', () => {
  expect(
    making((before) => ({ ...before, slots: [...before.slots, aSlot('genre', { jazz: [] })] })),
  ).toThrow()
})

test('equal entries may change places', () => {
  const twice = aDomain({ modules: [aModule('Main', aRule([]), aRule([]))] })
  const swap = (before: Domain) => ({
    ...before,
    modules: before.modules.map((module) => ({ ...module, rules: module.rules.toReversed() })),
  })
  expect(() => expectEdit(twice, swap, undefined)).not.toThrow()
})
