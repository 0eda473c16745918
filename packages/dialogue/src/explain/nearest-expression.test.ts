import { anExpression } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { nearestExpression } from './nearest-expression.ts'

test('the nearest expression is the one that shares most words, or characters where there are no spaces', () => {
  const expressions = ['play some $(genre)', '[please] turn on the radio', '播放 $(genre)'].map((text) =>
    anExpression(text),
  )
  const near = (sentence: string) => nearestExpression(expressions, sentence)?.index
  expect(near('turn the radio up')).toBe(1)
  expect(near('Play it')).toBe(0)
  expect(near('放一首歌')).toBe(2)
  // The name of a slot is no word of an expression
  expect(near('genre')).toBeUndefined()
})
