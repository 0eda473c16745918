import { expect, test } from 'vitest'
import { messages } from '../../messages/messages.ts'
import type { Concept } from '../../model/concept.ts'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain } from '../../testing/index.ts'
import { changeConcept, newConcept } from './changes.ts'
import { checkConceptText } from './checks.ts'
import { clashes, conceptDifferences } from './differences.ts'
import { followConceptName } from './edits.ts'
import { checkConceptName, checkNewConceptName, isConceptVariant } from './names.ts'

let count = 0
const newId = () => `id-${++count}`

const german = { id: 't1', language: 'deu-DEU', type: 'text' as const, text: 'Los geht es', isActive: true }
const english = { id: 't2', language: 'eng-USA', type: 'text' as const, text: 'Here we go', isActive: true }
const start: Concept = { ...newConcept('c1', 'START_CONCEPT', 'text'), version: 1, texts: [german, english] }

test.each([
  ['PLAY MUSIC_CONCEPT', 'only alphabets (A-z), numbers (0-9), hyphen (-) and underscore (_) are supported'],
  ['GRÜSSE_CONCEPT', 'only alphabets (A-z), numbers (0-9), hyphen (-) and underscore (_) are supported'],
  ['', '_CONCEPT suffix is required'],
  ['PLAY_concept', '_CONCEPT suffix is required'],
  ['_CONCEPT', 'the name before _CONCEPT is still missing'],
  [`${'A'.repeat(113)}_CONCEPT`, 'A concept name has at most 120 characters'],
  ['PLAY-2_CONCEPT', undefined],
])('the name %j: %s', (name, message) => {
  expect(checkConceptName(name)).toBe(message)
})

test('a name is taken once', () => {
  expect(checkNewConceptName('A_CONCEPT', (name) => name === 'A_CONCEPT')).toBe(
    'A concept named A_CONCEPT already exists',
  )
})

test('variants begin with the same words; a number at the end tells them apart (ruling R202)', () => {
  const others = [
    'PLAY_MUSIC_CONCEPT',
    'PLAY_MUSIC_2_CONCEPT',
    'play_music_now_CONCEPT',
    'PLAY_MUSICAL_CONCEPT',
    'PLAY_CONCEPT',
  ]
  const variants = (name: string) => others.filter((other) => isConceptVariant(name, other))
  expect(variants('PLAY_MUSIC_CONCEPT')).toEqual(['PLAY_MUSIC_2_CONCEPT', 'play_music_now_CONCEPT'])
  expect(variants('PLAY_MUSIC_2_CONCEPT')).toEqual(['PLAY_MUSIC_CONCEPT', 'play_music_now_CONCEPT'])
})

test('a text is not empty and has none of the sequences of Vocalizer', () => {
  expect(checkConceptText(' ')).toBe(messages.concepts.textEmpty)
  expect(checkConceptText('Hello \\e\\rate=120\\ you')).toBe(
    'Vocalizer syntax has been detected, it is no longer supported',
  )
  expect(checkConceptText('Hello <ESC>\\rate=120\\ you')).toBe(messages.concepts.vocalizer)
  expect(checkConceptText('Hello <rate value="120">you</rate>')).toBeUndefined()
})

test('a change leaves the texts that it does not name', () => {
  const after = changeConcept(
    start,
    {
      description: 'Begin',
      texts: [
        { id: 't1', isActive: false },
        { id: 'new__1', language: 'FRA-fra', text: 'Allons-y' },
      ],
    },
    newId,
  )
  expect(after).toMatchObject({ version: 2, description: 'Begin' })
  expect(after.texts).toEqual([
    { ...german, isActive: false },
    english,
    {
      id: expect.stringMatching(/^id-/),
      language: 'fra-FRA',
      type: 'text',
      text: 'Allons-y',
      isActive: true,
    },
  ])
})

test('a change that changes nothing is no new version, and a text that is there is not added again', () => {
  expect(
    changeConcept(start, { name: 'START_CONCEPT', texts: [{ id: 't1', text: german.text }] }, newId),
  ).toBe(start)
  const again = { id: 'new__1', language: 'deu-DEU', text: 'Los geht es ', isActive: false }
  expect(changeConcept(start, { texts: [again] }, newId).texts).toEqual([
    { ...german, isActive: false },
    english,
  ])
})

test.each([
  [{ name: 'START' }, messages.concepts.nameSuffix],
  [{ texts: [{ id: 't1', text: '' }] }, messages.concepts.textEmpty],
  [{ texts: [{ id: 't1', text: '\\e\\rate=1\\' }] }, messages.concepts.vocalizer],
  [{ texts: [{ id: 'nobody', text: 'x' }] }, messages.concepts.noSuchText('nobody')],
  [{ texts: [{ id: 'nobody', isRemoved: true }] }, messages.concepts.noSuchText('nobody')],
  [
    { texts: [{ id: 'new__1', language: 'xxx-XXX', text: 'x' }] },
    messages.concepts.unknownLanguage('xxx-XXX'),
  ],
  [
    { texts: [{ id: 't2', language: 'deu-DEU', text: 'Los geht es' }] },
    messages.concepts.textTwice('Los geht es', 'deu-DEU'),
  ],
  [{ description: 'x'.repeat(2001) }, messages.concepts.descriptionLength(2000)],
])('%j is refused', (change, message) => {
  expect(() => changeConcept(start, change, newId)).toThrow(message)
})

test('two versions differ in fields and texts, and a change clashes with those that it touches too', () => {
  const theirs = changeConcept(
    start,
    {
      description: 'Theirs',
      texts: [
        { id: 't1', text: 'Auf geht es' },
        { id: 't2', isRemoved: true },
      ],
    },
    newId,
  )
  const differences = conceptDifferences(start, theirs)
  expect(differences).toEqual([
    { what: 'description', before: '', after: 'Theirs' },
    {
      what: 'text',
      textId: 't1',
      language: 'deu-DEU',
      before: 'Los geht es',
      after: 'Auf geht es',
      wasActive: true,
      isActive: true,
    },
    { what: 'text', textId: 't2', language: 'eng-USA', before: 'Here we go', wasActive: true },
  ])
  expect(clashes({ ttsTuningStatus: 'done', texts: [{ id: 'new__1' }] }, differences)).toEqual([])
  expect(clashes({ texts: [{ id: 't1' }] }, differences)).toEqual([differences[1]])
  expect(clashes({ description: 'Mine' }, differences)).toEqual([differences[0]])
})

test('a domain follows a concept that was renamed, wherever it names it', () => {
  const before = aDomain({
    ttsResponses: [{ name: 'done', texts: ['OLD_CONCEPT and old_CONCEPT', 'VERY_OLD_CONCEPT'] }],
  })
  expectEdit(
    before,
    followConceptName,
    { from: 'OLD_CONCEPT', to: 'NEW_CONCEPT' },
    {
      ...before,
      ttsResponses: [{ name: 'done', texts: ['NEW_CONCEPT and NEW_CONCEPT', 'VERY_OLD_CONCEPT'] }],
    },
  )
})
