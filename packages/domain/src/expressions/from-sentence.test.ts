import { expect, test } from 'vitest'
import { checkExpression } from './checks.ts'
import { literalsIn, sentenceExpression, withSlots } from './from-sentence.ts'

const slot = (name: string, ...literals: string[]) => ({
  name,
  canonicals: literals.map((literal) => ({ name: literal, literals: [literal] })),
})
const english = { language: 'eng-USA', preferred: new Set<string>() }

test.each([
  ['Play some jazz, please!', 'Play some jazz please'],
  ['what is 5 + 5 (five)?', 'what is 5 5 five'],
  ["don't [ever] stop | go", "don't ever stop go"],
  ['  tune   to $101.5 - now_ ', 'tune to 101 5 now'],
  ['打开空调，好吗？', '打开空调 好吗'],
  ['🎵 Musik “an”', 'Musik an'],
  ['?!', ''],
])('%s becomes the expression ‘%s’', (sentence, expression) => {
  expect(sentenceExpression(sentence)).toBe(expression)
  const none = { slots: new Set<string>(), parts: new Set<string>() }
  if (expression !== '') expect(checkExpression(expression, none)).toEqual([])
})

/** What becomes of an expression in which all found literals are slots. */
function replaced(text: string, slots: Parameters<typeof literalsIn>[1], how = english): string {
  return withSlots(text, literalsIn(text, slots, how))
}

test('literals of lists become slots: whole words, the longest first, however they are written', () => {
  const genre = slot('genre', 'rock', 'Hard Rock', "rock'n'roll")
  expect(literalsIn('Play hard rock now', [genre], english)).toEqual([
    { slot: 'genre', text: 'hard rock', from: 5, to: 14 },
  ])
  expect(replaced('play rock and hard rock', [genre])).toBe('play $(genre) and $(genre)')
  expect(replaced('play RocknRoll', [genre])).toBe('play $(genre)')
  expect(replaced('play rocket music', [genre])).toBe('play rocket music')
})

test('a literal of several slots is the one that the intent has, or the first', () => {
  const slots = [slot('driver', 'left'), slot('side', 'left')]
  expect(replaced('warm the left seat', slots)).toBe('warm the $(driver) seat')
  const preferred = new Set(['side'])
  expect(replaced('warm the left seat', slots, { ...english, preferred })).toBe('warm the $(side) seat')
})

test('what is more than words already stays as it is', () => {
  const genre = slot('genre', 'jazz', 'genre', 'play jazz')
  expect(replaced('[play] jazz $(genre) §jazz', [genre])).toBe('[play] $(genre) $(genre) §jazz')
  expect(replaced('(jazz|blues)', [genre])).toBe('($(genre)|blues)')
})

test('literals are found and set apart where no spaces part words', () => {
  const device = slot('device', '空调', '空')
  expect(replaced('打开空调好吗', [device], { ...english, language: 'cmn-CHN' })).toBe('打开 $(device) 好吗')
})
