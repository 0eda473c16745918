import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectEdit } from '../testing/expect-edit.ts'
import { aDomain, aSlot } from '../testing/index.ts'
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

test('[XLS-005] [XLS-035] every literal is a row, in the language as sheets call it', () => {
  expect(slotColumns).toEqual(['slot', 'canonical', 'lang', 'literal'])
  expect(slotRows(domain, language)).toEqual([
    { slot: 'genre', canonical: 'jazz', lang: 'ENU', literal: 'jazz' },
    { slot: 'genre', canonical: 'jazz', lang: 'ENU', literal: 'jazz music' },
    { slot: 'genre', canonical: 'rock', lang: 'ENU', literal: 'rock' },
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

test('[XLS-006] [XLS-020] [XLS-021] [XLS-025] empty values are told line by line, all of them', () => {
  expect(problemsOf({}, aRow({ literal: ' ' }))).toEqual([
    'Line 2: The "slot" value cannot be empty.',
    'Line 2: The "canonical" value cannot be empty.',
    'Line 2: The "lang" value cannot be empty.',
    'Line 2: The "literal" value cannot be empty.',
    'Line 3: The "literal" value cannot be empty.',
  ])
})

test('[XLS-006] a value that is neither text nor number is told with what it is', () => {
  expect(checkSlotRows(domain, { language, rows: [aRow({ literal: true })] })).toEqual([
    { line: 2, message: 'Line 2: The "literal" value must be a text.', currentValue: 'true' },
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

test('rows of another language are told', () => {
  expect(problemsOf(aRow({ lang: 'eng-usa' }), aRow({ lang: 'deu-DEU' }))).toEqual([
    'Line 3: The "lang" value must be ENU, the language of the domain.',
  ])
})

test('whatever the literals are, the rows of a domain change nothing, and fill another one with the same', () => {
  const name = fc.string({ unit: fc.constantFrom(...'ab c-é打'), minLength: 1, maxLength: 5 })
  const text = name.filter((one) => one.trim() !== '')
  const canonicals = fc.dictionary(text, fc.array(text, { maxLength: 3 }), { maxKeys: 4 })
  fc.assert(
    fc.property(fc.array(canonicals, { maxLength: 3 }), (all) => {
      const full = aDomain({ slots: all.map((ofSlot, index) => aSlot(`slot_${index}`, ofSlot)) })
      const emptied = full.slots.map((slot) => ({
        ...slot,
        canonicals: slot.canonicals.map((canonical) => ({ ...canonical, literals: [] })),
      }))
      const rows = slotRows(full, language).map((row) => ({ ...row }))
      expect(applySlotRows(full, { language, rows })).toBe(full)
      expect(applySlotRows({ ...full, slots: emptied }, { language, rows })).toEqual(full)
    }),
  )
})
