import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '../../testing/assert-property.ts'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain, anExpression, anIntent, aSlot } from '../../testing/index.ts'
import { sheetReference } from './reference.ts'
import { applySlotRows, checkSlotRows, slotColumns, slotRows } from './slot-sheet.ts'

const language = 'eng-USA'
const domain = aDomain({
  slots: [
    aSlot('genre', { jazz: ['jazz', 'jazz music'], rock: ['rock'], silent: [] }),
    aSlot('mood', { calm: ['calm'] }),
  ],
})

function aRow(parts: Record<string, unknown> = {}) {
  return { slot: 'genre', canonical: 'jazz', lang: 'ENU', literal: 'jazz', ...parts }
}

function problemsOf(...rows: Record<string, unknown>[]) {
  return checkSlotRows(domain, { language, rows }).map(({ message }) => message)
}

test('[XLS-005] [XLS-035] every literal is a row, in the language as sheets call it; a canonical without one waits for it', () => {
  expect(slotColumns).toEqual(['slot', 'canonical', 'lang', 'literal'])
  expect(slotRows(domain, language)).toEqual([
    { slot: 'genre', canonical: 'jazz', lang: 'ENU', literal: 'jazz' },
    { slot: 'genre', canonical: 'jazz', lang: 'ENU', literal: 'jazz music' },
    { slot: 'genre', canonical: 'rock', lang: 'ENU', literal: 'rock' },
    { slot: 'genre', canonical: 'silent', lang: 'ENU', literal: '' },
    { slot: 'mood', canonical: 'calm', lang: 'ENU', literal: 'calm' },
  ])
})

test('[XLS-033] an upload replaces the literals of the slots it names and adds canonicals', () => {
  const rows = [aRow({ literal: 'cool jazz' }), aRow({ canonical: 'pop', literal: 'pop' })]
  const after = expectEdit(domain, applySlotRows, { language, rows })
  expect(after.slots[0]?.canonicals).toEqual([
    { name: 'jazz', literals: ['cool jazz'] },
    { name: 'rock', literals: [] },
    { name: 'silent', literals: [] },
    { name: 'pop', literals: ['pop'] },
  ])
  expect(after.slots[1]).toBe(domain.slots[1])
})

test('restrictions lose the literals that an upload takes away, and go when nothing or everything is left', () => {
  const allowed = { jazz: ['jazz', 'jazz music'], rock: ['rock'] }
  const restrictedTo = (canonicals: Record<string, string[]>) =>
    anExpression('play $(genre)', {
      restrictions: Object.keys(canonicals).length === 0 ? [] : [aRestriction(canonicals)],
    })
  const aRestriction = (canonicals: Record<string, string[]>) => ({
    slot: 'genre',
    canonicals: Object.entries(canonicals).map(([name, literals]) => ({ name, literals })),
  })
  const expressions = [restrictedTo(allowed), restrictedTo({ rock: ['rock'] })]
  const before = { ...domain, intents: [anIntent('play', { expressions })] }
  const rows = [aRow({ literal: 'jazz music' })]
  const more = [...rows, aRow({ literal: 'dixie' })]
  const after = expectEdit(before, applySlotRows, { language, rows: more })
  expect(after.intents[0]?.expressions).toEqual([restrictedTo({ jazz: ['jazz music'] }), restrictedTo({})])
  const all = expectEdit(before, applySlotRows, { language, rows })
  expect(all.intents[0]?.expressions).toEqual([restrictedTo({}), restrictedTo({})])
})

test('new canonicals and literals follow the rules of the slots screen; what was there is not judged again', () => {
  const odd = aDomain({ slots: [aSlot('genre', { 'old.one': ['50%'] })] })
  const rows = [
    aRow({ canonical: 'old.one', literal: '50%' }),
    aRow({ canonical: 'no.dots' }),
    aRow({ canonical: 'pop', literal: 'r&b!' }),
    aRow({ canonical: 'pop', literal: 'Jazz' }),
  ]
  expect(checkSlotRows(odd, { language, rows }).map(({ message }) => message)).toEqual([
    'Line 3: No dots allowed in canonical names',
    'Line 4: Special characters are not allowed in literal: r&b!',
    'Line 5: Jazz is already a literal of no.dots',
  ])
})

test('a literal belongs to one canonical, whatever its case, in whichever order the lines stand', () => {
  const lines = (first: string, second: string) =>
    problemsOf(aRow({ canonical: 'pop', literal: first }), aRow({ canonical: 'rock', literal: second }))
  expect(lines('Bebop', 'bebop')).toEqual(['Line 3: bebop is already a literal of pop'])
  expect(lines('bebop', 'Bebop')).toEqual(['Line 3: Bebop is already a literal of pop'])
})

test('a slot that is no list gets no canonicals by an upload either; the cell is named', () => {
  const year = aSlot('year', { old: ['old'] }, { type: 'Number' })
  const rows = [
    aRow({ slot: 'year', canonical: 'old', literal: 'older' }),
    aRow({ slot: 'year', canonical: 'new', literal: 'new' }),
  ]
  expect(checkSlotRows(aDomain({ slots: [year] }), { language, rows })).toEqual([
    {
      line: 3,
      column: 'canonical',
      message: 'Line 3: Only a StaticList has canonicals',
      currentValue: 'new',
    },
  ])
})

test('a literal that its canonical had is refused when the sheet gives it to another one too', () => {
  const rows = [aRow({ canonical: 'rock', literal: 'jazz' }), aRow({ canonical: 'jazz', literal: 'jazz' })]
  expect(checkSlotRows(domain, { language, rows })).toEqual([
    {
      line: 3,
      column: 'literal',
      message: 'Line 3: jazz is already a literal of rock',
      currentValue: 'jazz',
    },
  ])
  const both = aDomain({ slots: [aSlot('genre', { jazz: ['jazz'], rock: ['jazz'] })] })
  const asBefore = slotRows(both, language).map((row) => ({ ...row }))
  expect(applySlotRows(both, { language, rows: asBefore })).toBe(both)
})

test('a literal that is too long for a cell is cut and marked, and uploaded again it is whole', () => {
  const before = aDomain({ slots: [aSlot('genre', { jazz: ['jazz '.repeat(7000).trim()] })] })
  const rows = slotRows(before, language).map((row) => ({ ...row }))
  expect(rows[0]?.literal.length).toBeLessThanOrEqual(32_767)
  expect(applySlotRows(before, { language, rows })).toBe(before)
  expect(checkSlotRows(domain, { language, rows })).toMatchObject([{ line: 2, column: 'literal' }])
})

test('a literal that is there twice for a canonical is taken once', () => {
  const rows = [aRow({ literal: 'cool' }), aRow({ literal: 'cool' }), aRow({ literal: 'Cool' })]
  expect(applySlotRows(domain, { language, rows }).slots[0]?.canonicals[0]?.literals).toEqual(['cool'])
})

test('[XLS-006] [XLS-020] [XLS-021] [XLS-025] empty values are reported line by line, all of them', () => {
  expect(problemsOf({ remark: 'later' }, aRow({ literal: ' ' }))).toEqual([
    'Line 2: The "slot" value cannot be empty.',
    'Line 2: The "canonical" value cannot be empty.',
    'Line 2: The "lang" value cannot be empty.',
    'Line 2: The "literal" value cannot be empty.',
    'Line 3: The "literal" value cannot be empty.',
  ])
})

test('[XLS-006] a value that is neither text nor number is reported with what it is', () => {
  expect(checkSlotRows(domain, { language, rows: [aRow({ literal: true })] })).toEqual([
    {
      line: 2,
      column: 'literal',
      message: 'Line 2: The "literal" value must be a text.',
      currentValue: 'true',
    },
  ])
  expect(problemsOf(aRow({ literal: 112 }))).toEqual([])
})

test('[XLS-024] slots that are not there are listed, each once', () => {
  const rows = [aRow({ slot: 'artist' }), aRow({ slot: 'artist', literal: 'abba' }), aRow({ slot: 'year' })]
  expect(problemsOf(...rows)).toEqual([
    'Line 2: Missing slot: artist. Please make sure the slot exists in your domain.',
    'Line 4: Missing slot: year. Please make sure the slot exists in your domain.',
  ])
})

test('rows of another language are reported', () => {
  expect(problemsOf(aRow({ lang: 'eng-usa' }), aRow({ lang: 'deu-DEU' }))).toEqual([
    'Line 3: The "lang" value must be ENU, the language of the domain.',
  ])
})

test('whatever the literals are, the rows of a domain change nothing, and fill another one with the same', () => {
  const name = fc.string({ unit: fc.constantFrom(...'ab c-é打'), minLength: 1, maxLength: 5 })
  const text = name.filter((one) => one.trim() === one)
  const key = fc.string({ unit: fc.constantFrom(...'abc_-'), minLength: 1, maxLength: 5 })
  const canonicals = fc.dictionary(key, fc.array(text, { maxLength: 3 }), { maxKeys: 4 })
  assertProperty(
    fc.property(fc.array(canonicals, { maxLength: 3 }), (all) => {
      const full = aDomain({ slots: all.map((ofSlot, index) => aSlot(`slot_${index}`, distinct(ofSlot))) })
      const emptied = full.slots.map((slot) => ({
        ...slot,
        canonicals: slot.canonicals.map((canonical) => ({ ...canonical, literals: [] })),
      }))
      const rows = slotRows(full, language).map((row) => ({ ...row }))
      expect(applySlotRows(full, { language, rows })).toBe(full)
      expect(applySlotRows({ ...full, slots: emptied }, { language, rows })).toEqual(full)
      const added = { ...full, slots: emptied }
      const withReference = slotRows(added, language, sheetReference(full)).map((row) => ({ ...row }))
      expect(applySlotRows(added, { language, rows: withReference })).toBe(added)
      const back = slotRows(full, language, sheetReference(added)).map((row) => ({ ...row }))
      expect(applySlotRows(full, { language, rows: back })).toBe(full)
    }),
  )
})

/** Each literal once in its slot. */
function distinct(canonicals: Record<string, string[]>): Record<string, string[]> {
  const seen = new Set<string>()
  const isFirst = (literal: string) => !seen.has(literal) && seen.add(literal) !== undefined
  return Object.fromEntries(
    Object.entries(canonicals).map(([name, literals]) => [name, literals.filter(isFirst)]),
  )
}

test('an example value of free text is a row without a canonical; an upload replaces those of the slots it names', () => {
  const artist = aSlot('artist', {}, { type: 'FreeText', exampleValues: ['Cher', 'Björk'] })
  const music = aDomain({ slots: [...domain.slots, artist] })
  const rows = slotRows(music, language).map((row) => ({ ...row }))
  expect(rows.slice(-2)).toEqual([
    { slot: 'artist', canonical: '', lang: 'ENU', literal: 'Cher' },
    { slot: 'artist', canonical: '', lang: 'ENU', literal: 'Björk' },
  ])
  expect(applySlotRows(music, { language, rows })).toBe(music)
  const row = (literal: string, parts = {}) => aRow({ slot: 'artist', canonical: '', literal, ...parts })
  const uploaded = { language, rows: [row('Prince'), row('cher'), row('prince')] }
  const after = expectEdit(music, applySlotRows, uploaded)
  expect(after.slots[2]?.exampleValues).toEqual(['Prince', 'cher'])
  const wrong = [row('!?'), row('x', { canonical: 'rock' }), aRow({ canonical: '' })]
  expect(checkSlotRows(music, { language, rows: wrong })).toMatchObject([
    { line: 2, column: 'literal', message: 'Line 2: An example value needs at least one letter or digit' },
    { line: 3, column: 'canonical', message: 'Line 3: Only a StaticList has canonicals' },
    { line: 4, column: 'canonical' },
  ])
  const many = Array.from({ length: 501 }, (_, at) => row(`artist ${at}`))
  expect(checkSlotRows(music, { language, rows: many }).map(({ message }) => message)).toEqual([
    'Line 502: A slot can have at most 500 example values in a language',
  ])
})

test('a new language lists every canonical, each literal of the other language next to an empty value', () => {
  const artist = aSlot('artist', {}, { type: 'FreeText', exampleValues: ['Cher'] })
  const english = aDomain({ slots: [...domain.slots, artist] })
  const slots = english.slots.map(({ canonicals, exampleValues: _, ...slot }) => ({
    ...slot,
    canonicals: canonicals.map(({ name }) => ({ name, literals: [] })),
  }))
  const german = { ...english, slots }
  const lang = 'deu-DEU'
  const row = (slot: string, canonical: string, reference: string) => {
    return { slot, canonical, lang, literal: '', reference }
  }
  const rows = slotRows(german, lang, sheetReference(english)).map((one) => ({ ...one }))
  expect(rows).toEqual([
    row('genre', 'jazz', 'jazz'),
    row('genre', 'jazz', 'jazz music'),
    row('genre', 'rock', 'rock'),
    row('genre', 'silent', ''),
    row('mood', 'calm', 'calm'),
    row('artist', '', 'Cher'),
  ])
  expect(applySlotRows(german, { language: lang, rows })).toBe(german)
  rows[0]!.literal = 'Jazz'
  const after = expectEdit(german, applySlotRows, { language: lang, rows })
  expect(after.slots[0]?.canonicals[0]?.literals).toEqual(['Jazz'])
  expect(after.slots.slice(1)).toEqual(german.slots.slice(1))
  expect(applySlotRows(after, { language: lang, rows })).toBe(after)
})

test('[XLS-025] an empty literal of a canonical that is not there, or has literals, is no row that waits', () => {
  expect(problemsOf(aRow({ canonical: 'silent', literal: '' }))).toEqual([])
  expect(problemsOf(aRow({ canonical: 'pop', literal: '' }), aRow({ slot: 'lost', literal: '' }))).toEqual([
    'Line 2: The "literal" value cannot be empty.',
    'Line 3: Missing slot: lost. Please make sure the slot exists in your domain.',
    'Line 3: The "literal" value cannot be empty.',
  ])
})
