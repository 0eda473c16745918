import { expect, test } from 'vitest'
import { finish } from '../../toolbox/steps.ts'
import { forgettingInLanguage } from './forget.ts'
import { type LanguageCollections, noLanguageContent } from './in-language.ts'

const forgetInLanguage = (...args: Parameters<typeof forgettingInLanguage>) =>
  finish(forgettingInLanguage(...args))

const abba = { canonical: 'abba', literals: ['Abba'] }
const blur = { canonical: 'blur', literals: ['Blur'] }
const german: LanguageCollections = {
  ...noLanguageContent,
  nlu_interpretations: [
    {
      intent: 'play',
      expressions: [
        { expression: 'spiele $(artist)', literals: { artist: [abba, blur], band: [abba] }, note: 'kept' },
        { expression: 'nur $(artist)', literals: { artist: [abba] } },
      ],
    },
    { intent: 'stop', expressions: [{ expression: 'halt' }] },
    { intent: 'silent' },
  ],
  user_inputs: [
    { name: 'artist', canonicals: [abba, blur] },
    { name: 'band', canonicals: [abba] },
  ],
}
const literals = ({ nlu_interpretations }: LanguageCollections) =>
  nlu_interpretations[0]?.expressions?.map((expression) => expression.literals)

test('[SLOT-056] a slot that is gone restricts nothing any more; its literals stay for its return', () => {
  const after = forgetInLanguage(german, { kind: 'slot', slot: 'artist' })
  expect(literals(after)).toEqual([{ band: [abba] }, {}])
  expect(after.nlu_interpretations[0]?.expressions?.[0]).toMatchObject({ note: 'kept' })
  expect(after.user_inputs).toBe(german.user_inputs)
  expect(after.nlu_interpretations[1]).toBe(german.nlu_interpretations[1])
})

test('[SLOT-055] a canonical that is gone leaves restrictions and the list of its slot', () => {
  const after = forgetInLanguage(german, { kind: 'canonical', canonical: 'abba', slot: 'artist' })
  expect(literals(after)).toEqual([{ artist: [blur], band: [abba] }, {}])
  expect(after.user_inputs).toEqual([{ name: 'artist', canonicals: [blur] }, german.user_inputs[1]])
})

test('a canonical without its slot leaves all of them', () => {
  const after = forgetInLanguage(german, { kind: 'canonical', canonical: 'abba', slot: undefined })
  expect(literals(after)).toEqual([{ artist: [blur] }, {}])
  expect(after.user_inputs.map(({ canonicals }) => canonicals)).toEqual([[blur], []])
})

test('a slot that is no list any more has no canonicals in any language', () => {
  const after = forgetInLanguage(german, { kind: 'list', slot: 'artist' })
  expect(literals(after)).toEqual([{ band: [abba] }, {}])
  expect(after.user_inputs[0]).toEqual({ name: 'artist', canonicals: [] })
})

test('what is not mentioned changes nothing', () => {
  expect(forgetInLanguage(german, { kind: 'slot', slot: 'genre' })).toBe(german)
  expect(forgetInLanguage(german, { kind: 'canonical', canonical: 'muse', slot: undefined })).toBe(german)
})
