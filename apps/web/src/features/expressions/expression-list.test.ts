import { anExpression } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { expressionFilter, rowAfterDeletion } from './expression-list.ts'

const language = 'eng-USA'

test('[EXPR-005] the filter finds a part of an expression, whatever the case and the script', () => {
  const texts = ['Play $(genre)', 'stop it', '打开 §wo', 'شغّل $(genre)']
  const all = texts.map((text, at) => ({ expression: anExpression(text), at }))
  const find = expressionFilter(all, language)
  expect(find(' PLAY').map(({ at }) => at)).toEqual([0])
  expect(find('$(genre').map(({ at }) => at)).toEqual([0, 3])
  expect(find('打').map(({ at }) => at)).toEqual([2])
  expect(find('  ')).toBe(all)
})

test('[EXPR-005] letters added, taken away and put before find the same as the whole text does, in every order of the list', () => {
  const texts = ['play a song', 'a song', 'stop', 'play an album', 'a play']
  const all = texts.map((text, at) => ({ expression: anExpression(text), at })).reverse()
  const find = expressionFilter(all, language)
  for (const typed of ['p', 'pl', 'play', 'play a', 'play a s', 'play', '', 'a', 'a p', 'pa', 'a']) {
    expect(find(typed)).toEqual(all.filter(({ expression: { text } }) => text.includes(typed)))
  }
})

test('after a deletion the list is at what follows, or at the last one', () => {
  const shown = [0, 1, 2, 3, 4].map((at) => ({ expression: anExpression(`number ${at}`), at }))
  const some = (...places: number[]) => places.map((at) => shown[at]!)
  expect(rowAfterDeletion(shown, some(1), shown[1])).toBe(shown[2])
  expect(rowAfterDeletion(shown, some(0, 1, 2), shown[1])).toBe(shown[3])
  expect(rowAfterDeletion(shown, some(3, 4), shown[4])).toBe(shown[2])
  expect(rowAfterDeletion(shown, shown, shown[2])).toBeUndefined()
})
