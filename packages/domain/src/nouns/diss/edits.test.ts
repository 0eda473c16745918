import { expect, test } from 'vitest'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain, anIntent, aSlot } from '../../testing/index.ts'
import { dissAdditions } from './additions.ts'
import { takeOverFromDiss } from './edits.ts'

const slots = [
  { label: 'genre', type: 'enum', canonicals: ['jazz', 'rock', 'no.dots'] },
  { label: 'year', type: 'number', canonicals: [] },
  { label: 'title', type: 'string', canonicals: [] },
  { label: 'sdp_city', type: 'string', canonicals: [] },
]
const definition = {
  version: '1.0',
  intents: [
    { intent: 'play', slots },
    { intent: 'other', slots: [{ label: 'unrelated', type: 'enum', canonicals: [] }] },
  ],
}
const args = { definition, vendorPrefix: 'sdp_' }

test('[DISS-002] [SLOT-057] [SLOT-058] [SLOT-059] slots and canonicals of the own intents are taken over', () => {
  const genre = aSlot('genre', { jazz: ['jazz'] })
  const after = expectEdit(aDomain({ intents: [anIntent('play')], slots: [genre] }), takeOverFromDiss, args)
  expect(after.slots).toEqual([
    { ...genre, canonicals: [...genre.canonicals, { name: 'rock', literals: [] }] },
    aSlot('year', {}, { type: 'Number' }),
    aSlot('title', {}, { type: 'FreeText' }),
  ])
})

test('taking over again changes nothing', () => {
  const after = takeOverFromDiss(aDomain({ intents: [anIntent('play')] }), args)
  expect(takeOverFromDiss(after, args)).toBe(after)
})

test('what a take-over adds is listed: slots with their type, and canonicals', () => {
  const before = aDomain({
    intents: [anIntent('play')],
    slots: [aSlot('genre', { jazz: ['jazz'] }), aSlot('mood')],
  })
  const after = takeOverFromDiss(before, args)
  expect(dissAdditions(before, after)).toEqual([
    { slot: 'genre', type: 'StaticList', isNew: false, canonicals: ['rock'] },
    { slot: 'year', type: 'Number', isNew: true, canonicals: [] },
    { slot: 'title', type: 'FreeText', isNew: true, canonicals: [] },
  ])
  expect(dissAdditions(after, after)).toEqual([])
})

test('canonicals of one slot in several intents are all taken over, in a time that grows with their number', () => {
  const intents = Array.from({ length: 4000 }, (_, at) => `intent${at}`)
  const many = intents.map((intent, at) => ({
    intent,
    slots: [
      { label: 'genre', type: 'enum', canonicals: Array.from({ length: 10 }, (_, one) => `c${at}_${one}`) },
      { label: `own${at}`, type: 'string', canonicals: [] },
    ],
  }))
  const domain = aDomain({ intents: intents.map((name) => anIntent(name)), slots: [] })
  const after = takeOverFromDiss(domain, {
    definition: { version: '1', intents: many },
    vendorPrefix: 'sdp_',
  })
  expect(after.slots).toHaveLength(4001)
  expect(after.slots[0]!.canonicals).toHaveLength(40_000)
})
