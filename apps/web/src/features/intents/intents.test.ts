import { anExpression, anIntent } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { previewExpressions, searchIntents } from './intents.ts'

const play = anIntent('PlayRadio', {
  expressions: ['play [some] jazz', 'start $(genre)', 'الموسيقى'].map((text) => anExpression(text)),
})
const stop = anIntent('stop', { comments: 'ends what is 播放中' })
const intents = [play, stop]

test('[INT-004] the search finds names, comments and expressions by a part of them, whatever the case', () => {
  expect(searchIntents(intents, ' radio ')).toEqual([play])
  expect(searchIntents(intents, '播放')).toEqual([stop])
  expect(searchIntents(intents, 'JAZZ')).toEqual([play])
  expect(searchIntents(intents, 'الموسيقى')).toEqual([play])
  expect(searchIntents(intents, 'blues')).toEqual([])
})

test('what is searched for is taken as it is written', () => {
  expect(searchIntents(intents, '$(genre)')).toEqual([play])
  expect(searchIntents(intents, '[some]')).toEqual([play])
  expect(searchIntents(intents, '.*')).toEqual([])
})

test('an empty search shows the same list', () => {
  expect(searchIntents(intents, '  ')).toBe(intents)
})

test('the expressions that were searched for are shown, else the first ones', () => {
  expect(previewExpressions(play, 'genre')).toEqual(['start $(genre)'])
  expect(previewExpressions(play, 'radio')[0]).toBe('play [some] jazz')
  const many = anIntent('many', {
    expressions: Array.from({ length: 9 }, (_, index) => anExpression(`${index}`)),
  })
  expect(previewExpressions(many, '')).toEqual(['0', '1', '2', '3', '4'])
})
