import type { MergeClash, MergedChanges } from '@sdp/api'
import { expect, test } from 'vitest'
import {
  changeChoices,
  changedSections,
  changeRows,
  clashChoices,
  clashRows,
  noFilter,
  sharedByAll,
} from './merge-rows.ts'

const clash = (list: MergeClash['list'], name: string, language: string | null = null): MergeClash => ({
  id: `${list} ${name} ${language}`,
  list,
  name,
  language,
  changes: { mine: [], theirs: [] },
  notes: {},
})
const clashes = [
  clash('slots', 'genre'),
  clash('intents', 'stop', 'deu-DEU'),
  clash('intents', 'play'),
  clash('intents', 'play', 'ara-ARE'),
]
const titlesOf = (rows: readonly { of: string; key: string }[]) =>
  rows.filter((row) => row.of === 'heading').map(({ key }) => key)

test('clashes are grouped by kind in the order of the tabs, and by language', () => {
  const rows = clashRows(clashes, { filter: noFilter, decisions: {} })
  expect(titlesOf(rows)).toEqual(['Intents', 'Intents · ara-ARE', 'Intents · deu-DEU', 'Slots'])
  expect(clashChoices(clashes)).toEqual({
    kinds: ['Intents', 'Slots'],
    languages: [sharedByAll, 'ara-ARE', 'deu-DEU'],
  })
})

test('clashes are narrowed to a kind, a language and what is undecided', () => {
  const filtered = (filter: Partial<typeof noFilter>, decisions = {}) =>
    titlesOf(clashRows(clashes, { filter: { ...noFilter, ...filter }, decisions }))
  expect(filtered({ kind: 'Slots' })).toEqual(['Slots'])
  expect(filtered({ language: 'deu-DEU' })).toEqual(['Intents · deu-DEU'])
  expect(filtered({ language: sharedByAll })).toEqual(['Intents', 'Slots'])
  expect(filtered({ kind: 'Intents', isUndecided: true }, { [clashes[2]!.id]: 'mine' })).toEqual([
    'Intents · ara-ARE',
    'Intents · deu-DEU',
  ])
})

const said = (language: string): MergedChanges['changes'][number] => ({
  collection: 'nlu_interpretations',
  language,
  key: 'play',
  change: 'changed',
  before: { intent: 'play', expressions: [] },
  after: { intent: 'play', expressions: [{ expression: `play in ${language}` }] },
})
const slot = {
  collection: 'ontology.userInputs',
  language: null,
  key: 'genre',
  change: 'removed',
  before: {},
} as const
const sections = changedSections(
  { entries: [], changes: [slot, said('eng-USA'), said('deu-DEU')], more: false },
  { order: {}, renames: [] },
)

test('what changed is listed entry by entry, in a language with what is different there', () => {
  const keys = (filter: Partial<typeof noFilter>) =>
    changeRows(sections, { ...noFilter, ...filter }).map(({ key }) => key)
  expect(keys({})).toEqual(['Intents', 'Intents changed play', 'Slots', 'Slots removed genre'])
  expect(keys({ kind: 'Slots' })).toEqual(['Slots', 'Slots removed genre'])
  expect(keys({ language: sharedByAll })).toEqual(['Slots', 'Slots removed genre'])
  const [, german] = changeRows(sections, { ...noFilter, language: 'deu-DEU' })
  expect(german).toMatchObject({ group: { name: 'play', lines: [{ after: 'play in deu-DEU' }] } })
  expect(changeChoices(sections)).toEqual({
    kinds: ['Intents', 'Slots'],
    languages: [sharedByAll, 'deu-DEU', 'eng-USA'],
  })
})

test('what was renamed is listed with its old name, also where nothing else of it differs', () => {
  const renames = [
    { kind: 'intent' as const, from: 'start', to: 'play' },
    { kind: 'intent' as const, from: 'stop', to: 'halt' },
    { kind: 'uiAction' as const, from: 'show', to: 'display' },
    // Both changed it: it is not of this part
    { kind: 'slot' as const, from: 'genre', to: 'style' },
  ]
  const entries = [
    { list: 'intents' as const, name: 'start' },
    { list: 'intents' as const, name: 'stop' },
    { list: 'uiActions' as const, name: 'show' },
  ]
  const found = changedSections({ entries, changes: [said('eng-USA')], more: false }, { order: {}, renames })
  expect(
    found.map(({ title, groups }) => [title, groups.map(({ name, renamedFrom }) => [renamedFrom, name])]),
  ).toEqual([
    [
      'Intents',
      [
        ['start', 'play'],
        ['stop', 'halt'],
      ],
    ],
    ['UI actions', [['show', 'display']]],
  ])
})
