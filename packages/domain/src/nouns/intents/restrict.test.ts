import { expect, test } from 'vitest'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain, anExpression, anIntent, aSlot } from '../../testing/index.ts'
import { refusalOf } from '../../testing/refusal.ts'
import { restrictLiterals } from './restrict.ts'

const music = aDomain({
  slots: [aSlot('genre', { jazz: ['jazz', 'swing'], rock: ['rock'] }), aSlot('mood')],
  intents: [anIntent('play', { expressions: [anExpression('play $(genre)'), anExpression('play it')] })],
})
const place = { intent: 'play', at: 0, slot: 'genre' }
const swing = { name: 'jazz', literals: ['swing'] }
const rock = { name: 'rock', literals: ['rock'] }
const restrictionsOf = (domain: typeof music) => domain.intents[0]?.expressions[0]?.restrictions

test('an expression is restricted to some literals of a slot, in the order of the slot', () => {
  const after = expectEdit(music, restrictLiterals, { ...place, chosen: [rock, swing] })
  expect(restrictionsOf(after)).toEqual([{ slot: 'genre', canonicals: [swing, rock] }])
  expect(after.intents[0]?.expressions[1]).toBe(music.intents[0]?.expressions[1])
  expect(restrictLiterals(after, { ...place, chosen: [swing, rock] })).toBe(after)
  const fewer = expectEdit(after, restrictLiterals, { ...place, chosen: [swing] })
  expect(restrictionsOf(fewer)).toEqual([{ slot: 'genre', canonicals: [swing] }])
  expect(restrictionsOf(fewer)?.[0]?.canonicals[0]).toBe(restrictionsOf(after)?.[0]?.canonicals[0])
})

test('all literals are no restriction', () => {
  const restricted = expectEdit(music, restrictLiterals, { ...place, chosen: [swing] })
  const all = music.slots[0]!.canonicals
  expect(restrictionsOf(expectEdit(restricted, restrictLiterals, { ...place, chosen: all }))).toEqual([])
  expect(restrictLiterals(music, { ...place, chosen: all })).toBe(music)
})

test('[EXPR-043] at least one literal is allowed', () => {
  const none = 'invalid: Please choose at least one literal.'
  expect(refusalOf(() => restrictLiterals(music, { ...place, chosen: [] }))).toBe(none)
  expect(
    refusalOf(() => restrictLiterals(music, { ...place, chosen: [{ name: 'jazz', literals: [] }] })),
  ).toBe(none)
  expect(
    refusalOf(() => restrictLiterals(music, { ...place, chosen: [{ name: 'jazz', literals: ['rock'] }] })),
  ).toBe(none)
})

test('only a slot that the expression mentions is restricted', () => {
  expect(refusalOf(() => restrictLiterals(music, { ...place, at: 1, chosen: [swing] }))).toMatch(/^missing/)
  expect(refusalOf(() => restrictLiterals(music, { ...place, slot: 'gone', chosen: [swing] }))).toMatch(
    /^missing/,
  )
})
