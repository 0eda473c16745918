import { expect, test } from 'vitest'
import { expectEdit } from '../testing/expect-edit.ts'
import { aDomain, anIntent, aSlot } from '../testing/index.ts'
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
