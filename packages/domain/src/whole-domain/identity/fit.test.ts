import { expect, test } from 'vitest'
import type { Rename } from '../../model/rename.ts'
import type { EntryNames } from './entry-names.ts'
import { fittingLineage } from './fit.ts'
import { isClearFromNames, lineageOfRenames } from './from-renames.ts'
import { noLineage } from './lineage.ts'

const names = (intents: string[], slots: Record<string, string[]> = {}): EntryNames => ({
  lists: { intents: new Set(intents), slots: new Set(Object.keys(slots)) },
  slots: new Map(
    Object.entries(slots).map(([slot, canonicals]) => [
      slot,
      { canonicals: new Set(canonicals), isList: true },
    ]),
  ),
})

test('what a lineage says of names that are not there is left out (ruling R61)', () => {
  const before = names(['play', 'stop'], { genre: ['jazz'] })
  const given = {
    ...noLineage,
    lists: [
      {
        list: 'intents',
        renamed: [
          ['nothing', 'play'],
          ['play', 'nowhere'],
        ],
        removed: ['never'],
      },
    ],
    canonicals: [{ slot: 'none', renamed: [['a', 'b']], removed: ['c'] }],
    rules: [],
    returned: [{ list: 'intents', name: 'nobody', revision: 'r', was: 'x' }],
  } as const
  expect(fittingLineage(given, before, before)).toEqual(noLineage)
})

test('what went without a word is gone, and so is what had a name that another got', () => {
  const before = names(['play', 'playNew', 'stop'], { genre: ['jazz', 'rock'] })
  const after = names(['play'], { genre: ['rock'] })
  const given = {
    ...noLineage,
    lists: [{ list: 'intents', renamed: [['playNew', 'play']], removed: [] }],
  } as const
  expect(fittingLineage(given, before, after)).toEqual({
    lists: [{ list: 'intents', renamed: [['playNew', 'play']], removed: ['play', 'stop'] }],
    canonicals: [{ slot: 'genre', renamed: [], removed: ['jazz'] }],
    rules: [],
  })
})

test('renames one after another say where each name ended up', () => {
  const swap: Rename[] = [
    { kind: 'intent', from: 'play', to: 'tmp' },
    { kind: 'intent', from: 'stop', to: 'play' },
    { kind: 'intent', from: 'tmp', to: 'stop' },
    { kind: 'slot', from: 'genre', to: 'style' },
    { kind: 'canonical', from: 'jazz', to: 'swing', slot: 'style' },
  ]
  expect(lineageOfRenames(swap, names(['play', 'stop'], { genre: ['jazz'] }))).toEqual({
    lists: [
      {
        list: 'intents',
        renamed: [
          ['stop', 'play'],
          ['play', 'stop'],
        ],
        removed: [],
      },
      { list: 'slots', renamed: [['genre', 'style']], removed: [] },
    ],
    canonicals: [{ slot: 'genre', renamed: [['jazz', 'swing']], removed: [] }],
    rules: [],
  })
  const over: Rename[] = [
    { kind: 'intent', from: 'play', to: 'stop' },
    { kind: 'intent', from: 'stop', to: 'go' },
  ]
  expect(lineageOfRenames(over, names(['play', 'stop'])).lists).toEqual([
    { list: 'intents', renamed: [['play', 'go']], removed: ['stop'] },
  ])
})

test('names alone show what became of entries where some only came or only went', () => {
  const isClear = (before: EntryNames, after: EntryNames) =>
    isClearFromNames(fittingLineage(noLineage, before, after), before, after)
  expect(isClear(names(['a']), names(['a', 'b']))).toBe(true)
  expect(isClear(names(['a', 'b']), names(['a']))).toBe(true)
  expect(isClear(names(['a']), names(['b']))).toBe(false)
  expect(isClear(names([], { s: ['x'] }), names([], { s: ['y'] }))).toBe(false)
  expect(isClear(names([], { s: ['x'] }), names([], { s: ['x', 'y'] }))).toBe(true)
})
