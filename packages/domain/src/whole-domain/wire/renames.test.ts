import { expect, test } from 'vitest'
import { type Rename, renameKinds } from '../../model/rename.ts'
import { finish } from '../../toolbox/steps.ts'
import { type LanguageCollections, noLanguageContent } from './in-language.ts'
import { renamingInLanguage } from './renames.ts'

const renameInLanguage = (before: LanguageCollections, renames: readonly Rename[]) =>
  finish(renamingInLanguage(before, renames))

const german: LanguageCollections = {
  ...noLanguageContent,
  nlu_interpretations: [
    {
      intent: 'play',
      expressions: [
        {
          expression: 'spiele $(artist) §bitte',
          weight: 1,
          literals: { artist: [{ canonical: 'abba', literals: ['Abba'] }] },
          note: 'kept',
        },
      ],
    },
    { intent: 'stop', expressions: [{ expression: 'halt an' }] },
    { intent: 'silent' },
  ],
  user_inputs: [
    {
      name: 'artist',
      canonicals: [{ canonical: 'abba', literals: ['Abba'] }, { canonical: 'queen' }],
    },
    { name: 'room' },
  ],
  tts_responses: {
    list: ['Hier ist {{artist}}', 'Lied {{song.title}}'],
    list_preTts: ['Also, {{artist}}'],
    hello: ['Hallo'],
  },
  audio_responses: { list: ['{{song}}.wav'], hello: ['hallo.wav'] },
  gui_responses: { list: { template: 'cards', rows: [{ text1: '{{artist.name}}' }] }, other: '$song.title' },
  runtime_responses: { more: { voice: ['{{artist}}'], text: ['mehr'], note: 'kept' } },
}

test('an intent keeps its expressions under its new name and its place', () => {
  const after = renameInLanguage(german, [{ kind: 'intent', from: 'play', to: 'start' }])
  expect(after.nlu_interpretations.map(({ intent }) => intent)).toEqual(['start', 'stop', 'silent'])
  expect(after.nlu_interpretations[0]?.expressions).toBe(german.nlu_interpretations[0]?.expressions)
  expect(after.nlu_interpretations[1]).toBe(german.nlu_interpretations[1])
  expect(after.user_inputs).toBe(german.user_inputs)
})

test('a slot is followed into expressions, literal restrictions and its literals', () => {
  const after = renameInLanguage(german, [{ kind: 'slot', from: 'artist', to: 'band' }])
  expect(after.nlu_interpretations[0]?.expressions).toEqual([
    {
      expression: 'spiele $(band) §bitte',
      weight: 1,
      literals: { band: [{ canonical: 'abba', literals: ['Abba'] }] },
      note: 'kept',
    },
  ])
  expect(after.nlu_interpretations[1]).toBe(german.nlu_interpretations[1])
  expect(after.user_inputs[0]).toEqual({ ...german.user_inputs[0], name: 'band' })
  expect(after.user_inputs[1]).toBe(german.user_inputs[1])
})

test('a canonical is followed into its slot and the restrictions of that slot', () => {
  const rename = { kind: 'canonical', slot: 'artist', from: 'abba', to: 'ABBA' } as const
  const after = renameInLanguage(german, [rename])
  expect(after.user_inputs[0]?.canonicals).toEqual([
    { canonical: 'ABBA', literals: ['Abba'] },
    { canonical: 'queen' },
  ])
  const [expression] = after.nlu_interpretations[0]?.expressions ?? []
  expect(expression?.literals).toEqual({ artist: [{ canonical: 'ABBA', literals: ['Abba'] }] })
  expect(renameInLanguage(german, [{ ...rename, slot: 'room' }])).toBe(german)
})

test('a canonical that a language has of its own is joined, without doubles among the literals (ruling R58)', () => {
  const own = {
    ...german,
    user_inputs: [
      {
        name: 'artist',
        canonicals: [
          { canonical: 'queen', literals: ['die Königin', 'Queen'] },
          { canonical: 'abba', literals: ['Queen'] },
        ],
      },
    ],
  }
  const after = renameInLanguage(own, [{ kind: 'canonical', slot: 'artist', from: 'abba', to: 'queen' }])
  expect(after.user_inputs[0]?.canonicals).toEqual([
    { canonical: 'queen', literals: ['Queen', 'die Königin'] },
  ])
})

test('a reusable part is followed into the text of expressions', () => {
  const after = renameInLanguage(german, [{ kind: 'reusableExpression', from: 'bitte', to: 'polite' }])
  expect(after.nlu_interpretations[0]?.expressions?.[0]?.expression).toBe('spiele $(artist) §polite')
})

test('the GUI response of a UI action follows its name', () => {
  const after = renameInLanguage(german, [{ kind: 'uiAction', from: 'list', to: 'cards' }])
  expect(Object.keys(after.gui_responses)).toEqual(['cards', 'other'])
  expect(after.gui_responses.cards).toBe(german.gui_responses.list)
  expect(Object.keys(after.tts_responses)).toEqual(['list', 'cards_preTts', 'hello'])
  expect(after.audio_responses).toBe(german.audio_responses)
  expect(after.nlu_interpretations).toBe(german.nlu_interpretations)
})

test('what a UI action says and plays under its name follows where the rename says so', () => {
  const names = { from: 'list', to: 'cards' }
  const after = renameInLanguage(german, [
    { kind: 'uiAction', ...names },
    { kind: 'ttsResponse', ...names },
    { kind: 'audioResponse', ...names },
  ])
  expect(Object.keys(after.tts_responses)).toEqual(['cards', 'cards_preTts', 'hello'])
  expect(Object.keys(after.audio_responses)).toEqual(['cards', 'hello'])
})

test('slots and API inputs are followed into every text that is spoken or shown', () => {
  const after = renameInLanguage(german, [
    { kind: 'slot', from: 'artist', to: 'band' },
    { kind: 'apiInput', from: 'song', to: 'track' },
  ])
  expect(after.tts_responses).toEqual({
    list: ['Hier ist {{band}}', 'Lied {{track.title}}'],
    list_preTts: ['Also, {{band}}'],
    hello: ['Hallo'],
  })
  expect(after.tts_responses.hello).toBe(german.tts_responses.hello)
  expect(after.audio_responses).toEqual({ list: ['{{track}}.wav'], hello: ['hallo.wav'] })
  expect(after.gui_responses).toEqual({
    list: { template: 'cards', rows: [{ text1: '{{band.name}}' }] },
    other: '$track.title',
  })
  expect(after.runtime_responses).toEqual({ more: { voice: ['{{band}}'], text: ['mehr'], note: 'kept' } })
})

test('a concept is followed wherever it is mentioned, whatever the case, and under its last name', () => {
  const before: LanguageCollections = {
    ...german,
    tts_responses: { ...german.tts_responses, bye: ['old_CONCEPT, VERY_OLD_CONCEPT'] },
    gui_responses: { ...german.gui_responses, toast: { title: ['OLD_CONCEPT'] } },
  }
  const after = renameInLanguage(before, [
    { kind: 'concept', from: 'OLD_CONCEPT', to: 'Newer_CONCEPT' },
    { kind: 'concept', from: 'NEWER_CONCEPT', to: 'NEW_CONCEPT' },
  ])
  expect(after.tts_responses.bye).toEqual(['NEW_CONCEPT, VERY_OLD_CONCEPT'])
  expect(after.gui_responses.toast).toEqual({ title: ['NEW_CONCEPT'] })
  expect(after.tts_responses.hello).toBe(before.tts_responses.hello)
})

test('what was under the new name belonged to nothing and makes way (ruling R58)', () => {
  const intent = renameInLanguage(german, [{ kind: 'intent', from: 'play', to: 'stop' }])
  expect(intent.nlu_interpretations.map((entry) => entry.intent)).toEqual(['stop', 'silent'])
  expect(intent.nlu_interpretations[0]?.expressions?.[0]?.expression).toContain('spiele')
  const action = renameInLanguage(german, [{ kind: 'uiAction', from: 'list', to: 'other' }])
  expect(action.gui_responses).toEqual({ other: german.gui_responses.list })
})

test('a language that mentions nothing stays the same', () => {
  for (const kind of renameKinds) {
    expect(renameInLanguage(german, [{ kind, from: 'nothing', to: 'else', slot: 'artist' }])).toBe(german)
  }
})
