import { expect, test } from 'vitest'
import { mentionedParts, mentionedSlots, renamePartIn, renameSlotIn } from './references.ts'

test('slots and reusable parts that an expression mentions are found', () => {
  expect([...mentionedSlots('play $(artist) [by $(music_item)] (')]).toEqual(['artist', 'music_item'])
  expect([...mentionedParts('§turn-on [(§all|§the)]')]).toEqual(['turn-on', 'all', 'the'])
})

test('renaming touches whole names only', () => {
  expect(renameSlotIn('$(art) $(artist)', 'art', '$&')).toBe('$($&) $(artist)')
  expect(renamePartIn('§turn §turn_on (§turn|§turn-off)', 'turn', 'switch')).toBe(
    '§switch §turn_on (§switch|§turn-off)',
  )
})
