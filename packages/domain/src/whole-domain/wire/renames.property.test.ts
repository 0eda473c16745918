import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Domain } from '../../model/domain.ts'
import { type Rename, renameKinds } from '../../model/rename.ts'
import { renameApiInput } from '../../nouns/api-actions/api-input-edits.ts'
import { renameCanonical } from '../../nouns/slots/canonical-edits.ts'
import { renameSlot } from '../../nouns/slots/edits.ts'
import { renameUiAction } from '../../nouns/ui-actions/edits.ts'
import { assertProperty } from '../../testing/assert-property.ts'
import { fullDomain } from '../../testing/full-domain.ts'
import { finish } from '../../toolbox/steps.ts'
import { type LanguageCollections, noLanguageContent } from './in-language.ts'
import { renamingInLanguage } from './renames.ts'
import { toWire } from './to-wire.ts'

const renameInLanguage = (before: LanguageCollections, renames: readonly Rename[]) =>
  finish(renamingInLanguage(before, renames))

// Few names, so that chains and swaps are common
const name = fc.constantFrom('a', 'b', 'c', 'd')
const canonicals = fc.uniqueArray(
  fc.record(
    { canonical: name, literals: fc.array(fc.constantFrom('x', 'y', 'z'), { maxLength: 3 }) },
    { requiredKeys: ['canonical'] },
  ),
  { maxLength: 4, selector: ({ canonical }) => canonical },
)
const expression = fc.record(
  {
    expression: fc
      .array(
        fc.oneof(
          name.map((one) => `$(${one})`),
          name.map((one) => `§${one}`),
          fc.constantFrom('play', '[please]', '§', '$(', '$(a b)'),
        ),
        { maxLength: 5 },
      )
      .map((words) => words.join(' ')),
    literals: fc.dictionary(name, canonicals, { maxKeys: 4 }),
  },
  { requiredKeys: ['expression'] },
)
const apiInputs = ['p', 'q']
const input = fc.oneof(name, fc.constantFrom(...apiInputs))
const text = fc.oneof(
  input.map((one) => `say {{${one}}} and {{ ${one}.more }}`),
  input.map((one) => `$${one}.more`),
  fc.constantFrom('{{', 'hello', '{{a b}}'),
)
const texts = fc.array(text, { maxLength: 3 })
const responseName = fc.tuple(name, fc.constantFrom('', '_preTts', '_postTts')).map((parts) => parts.join(''))
const collections: fc.Arbitrary<LanguageCollections> = fc.record({
  nlu_interpretations: fc.uniqueArray(
    fc.record(
      { intent: name, expressions: fc.array(expression, { maxLength: 4 }) },
      { requiredKeys: ['intent'] },
    ),
    { maxLength: 5, selector: ({ intent }) => intent },
  ),
  user_inputs: fc.uniqueArray(
    fc.record({ name, canonicals, exampleValues: texts }, { requiredKeys: ['name'] }),
    {
      maxLength: 5,
      selector: (entry) => entry.name,
    },
  ),
  tts_responses: fc.dictionary(responseName, texts),
  audio_responses: fc.dictionary(name, texts),
  gui_responses: fc.dictionary(name, fc.oneof(text, fc.record({ title: text }))),
  runtime_responses: fc.dictionary(name, fc.record({ voice: texts, text: texts })),
})
const newName = fc.constantFrom('a', 'b', 'c', 'd', 'tmp', ...apiInputs)
const anyRename: fc.Arbitrary<Rename> = fc
  .record({ kind: fc.constantFrom(...renameKinds), from: newName, to: newName, slot: newName })
  .map(({ slot, ...one }) => (one.kind === 'canonical' ? { ...one, slot } : one))
/** Renames that an author can make: of what is there, to what nothing is called yet. */
const renames = fc.array(anyRename, { maxLength: 20 }).map((wishes) => {
  const spaces = new Map<string, Set<string>>()
  const namesIn = (space: string) => {
    const names = spaces.get(space) ?? new Set(space === 'apiInput' ? apiInputs : ['a', 'b', 'c', 'd'])
    spaces.set(space, names)
    return names
  }
  return wishes.filter(({ kind, from, to, slot = '' }) => {
    const names = namesIn(kind === 'canonical' ? `canonical of ${slot}` : kind)
    if (!names.has(from) || names.has(to)) return false
    if (kind === 'canonical' && !namesIn('slot').has(slot)) return false
    // A text names slots and API inputs alike
    if (kind === 'slot' && namesIn('apiInput').has(to)) return false
    if (kind === 'apiInput' && namesIn('slot').has(to)) return false
    names.delete(from)
    names.add(to)
    if (kind === 'slot') {
      spaces.set(`canonical of ${to}`, namesIn(`canonical of ${from}`))
      spaces.delete(`canonical of ${from}`)
    }
    return true
  })
})

test('all renames in one walk mean the same as one after the other', () => {
  assertProperty(
    fc.property(collections, renames, (before, all) => {
      const expected = all.reduce((now, one) => renameInLanguage(now, [one]), before)
      expect(renameInLanguage(before, all)).toEqual(expected)
    }),
    { numRuns: 1000 },
  )
})

test('names that are changed back leave a language as it was', () => {
  assertProperty(
    fc.property(collections, renames, (before, all) => {
      const back = all.map((one) => ({ ...one, from: one.to, to: one.from })).reverse()
      expect(renameInLanguage(renameInLanguage(before, all), back)).toEqual(before)
      expect(renameInLanguage(before, [...all, ...back])).toEqual(before)
    }),
    { numRuns: 1000 },
  )
})

test('a name that stays the same changes nothing', () => {
  assertProperty(
    fc.property(collections, fc.constantFrom(...renameKinds), name, (before, kind, from) => {
      expect(renameInLanguage(before, [{ kind, from, to: from, slot: 'a' }])).toBe(before)
    }),
  )
})

test('a language follows a rename to what it would be had the rename been made in it', () => {
  const languageOf = (domain: Domain): LanguageCollections =>
    Object.fromEntries(
      Object.keys(noLanguageContent).map((path) => [path, toWire(domain)[path]]),
    ) as unknown as LanguageCollections
  const before = languageOf(fullDomain)
  const follow = (...all: Rename[]) => renameInLanguage(before, all)
  const found = { from: 'found', to: 'result' }
  expect(follow({ kind: 'slot', ...found })).toEqual(
    languageOf(renameSlot(fullDomain, { ...found, vendorPrefix: '' })),
  )
  const genre = { from: 'genre', to: 'style' }
  expect(follow({ kind: 'slot', ...genre })).toEqual(
    languageOf(renameSlot(fullDomain, { ...genre, vendorPrefix: '' })),
  )
  const search = { from: 'search', to: 'answered' }
  expect(follow({ kind: 'apiInput', ...search })).toEqual(languageOf(renameApiInput(fullDomain, search)))
  const action = { from: 'answer', to: 'reply' }
  expect(
    follow(
      { kind: 'uiAction', ...action },
      { kind: 'ttsResponse', ...action },
      { kind: 'audioResponse', ...action },
    ),
  ).toEqual(languageOf(renameUiAction(fullDomain, action)))
  const jazz = { slot: 'genre', canonical: 'jazz', to: 'swing' }
  expect(follow({ kind: 'canonical', slot: 'genre', from: 'jazz', to: 'swing' })).toEqual(
    languageOf(renameCanonical(fullDomain, jazz)),
  )
})
