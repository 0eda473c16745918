import { expect, test } from 'vitest'
import { markedPieces } from './marked-text.ts'

const slot = (name: string, from: number, to: number) => ({ slot: name, value: name, text: '', from, to })

test('the values of slots are marked where they were said', () => {
  expect(markedPieces('play jazz by Miles', [slot('artist', 13, 18), slot('genre', 5, 9)])).toEqual([
    { text: 'play ' },
    { text: 'jazz', slot: 'genre', value: 'genre' },
    { text: ' by ' },
    { text: 'Miles', slot: 'artist', value: 'artist' },
  ])
})

test('a sentence without slots is one piece, and overlapping ones are marked once', () => {
  expect(markedPieces('stop', [])).toEqual([{ text: 'stop' }])
  expect(markedPieces('two words', [slot('a', 0, 9), slot('b', 4, 9)])).toEqual([
    { text: 'two words', slot: 'a', value: 'a' },
  ])
})
