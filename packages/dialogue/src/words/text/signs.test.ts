import { aDomain, anExpression, anIntent, aSlot } from '@sdp/domain/testing'
import { describe, expect, test } from 'vitest'
import { compileRecogniser } from '../../recognise/recogniser.ts'

function heard(language: string, expressions: Record<string, string>, said: string) {
  const domain = aDomain({
    slots: [aSlot('n', {}, { type: 'Number' }), aSlot('any', {}, { type: 'FreeText' })],
    intents: Object.entries(expressions).map(([name, text]) =>
      anIntent(name, { expressions: [anExpression(text)] }),
    ),
  })
  const [best] = compileRecogniser(domain, language).read(said)
  if (best === undefined) return undefined
  return [best.intent, ...best.slots.map(({ value, text, from, to }) => ({ value, text, from, to }))]
}

describe('signs are the words that people say for them', () => {
  const volume = { volume: 'set to $(n) percent', temperature: 'set to $(n)', degrees: 'set to $(n) degrees' }

  test.each([
    ['set to 50%', ['volume', { value: 50, text: '50', from: 7, to: 9 }]],
    ['set to 50 %', ['volume', { value: 50, text: '50', from: 7, to: 9 }]],
    ['set to 50 percent', ['volume', { value: 50, text: '50', from: 7, to: 9 }]],
    ['set to 50', ['temperature', { value: 50, text: '50', from: 7, to: 9 }]],
    ['set to 21.5°', ['degrees', { value: 21.5, text: '21.5', from: 7, to: 11 }]],
    ['set to 21 °C', ['degrees', { value: 21, text: '21', from: 7, to: 9 }]],
    ['set to -5℃', ['degrees', { value: -5, text: '-5', from: 7, to: 9 }]],
    ['set to twenty%', ['volume', { value: 20, text: 'twenty', from: 7, to: 13 }]],
  ])('%s', (said, expected) => {
    expect(heard('eng-USA', volume, said)).toEqual(expected)
  })

  test('an intent that does not say per cent does not take it', () => {
    expect(heard('pol-POL', { temperature: 'ustaw na $(n)' }, 'ustaw na 50%')).toBeUndefined()
  })

  test('free text keeps its signs', () => {
    expect(heard('eng-USA', { note: 'note $(any)' }, 'note 50% off')).toEqual([
      'note',
      { value: '50% off', text: '50% off', from: 5, to: 12 },
    ])
  })

  test.each([
    ['deu-DEU', 'auf $(n) Prozent', 'auf 50%', 50],
    ['fra-FRA', 'règle sur $(n) pour cent', 'règle sur 50 %', 50],
    ['spa-ESP', 'pon $(n) por ciento', 'pon 50%', 50],
    ['cmn-CHN', '音量调到百分之 $(n)', '音量调到50%', 50],
    ['tur-TUR', 'sesi yüzde $(n) yap', 'sesi %50 yap', 50],
    ['tur-TUR', 'sesi yüzde $(n) yap', 'sesi 50% yap', 50],
    ['rus-RUS', 'сделай $(n) градусов', 'сделай 25°', 25],
    ['rus-RUS', 'сделай $(n) градуса', 'сделай 22°', 22],
    ['rus-RUS', 'сделай $(n) градус', 'сделай 21°', 21],
    ['pol-POL', 'ustaw $(n) stopnie', 'ustaw 22°', 22],
    ['tha-THA', 'ตั้ง $(n) องศา', 'ตั้ง 22°', 22],
    ['ara-SAU', 'اضبط $(n) بالمئة', 'اضبط ٥٠٪', 50],
    ['jpn-JPN', '音量を $(n) パーセントに', '音量を50％に', 50],
  ])('in %s %s takes %s', (language, expression, said, value) => {
    expect(heard(language, { one: expression }, said)?.[1]).toMatchObject({ value })
  })
})

describe('a number is taken whole', () => {
  test.each([
    ['eng-USA', 'tune to $(n)', 'tune to 101 point 5', 101.5, '101 point 5'],
    ['eng-USA', 'tune to $(n)', 'tune to one oh one point five', 101.5, 'one oh one point five'],
    ['eng-USA', 'make it $(n) degrees', 'make it 22 and a half degrees', 22.5, '22 and a half'],
    ['eng-USA', 'make it $(n) degrees', 'make it 22½ degrees', 22.5, '22½'],
    ['eng-USA', 'make it $(n) degrees', 'make it -22 point 5 degrees', -22.5, '-22 point 5'],
    ['deu-DEU', 'auf $(n) Grad', 'auf zweiundzwanzig einhalb Grad', 22.5, 'zweiundzwanzig einhalb'],
    ['cmn-CHN', '调到 $(n) 度', '调到22点5度', 22.5, '22点5'],
    ['cmn-CHN', '调到 $(n)', '调到二十二度半', 22.5, '二十二度半'],
    ['ara-SAU', 'اضبط $(n)', 'اضبط ٢٢٫٥', 22.5, '٢٢٫٥'],
  ])('in %s %s takes %s', (language, expression, said, value, text) => {
    expect(heard(language, { one: expression }, said)?.[1]).toMatchObject({ value, text })
  })

  test('and not cut where the rest is no part of the sentence', () => {
    expect(heard('deu-DEU', { one: 'um $(n)' }, 'um sechs Uhr dreißig')).toBeUndefined()
    expect(heard('eng-USA', { one: 'tune to $(n) now' }, 'tune to 101 point now')).toBeUndefined()
  })

  test('an expression that says the point itself still can', () => {
    expect(heard('eng-USA', { one: 'tune to $(n) point $(n)' }, 'tune to 101 point 5')).toHaveLength(3)
  })
})
