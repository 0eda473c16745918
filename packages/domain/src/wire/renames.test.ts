import { expect, test } from 'vitest'
import { type NamingCollections, renameInLanguage } from './renames.ts'

const german: NamingCollections = {
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
  gui_responses: { list: { template: 'cards' }, other: '$ref' },
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

test('a canonical that a language has of its own is joined, without doubles among the literals', () => {
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
  expect(after.gui_responses).toEqual({ cards: { template: 'cards' }, other: '$ref' })
  expect(after.nlu_interpretations).toBe(german.nlu_interpretations)
})

test('what stood under the new name belonged to nothing and makes way', () => {
  const intent = renameInLanguage(german, [{ kind: 'intent', from: 'play', to: 'stop' }])
  expect(intent.nlu_interpretations.map((entry) => entry.intent)).toEqual(['stop', 'silent'])
  expect(intent.nlu_interpretations[0]?.expressions?.[0]?.expression).toContain('spiele')
  const action = renameInLanguage(german, [{ kind: 'uiAction', from: 'list', to: 'other' }])
  expect(action.gui_responses).toEqual({ other: { template: 'cards' } })
})

test('a language that mentions nothing stays the same', () => {
  for (const kind of ['intent', 'slot', 'canonical', 'reusableExpression', 'uiAction'] as const) {
    expect(renameInLanguage(german, [{ kind, from: 'nothing', to: 'else', slot: 'artist' }])).toBe(german)
  }
})
