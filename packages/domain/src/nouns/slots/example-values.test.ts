import { expect, test } from 'vitest'
import { isFreeText } from '../../model/slot.ts'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain, aSlot } from '../../testing/index.ts'
import { refusalOf } from '../../testing/refusal.ts'
import { findProblems } from '../../whole-domain/problems/index.ts'
import { toWire } from '../../whole-domain/wire/to-wire.ts'
import { setSlotType } from './edits.ts'
import {
  addExampleValues,
  checkNewExampleValue,
  deleteExampleValue,
  pasteExampleValues,
  readExampleValues,
} from './example-values.ts'

const language = 'eng-USA'
const freeText = (exampleValues?: string[]) =>
  aSlot('artist', {}, { type: 'FreeText', ...(exampleValues && { exampleValues }) })
const music = aDomain({ slots: [aSlot('genre', { jazz: ['jazz'] }), freeText(['Miles Davis'])] })
const bare = aDomain({ slots: [freeText()] })
const valuesOf = (domain: typeof music) => domain.slots.find(({ name }) => name === 'artist')?.exampleValues
const add = (...values: string[]) => addExampleValues(music, { slot: 'artist', values, language })

test('free text gets example values; those that it has in another spelling are not added again', () => {
  const args = { slot: 'artist', values: ['Nina Simone', 'miles davis', 'nina SIMONE'], language }
  expect(valuesOf(expectEdit(music, addExampleValues, args))).toEqual(['Miles Davis', 'Nina Simone'])
  expect(add('MILES DAVIS')).toBe(music)
})

test('an example value that is deleted is gone, and with the last one the slot is as it was without any', () => {
  const args = { slot: 'artist', values: ['Nina Simone'], language }
  const added = addExampleValues(bare, args)
  const deleted = expectEdit(added, deleteExampleValue, { slot: 'artist', value: 'Nina Simone' })
  expect(JSON.stringify(toWire(deleted))).toBe(JSON.stringify(toWire(bare)))
  expect(JSON.stringify(toWire(bare))).not.toContain('exampleValues')
  expect(refusalOf(() => deleteExampleValue(bare, { slot: 'artist', value: 'Cher' }))).toBe(
    'missing: There is no example value Cher',
  )
})

test('what is not spoken, too long or too much is refused, and then nothing is added', () => {
  expect(refusalOf(() => add('Cher', ' '))).toBe(
    'invalid: An example value needs at least one letter or digit',
  )
  expect(refusalOf(() => add('!?'))).toBe('invalid: An example value needs at least one letter or digit')
  expect(refusalOf(() => add(' Cher'))).toBe(
    'invalid: An example value cannot begin or end with a whitespace',
  )
  expect(refusalOf(() => add('Che\u200br'))).toMatch(/^invalid: An example value cannot contain /)
  expect(refusalOf(() => add('a'.repeat(201)))).toBe(
    'invalid: An example value can have at most 200 characters',
  )
  const many = Array.from({ length: 500 }, (_, at) => `artist ${at}`)
  expect(refusalOf(() => add(...many))).toBe(
    'invalid: A slot can have at most 500 example values in a language',
  )
  expect(valuesOf(add(...many.slice(1)))).toHaveLength(500)
  expect(add("Guns N' Roses", 'AC/DC').slots).not.toBe(music.slots)
})

test('a field gets what is wrong with a value, also that the slot has it', () => {
  const check = (value: string) => checkNewExampleValue(music.slots[1]!, value, language)
  expect(check('Cher')).toBeUndefined()
  expect(check('miles davis')).toBe('miles davis is already an example value of the slot')
  expect(check('')).toBe('An example value needs at least one letter or digit')
})

test('only free text has example values', () => {
  expect(refusalOf(() => addExampleValues(music, { slot: 'genre', values: ['rock'], language }))).toBe(
    'invalid: Only free text has example values',
  )
  const types = ['StaticList', 'Number', 'yesNo', 'which', 'Time', 'FreeText', 'Dictation', 'City']
  expect(types.filter((type) => isFreeText(aSlot('x', {}, { type })))).toEqual([
    'FreeText',
    'Dictation',
    'City',
  ])
  expect(isFreeText(aSlot('x', { paris: ['Paris'] }, { type: 'City' }))).toBe(false)
})

test('a slot of another type keeps its example values, and counts them again as free text', () => {
  const list = expectEdit(music, setSlotType, { name: 'artist', type: 'StaticList' })
  expect(valuesOf(list)).toEqual(['Miles Davis'])
  expect(expectEdit(list, setSlotType, { name: 'artist', type: 'FreeText' }).slots).toEqual(music.slots)
})

test('many are pasted at once: one a cell, a line or between commas; the wrong ones are reported with their cell', () => {
  const text = 'Nina Simone\tCher\n miles davis , Cher、Björk\n!?\n'
  expect(readExampleValues(music.slots[1]!, { text, language })).toEqual({
    added: ['Nina Simone', 'Cher', 'Björk'],
    refused: [
      { line: 3, column: 1, text: '!?', message: 'An example value needs at least one letter or digit' },
    ],
  })
  const pasted = expectEdit(music, pasteExampleValues, { slot: 'artist', text, language })
  expect(valuesOf(pasted)).toEqual(['Miles Davis', 'Nina Simone', 'Cher', 'Björk'])
  const long = Array.from({ length: 501 }, (_, at) => `artist ${at}`).join('\n')
  const { added, refused } = readExampleValues(freeText(), { text: long, language })
  expect([added.length, refused]).toEqual([
    500,
    [
      {
        line: 501,
        column: 1,
        text: 'artist 500',
        message: 'A slot can have at most 500 example values in a language',
      },
    ],
  ])
})

test('what came in otherwise is marked as worth a look, of free text only', () => {
  const wrong = ['Cher', 'CHER', ' ', ...Array.from({ length: 498 }, (_, at) => `artist ${at}`)]
  const context = {
    vendorPrefix: 'sdp_',
    language,
    coreActions: [],
    platformUiActions: [],
    languages: [],
  }
  const found = (domain: typeof music) =>
    findProblems(domain, context)
      .filter(({ at }) => at[0] === 'slots')
      .map(({ severity, message, at }) => `${severity} ${at.join('.')} ${message}`)
  expect(found(aDomain({ slots: [freeText(wrong)] }))).toEqual([
    'warning slots.0.exampleValues.1 CHER is already an example value of the slot',
    'warning slots.0.exampleValues.2 An example value needs at least one letter or digit',
    'warning slots.0.exampleValues A slot can have at most 500 example values in a language',
  ])
  expect(found(aDomain({ slots: [aSlot('artist', {}, { exampleValues: wrong })] }))).toEqual([])
})
