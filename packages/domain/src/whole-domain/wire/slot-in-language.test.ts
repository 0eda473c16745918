import { expect, test } from 'vitest'
import { canonicalsInLanguage } from './slot-in-language.ts'

test('a language is read under the names that were given since it was saved', () => {
  const wire = {
    user_inputs: [
      { name: 'genre', canonicals: [{ canonical: 'jazz', literals: ['爵士'] }] },
      { name: 'mood', canonicals: [{ canonical: 'jazz', literals: ['x'] }] },
    ],
  }
  const renames = [
    { kind: 'slot', from: 'genre', to: 'style' },
    { kind: 'canonical', slot: 'style', from: 'jazz', to: 'swing' },
  ] as const
  expect(canonicalsInLanguage(wire, { slot: 'style', renames })).toEqual([
    { name: 'swing', literals: ['爵士'] },
  ])
  expect(canonicalsInLanguage(wire, { slot: 'style', renames: [] })).toEqual([])
  expect(canonicalsInLanguage({}, { slot: 'style', renames })).toEqual([])
})
