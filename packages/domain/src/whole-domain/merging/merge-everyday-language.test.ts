import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EverydayLanguage, noEverydayLanguage, wordLists } from '../../model/everyday-language.ts'
import { assertProperty } from '../../testing/assert-property.ts'
import { aDomain } from '../../testing/builders.ts'
import { noLineage } from '../identity/lineage.ts'
import { fromWire } from '../wire/from-wire.ts'
import { toWire } from '../wire/to-wire.ts'
import { type Merge, mergeDomains } from './merge.ts'

function merged(base: EverydayLanguage, mine: EverydayLanguage, theirs: EverydayLanguage): Merge {
  const domain = (everydayLanguage: EverydayLanguage) => aDomain({ everydayLanguage })
  return mergeDomains({
    base: domain(base),
    mine: domain(mine),
    theirs: fromWire(toWire(domain(theirs))).domain,
    lineages: { mine: noLineage, theirs: noLineage },
    language: 'deu-DEU',
  })
}

test('words that two people add to the same list are both there, and nobody is asked', () => {
  const {
    merged: domain,
    both,
    joined,
  } = merged(
    noEverydayLanguage,
    { fillers: ['Alter'], switchedOff: ['spelling'] },
    { fillers: ['ey'], off: ['Schluss'] },
  )
  expect(domain.everydayLanguage).toEqual({
    switchedOff: ['spelling'],
    fillers: ['ey', 'Alter'],
    off: ['Schluss'],
  })
  expect(both).toEqual([])
  expect(joined).toEqual([{ list: 'everydayLanguage', name: '' }])
})

test('what one side alone changed counts', () => {
  const changed = merged({ fillers: ['ey'] }, { fillers: ['ey'] }, noEverydayLanguage)
  expect(changed.merged.everydayLanguage).toEqual({})
  expect(changed.theirsOnly).toEqual([{ list: 'everydayLanguage', name: '' }])
  const mine = merged(noEverydayLanguage, { on: ['los'] }, noEverydayLanguage)
  expect(mine.merged.everydayLanguage).toEqual({ on: ['los'] })
  expect(mine.mineOnly).toEqual([{ list: 'everydayLanguage', name: '' }])
})

const everyday = fc.dictionary(
  fc.constantFrom(...wordLists),
  fc.uniqueArray(fc.constantFrom('ey', 'alter', 'nix', 'schluss'), { minLength: 1 }),
  { noNullPrototype: true },
) as fc.Arbitrary<EverydayLanguage>

test('each word is there as the side that changed it wants it, whatever the other did to others', () => {
  assertProperty(
    fc.property(everyday, everyday, everyday, (base, mine, theirs) => {
      const { merged: domain, both } = merged(base, mine, theirs)
      expect(both).toEqual([])
      for (const list of wordLists) {
        const has = (side: EverydayLanguage, word: string) => side[list]?.includes(word) ?? false
        for (const word of ['ey', 'alter', 'nix', 'schluss']) {
          const wanted = has(mine, word) === has(base, word) ? has(theirs, word) : has(mine, word)
          expect(has(domain.everydayLanguage, word)).toBe(wanted)
        }
      }
    }),
  )
})
