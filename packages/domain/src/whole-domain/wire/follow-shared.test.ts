import { expect, test } from 'vitest'
import { finish } from '../../toolbox/steps.ts'
import type { EntryNames } from '../identity/entry-names.ts'
import { fittingLineage } from '../identity/fit.ts'
import { type Lineage, noLineage } from '../identity/lineage.ts'
import { renamesToFollow } from '../identity/renames.ts'
import { followingShared, restoredParts } from './follow-shared.ts'
import { type LanguageCollections, noLanguageContent } from './in-language.ts'
import { sharedChange, touchedNames, withOrphans } from './shared-change.ts'

const names = (
  intents: string[],
  slots: Record<string, string[]> = {},
  uiActions: string[] = [],
): EntryNames => ({
  lists: { intents: new Set(intents), slots: new Set(Object.keys(slots)), uiActions: new Set(uiActions) },
  slots: new Map(
    Object.entries(slots).map(([slot, canonicals]) => [
      slot,
      { canonicals: new Set(canonicals), isList: true },
    ]),
  ),
})
const changeOf = (before: EntryNames, after: EntryNames, given: Partial<Lineage> = {}) => {
  const lineage = fittingLineage({ ...noLineage, ...given }, before, after)
  const slots = [...before.slots.keys()].map((name) => ({ name }))
  return sharedChange(lineage, { before, after, renames: renamesToFollow({ slots }, lineage) })
}
const followShared = (
  own: LanguageCollections,
  { before, after, past, lineage }: Sides & { past?: LanguageCollections; lineage?: Partial<Lineage> },
) => finish(followingShared(own, changeOf(before, after, lineage), past))
interface Sides {
  before: EntryNames
  after: EntryNames
}
const said = (intent: string, ...texts: string[]) => ({
  intent,
  expressions: texts.map((expression) => ({ expression })),
})
const language = (parts: Partial<LanguageCollections> = {}): LanguageCollections => ({
  ...noLanguageContent,
  ...parts,
})

test('what is shared by name stays the same object when no name changes', () => {
  const own = language({
    nlu_interpretations: [said('play', 'spiele')],
    user_inputs: [{ name: 'genre', canonicals: [{ canonical: 'jazz', literals: ['Jazz'] }] }],
    gui_responses: { show: '$show' },
  })
  const same = names(['play'], { genre: ['jazz'] }, ['show'])
  expect(followShared(own, { before: same, after: same })).toBe(own)
})

test('the expressions of an intent go with it, and come back with it as they were', () => {
  const own = language({ nlu_interpretations: [said('start', 'los'), said('stop', 'halt')] })
  const past = language({ nlu_interpretations: [said('play', 'spiele')] })
  const changes = { before: names(['start', 'stop']), after: names(['play', 'stop']), past }
  expect(followShared(own, changes).nlu_interpretations).toEqual([
    said('stop', 'halt'),
    said('play', 'spiele'),
  ])
})

test('the literals of slots and canonicals follow them, and so do literal restrictions', () => {
  const restricted = {
    expression: 'spiele $(genre) $(artist)',
    literals: {
      genre: [{ canonical: 'rock', literals: ['Rock'] }],
      artist: [{ canonical: 'abba', literals: ['Abba'] }],
      mood: [{ canonical: 'happy' }],
    },
  }
  const own = language({
    nlu_interpretations: [{ intent: 'play', expressions: [restricted] }],
    user_inputs: [
      {
        name: 'genre',
        canonicals: [
          { canonical: 'rock', literals: ['Rock'] },
          { canonical: 'pop', literals: ['Pop'] },
        ],
      },
      { name: 'artist', canonicals: [{ canonical: 'abba', literals: ['Abba'] }] },
    ],
  })
  const past = language({
    user_inputs: [
      { name: 'genre', canonicals: [{ canonical: 'jazz', literals: ['Jass'] }] },
      { name: 'mood', canonicals: [{ canonical: 'happy', literals: ['froh'] }] },
    ],
  })
  const after = followShared(own, {
    before: names(['play'], { genre: ['rock', 'pop'], artist: ['abba'] }),
    after: names(['play'], { genre: ['jazz', 'pop'], mood: ['happy'] }),
    past,
  })
  expect(after.user_inputs).toEqual([
    {
      name: 'genre',
      canonicals: [
        { canonical: 'pop', literals: ['Pop'] },
        { canonical: 'jazz', literals: ['Jass'] },
      ],
    },
    { name: 'mood', canonicals: [{ canonical: 'happy', literals: ['froh'] }] },
  ])
  expect(after.nlu_interpretations[0]?.expressions?.[0]?.literals).toEqual({})
})

test('GUI responses follow their UI actions', () => {
  const own = language({ gui_responses: { show: '$now', other: '$other' } })
  const past = language({ gui_responses: { list: '$then' } })
  const changes = {
    before: names([], {}, ['show', 'other']),
    after: names([], {}, ['list', 'other']),
    past,
  }
  expect(followShared(own, changes).gui_responses).toEqual({ other: '$other', list: '$then' })
})

test('what is spoken before and after the texts of a UI action follows it, what others may use stays', () => {
  const own = language({
    tts_responses: { show: ['da'], show_preTts: ['so'] },
    audio_responses: { show: ['da.wav'] },
  })
  const past = language({
    tts_responses: { list: ['hier'], list_postTts: ['fertig'] },
    audio_responses: { list: ['hier.wav'] },
  })
  const changes = { before: names([], {}, ['show']), after: names([], {}, ['list']), past }
  const after = followShared(own, changes)
  expect(after.tts_responses).toEqual({ show: ['da'], list: ['hier'], list_postTts: ['fertig'] })
  expect(after.audio_responses).toEqual({ show: ['da.wav'], list: ['hier.wav'] })
})

test('what was in the language and belonged to nothing goes as well where that is looked for', () => {
  const own = language({ nlu_interpretations: [said('orphan', 'hm'), said('play', 'spiele')] })
  const same = names(['play'])
  const change = withOrphans(changeOf(same, same), { intents: ['orphan', 'play'], slots: [] }, same)
  expect(finish(followingShared(own, change)).nlu_interpretations).toEqual([said('play', 'spiele')])
})

test('what was under the name of a new entry belonged to nothing; only canonicals are joined (ruling R59)', () => {
  const own = language({
    nlu_interpretations: [said('fresh', 'alt')],
    user_inputs: [
      { name: 'genre', canonicals: [{ canonical: 'jazz', literals: ['Jass'] }] },
      { name: 'mood', canonicals: [{ canonical: 'happy', literals: ['froh'] }] },
    ],
    gui_responses: { show: '$old' },
    tts_responses: { show: ['bleibt'], show_preTts: ['alt'] },
  })
  const after = followShared(own, {
    before: names([], { genre: [] }),
    after: names(['fresh'], { genre: ['jazz'], mood: ['happy'] }, ['show']),
  })
  expect(after).toEqual(language({ user_inputs: [own.user_inputs[0]!], tts_responses: { show: ['bleibt'] } }))
})

test('an entry that got the name of a deleted one keeps its own texts, in chains and swaps as well (ruling R59)', () => {
  const own = language({
    nlu_interpretations: [said('play', 'alt'), said('playNew', 'neu'), said('stop', 'halt'), said('a', 'A')],
  })
  const intents = {
    list: 'intents',
    renamed: [
      ['playNew', 'play'],
      ['stop', 'playNew'],
      ['a', 'b'],
      ['b', 'a'],
    ],
    removed: ['play'],
  } as const
  const after = followShared(own, {
    before: names(['play', 'playNew', 'stop', 'a', 'b']),
    after: names(['play', 'playNew', 'a', 'b']),
    lineage: { lists: [intents] },
  })
  expect(after.nlu_interpretations).toEqual([said('play', 'neu'), said('playNew', 'halt'), said('b', 'A')])
})

test('a list that became something else loses what each language lists, and keeps its slot', () => {
  const own = language({
    nlu_interpretations: [
      {
        intent: 'play',
        expressions: [{ expression: '$(genre)', literals: { genre: [{ canonical: 'own' }] } }],
      },
    ],
    user_inputs: [{ name: 'genre', canonicals: [{ canonical: 'own', literals: ['eigen'] }] }],
  })
  const before = names(['play'], { genre: ['jazz'] })
  const after: EntryNames = {
    ...before,
    slots: new Map([['genre', { canonicals: new Set(), isList: false }]]),
  }
  expect(followShared(own, { before, after })).toMatchObject({
    nlu_interpretations: [{ expressions: [{ expression: '$(genre)', literals: {} }] }],
    user_inputs: [{ name: 'genre', canonicals: [] }],
  })
  expect(followShared(own, { before, after }).nlu_interpretations[0]?.expressions?.[0]?.literals).toEqual({})
})

test('only entries of touched names have to be read', () => {
  const before = names(['play', 'old'], { genre: ['rock'], left: ['x'] }, ['show'])
  const after = names(['play', 'new'], { genre: ['jazz'] }, ['show', 'list'])
  const { keys, restricted } = touchedNames(changeOf(before, after))
  expect([...keys].sort()).toEqual(['genre', 'left', 'list', 'list_postTts', 'list_preTts', 'new', 'old'])
  expect(restricted).toEqual(['left', 'genre'])
})

test('reusable parts keep what they say in languages that are not restored', () => {
  const past = [
    { _id: '1', name: 'polite', values: { 'eng-USA': 'please', 'deu-DEU': 'bitte' } },
    { _id: '2', name: 'deleted', values: { 'eng-USA': 'x', 'deu-DEU': 'y' } },
  ]
  const now = [{ _id: '1', name: 'kind', values: { 'eng-USA': 'kindly', 'deu-DEU': 'freundlich' } }]
  expect(restoredParts(past, now, (language) => language === 'eng-USA')).toEqual([
    { _id: '1', name: 'polite', values: { 'eng-USA': 'please', 'deu-DEU': 'freundlich' } },
    past[1],
  ])
})
