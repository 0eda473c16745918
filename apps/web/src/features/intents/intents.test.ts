import { anExpression, anIntent } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { previewExpressions, searchIntents } from './intents.ts'

const play = anIntent('PlayRadio', {
  expressions: ['play [some] jazz', 'start $(genre)', 'الموسيقى'].map((text) => anExpression(text)),
})
const stop = anIntent('stop', { comments: 'ends what is 播放中' })
const intents = [play, stop]
const language = 'eng-USA'

test('[INT-004] the search finds names, comments and expressions by a part of them, whatever the case', () => {
  expect(searchIntents(intents, ' radio ', language)).toEqual([play])
  expect(searchIntents(intents, '播放', language)).toEqual([stop])
  expect(searchIntents(intents, 'JAZZ', language)).toEqual([play])
  expect(searchIntents(intents, 'الموسيقى', language)).toEqual([play])
  expect(searchIntents(intents, 'blues', language)).toEqual([])
  const turkish = [anIntent('LIGHT', { expressions: [anExpression('ışık')] })]
  expect(searchIntents(turkish, 'IŞIK', 'tur-TUR')).toEqual(turkish)
  expect(searchIntents(turkish, 'light', 'tur-TUR')).toEqual(turkish)
  expect(searchIntents(turkish, 'IŞIK', language)).toEqual([])
})

test('what is searched for is taken as it is written', () => {
  expect(searchIntents(intents, '$(genre)', language)).toEqual([play])
  expect(searchIntents(intents, '[some]', language)).toEqual([play])
  expect(searchIntents(intents, '.*', language)).toEqual([])
})

test('an empty search shows the same list', () => {
  expect(searchIntents(intents, '  ', language)).toBe(intents)
})

test('the expressions that were searched for are shown, else the first ones', () => {
  expect(previewExpressions(play, 'genre', language)).toEqual(['start $(genre)'])
  expect(previewExpressions(play, 'radio', language)[0]).toBe('play [some] jazz')
  const many = anIntent('many', {
    expressions: Array.from({ length: 9 }, (_, index) => anExpression(`${index}`)),
  })
  expect(previewExpressions(many, '', language)).toEqual(['0', '1', '2', '3', '4'])
})
