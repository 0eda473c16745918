import { expect, test } from 'vitest'
import { aDomain, aSlot } from '../testing/index.ts'
import { deleteCanonical, renameCanonical } from './canonical-edits.ts'
import { deleteSlots, renameSlot, setSlotComments, setSlotType } from './edits.ts'
import { removedLists } from './removed.ts'

const music = aDomain({ slots: [aSlot('artist', { abba: ['Abba'], blur: ['Blur'] }), aSlot('genre')] })

test('deleted slots and canonicals are told', () => {
  const without = deleteSlots(deleteCanonical(music, { slot: 'artist', canonical: 'abba' }), {
    names: ['genre'],
  })
  expect(removedLists(music, without, [])).toEqual({
    slots: ['genre'],
    canonicals: [{ slot: 'artist', canonical: 'abba' }],
  })
  expect(removedLists(without, music, [])).toEqual({ slots: [], canonicals: [] })
})

test('a list that became something else is told as one', () => {
  const number = setSlotType(music, { name: 'artist', type: 'Number' })
  expect(removedLists(music, number, [])).toEqual({ slots: ['artist'], canonicals: [] })
  expect(removedLists(number, setSlotType(number, { name: 'artist', type: 'FreeText' }), []).slots).toEqual(
    [],
  )
})

test('what was renamed is not gone, and what was renamed before it went is told by its last name', () => {
  const band = renameSlot(music, { from: 'artist', to: 'band', vendorPrefix: 'sdp_' })
  const upper = renameCanonical(band, { slot: 'band', canonical: 'abba', to: 'ABBA' })
  const renames = [
    { kind: 'slot', from: 'artist', to: 'band' },
    { kind: 'canonical', slot: 'band', from: 'abba', to: 'ABBA' },
  ] as const
  expect(removedLists(music, upper, renames)).toEqual({ slots: [], canonicals: [] })
  const without = deleteCanonical(upper, { slot: 'band', canonical: 'ABBA' })
  expect(removedLists(music, without, renames).canonicals).toEqual([{ slot: 'band', canonical: 'ABBA' }])
  expect(removedLists(music, deleteSlots(upper, { names: ['band'] }), renames).slots).toEqual(['band'])
})

test('other changes of a slot remove nothing', () => {
  const commented = setSlotComments(music, { name: 'artist', comments: 'who plays' })
  expect(removedLists(music, commented, [])).toEqual({ slots: [], canonicals: [] })
})
