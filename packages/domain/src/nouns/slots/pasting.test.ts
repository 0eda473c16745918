import { expect, test } from 'vitest'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain, aSlot } from '../../testing/index.ts'
import { pasteIntoSlot, readPaste } from './pasting.ts'

const language = 'deu-DEU'
const slot = aSlot('genre', { jazz: ['jazz'], rock: ['rock'] })
const read = (text: string, canonical?: string) => readPaste(slot, { text, language, canonical })

test('a column is canonicals', () => {
  expect(read('soul\r\nfunk\r\n').added).toEqual([
    { name: 'soul', literals: [], isNew: true },
    { name: 'funk', literals: [], isNew: true },
  ])
})

test('further columns are literals, several in a cell by commas or lines', () => {
  expect(read('soul\tSoul, deep soul\tSeelenmusik\njazz\t"swing\nbe""bop"\tcool')).toEqual({
    added: [
      { name: 'soul', literals: ['Soul', 'deep soul', 'Seelenmusik'], isNew: true },
      { name: 'jazz', literals: ['swing', 'cool'], isNew: false },
    ],
    refused: [
      {
        line: 2,
        column: 2,
        text: 'be"bop',
        message: 'Special characters are not allowed in literal: be"bop',
      },
    ],
  })
})

test('a canonical that is repeated, or left empty below itself, gets the literals of all its lines', () => {
  expect(read('soul\tone\nsoul\ttwo\n\tthree\n\nfunk\tfour').added).toEqual([
    { name: 'soul', literals: ['one', 'two', 'three'], isNew: true },
    { name: 'funk', literals: ['four'], isNew: true },
  ])
})

test('scripts from right to left and without spaces are read as they are', () => {
  expect(read('soul\tموسيقى الروح، روح\nfunk\t放克音乐、放克\npop\tเพลงป๊อป').added).toEqual([
    { name: 'soul', literals: ['موسيقى الروح', 'روح'], isNew: true },
    { name: 'funk', literals: ['放克音乐', '放克'], isNew: true },
    { name: 'pop', literals: ['เพลงป๊อป'], isNew: true },
  ])
})

test('what is wrong is refused with its cell, and the rest is added (ruling R315)', () => {
  expect(read('a.b\tone\nä\nsoul\tROCK\ttwo\t20°\n\tthree')).toEqual({
    added: [{ name: 'soul', literals: ['two', 'three'], isNew: true }],
    refused: [
      { line: 1, column: 1, text: 'a.b one', message: 'No dots allowed in canonical names' },
      {
        line: 2,
        column: 1,
        text: 'ä',
        message: 'Special characters and non-English letters are not allowed in canonical: ä',
      },
      { line: 3, column: 2, text: 'ROCK', message: 'ROCK is already a literal of rock' },
      { line: 3, column: 4, text: '20°', message: 'Special characters are not allowed in literal: 20°' },
    ],
  })
  expect(read('\tlost').refused).toEqual([
    { line: 1, column: 1, text: ' lost', message: 'A canonical needs at least one character' },
  ])
})

test('pasted among the literals of a canonical, all cells are literals of it', () => {
  expect(read('swing\nJAZZ\n\nbebop\tcool\nrock', 'jazz')).toEqual({
    added: [{ name: 'jazz', literals: ['swing', 'bebop', 'cool'], isNew: false }],
    refused: [{ line: 5, column: 1, text: 'rock', message: 'rock is already a literal of rock' }],
  })
})

test('a paste is one edit of what is not refused', () => {
  const domain = aDomain({ slots: [slot, aSlot('mood')] })
  const text = 'jazz\tswing\nsoul\tsoul\na.b'
  const after = expectEdit(domain, pasteIntoSlot, { slot: 'genre', text, language })
  expect(after.slots[0]?.canonicals).toEqual([
    { name: 'jazz', literals: ['jazz', 'swing'] },
    { name: 'rock', literals: ['rock'] },
    { name: 'soul', literals: ['soul'] },
  ])
  expect(after.slots[0]?.canonicals[1]).toBe(slot.canonicals[1])
  expect(pasteIntoSlot(domain, { slot: 'genre', text: 'jazz\nrock\trock\n', language })).toBe(domain)
})

test('thousands of lines are read at once', () => {
  const text = Array.from({ length: 5000 }, (_, at) => `name-${at}\tliteral ${at}, "other ${at}`).join('\n')
  const { added, refused } = read(text)
  expect([added.length, refused.length]).toEqual([5000, 5000])
})

test('a slot that is no list gets no canonicals by a paste either', () => {
  const slot = aSlot('year', {}, { type: 'Number' })
  expect(readPaste(slot, { text: 'first\tone', language: 'eng-USA' })).toEqual({
    added: [],
    refused: [{ line: 1, column: 1, text: 'first one', message: 'Only a StaticList has canonicals' }],
  })
})
