import { aDomain, anExpression, anIntent, aSlot } from '@sdp/domain/testing'
import { describe, expect, test } from 'vitest'
import { whyBetter } from '../model/order.ts'
import type { Reading } from '../model/reading.ts'
import { compileRecogniser } from './recogniser.ts'

const genre = aSlot('genre', { jazz: ['jazz', 'jazz music'], rock: ['rock', "rock'n'roll"] })
const level = aSlot('level', {}, { type: 'Number' })
const title = aSlot('title', {}, { type: 'FreeText' })
const answer = aSlot('answer', {}, { type: 'yesNo' })
const slots = [genre, level, title, answer]

function understand(
  intents: Record<string, string | string[]>,
  { language = 'eng-USA', parts = {} }: { language?: string; parts?: Record<string, string> } = {},
) {
  const domain = aDomain({
    slots,
    intents: Object.entries(intents).map(([name, texts]) =>
      anIntent(name, { expressions: [texts].flat().map((text) => anExpression(text)) }),
    ),
    reusableExpressions: Object.entries(parts).map(([name, value]) => ({
      id: name,
      name,
      values: { [language]: value },
      comments: '',
    })),
  })
  const recogniser = compileRecogniser(domain, language)
  return (text: string) =>
    recogniser.read(text).map(({ intent, slots }) => [intent, ...slots.map(({ value }) => value)])
}

describe('the expression language', () => {
  test('words, optional parts, alternatives and reusable parts', () => {
    const read = understand(
      { play: '[please] (play|put on) [some] music §where', stop: 'stop' },
      { parts: { where: '[in the (kitchen|living room)]' } },
    )
    expect(read('please put on music in the living room')).toEqual([['play']])
    expect(read('play some music')).toEqual([['play']])
    expect(read('put music')).toEqual([])
    expect(read('play some music in the')).toEqual([])
  })

  test('slots of each type have their value', () => {
    const read = understand({
      play: 'play $(genre)',
      set: 'set the volume to $(level)',
      search: 'search for $(title)',
      answer: '$(answer)',
    })
    expect(read('play jazz music')).toEqual([['play', 'jazz']])
    expect(read('set the volume to 7')).toEqual([['set', 7]])
    expect(read('set the volume to -7')).toEqual([['set', -7]])
    expect(read('set the volume to minus twenty one point five')).toEqual([['set', -21.5]])
    expect(read('search for Born to Run')).toEqual([['search', 'Born to Run']])
    expect(read('yes please')).toEqual([['answer', true]])
    expect(read('nope')).toEqual([['answer', false]])
  })

  test('a sentence may be longer than any before', () => {
    const read = understand({ play: 'play $(genre) $(title)', search: 'search for $(title) $(genre)' })
    const words = Array.from({ length: 300 }, (_, at) => `word${at}`).join(' ')
    expect(read(`play rock ${words}`)).toEqual([['play', 'rock', words]])
    expect(read(`search for ${words} jazz music`)).toEqual([['search', words, 'jazz']])
  })

  test('a star is any words or none, and a word next to it may go on', () => {
    const read = understand({ inform: 'tell+*+late', other: 'tell me' })
    expect(read('tell my wife that I am late')).toEqual([['inform']])
    expect(read('tell late')).toEqual([['inform']])
    expect(read('telling her it will be late')).toEqual([['inform']])
    expect(read('tell her')).toEqual([])
  })

  test('only the literals that an expression allows are taken', () => {
    const restrictions = [{ slot: 'genre', canonicals: [{ name: 'jazz', literals: ['jazz'] }] }]
    const intents = [anIntent('play', { expressions: [anExpression('play $(genre)', { restrictions })] })]
    const recogniser = compileRecogniser(aDomain({ slots, intents }), 'eng-USA')
    expect(recogniser.read('play jazz')).toHaveLength(1)
    expect(recogniser.read('play jazz music')).toEqual([])
    expect(recogniser.read('play rock')).toEqual([])
  })
})

test('a slot knows where it was said', () => {
  const intents = [anIntent('play', { expressions: [anExpression('play $(genre) called $(title)')] })]
  const recogniser = compileRecogniser(aDomain({ slots, intents }), 'eng-USA')
  const text = "Play Rock'n'Roll, called:  Highway to Hell!"
  const [reading] = recogniser.read(text)
  expect(reading!.slots).toEqual([
    { slot: 'genre', value: 'rock', text: "Rock'n'Roll", from: 5, to: 16 },
    { slot: 'title', value: 'Highway to Hell', text: 'Highway to Hell', from: 27, to: 42 },
  ])
})

test('scripts without spaces are read however the author put spaces', () => {
  const read = understand({ play: ['播放 音乐', '音量 $(level)'] }, { language: 'cmn-CHN' })
  expect(read('播放音乐。')).toEqual([['play']])
  expect(read('音量二十一')).toEqual([['play', 21]])
  expect(understand({ play: 'เปิดเพลง' }, { language: 'tha-THA' })('เปิด เพลง')).toEqual([['play']])
})

test('case, apostrophes and accents are forgiven', () => {
  const read = understand({ open: 'öffne das Fenster', weather: "what's up" }, { language: 'deu-DEU' })
  expect(read('ÖFFNE DAS FENSTER')).toEqual([['open']])
  expect(read('offne das fenster')).toEqual([['open']])
  expect(read('Whats up?')).toEqual([['weather']])
  const turkish = understand({ light: 'ışık' }, { language: 'tur-TUR' })
  expect(turkish('IŞIK')).toEqual([['light']])
})

describe('the best reading', () => {
  test('has the fewest free words, then the most literal ones', () => {
    const read = understand({
      anything: '$(title)',
      search: 'play $(title)',
      play: 'play $(genre)',
      jazz: 'play jazz',
    })
    expect(read('play jazz').map(([intent]) => intent)).toEqual(['jazz', 'play', 'search', 'anything'])
  })

  test('has the longest values before the most literal words', () => {
    const area = aSlot('area', { bedroom: ['bedroom'], kitchen: ['kitchen'] })
    const device = aSlot('device', { lamp: ['bedroom lamp'], light: ['light'] })
    const recogniser = compileRecogniser(
      aDomain({
        slots: [area, device],
        intents: [
          anIntent('area', { expressions: [anExpression('turn off [the] $(area) lamp')] }),
          anIntent('device', { expressions: [anExpression('(turn off|is) [the] $(device) [on]')] }),
          anIntent('all', { expressions: [anExpression('turn off [the] light')] }),
        ],
      }),
      'eng-USA',
    )
    const read = (text: string) => recogniser.read(text).map(({ intent }) => intent)
    expect(read('turn off the bedroom lamp')).toEqual(['device', 'area'])
    expect(read('turn off the kitchen lamp')).toEqual(['area'])
    expect(recogniser.best('turn off bedroom lamp')?.slots[0]).toMatchObject({ value: 'lamp' })
    // A name of one word is as long as the word of the expression, which its author wrote on purpose
    expect(read('turn off the light')).toEqual(['all', 'device'])
    const [{ origin: better }, { origin: other }] = recogniser.read('turn off the bedroom lamp') as [
      Reading,
      Reading,
    ]
    expect(
      better.kind === 'expression' && other.kind === 'expression' && whyBetter(better.fit!, other.fit!),
    ).toBe('longer values')
  })

  test('one expression takes the longer value', () => {
    const first = aSlot('first', { a: ['new'], b: ['new york'] })
    const intents = [anIntent('go', { expressions: [anExpression('go to $(first) [york]')] })]
    const recogniser = compileRecogniser(aDomain({ slots: [first], intents }), 'eng-USA')
    expect(recogniser.read('go to new york')[0]!.slots[0]).toMatchObject({ value: 'b', text: 'new york' })
  })

  test('has the most weight, then the first intent', () => {
    const intents = [
      anIntent('first', { expressions: [anExpression('go'), anExpression('run')] }),
      anIntent('second', { expressions: [anExpression('go', { weight: 200 }), anExpression('run')] }),
    ]
    const recogniser = compileRecogniser(aDomain({ intents }), 'eng-USA')
    expect(recogniser.read('go').map(({ intent }) => intent)).toEqual(['second', 'first'])
    expect(recogniser.read('run').map(({ intent }) => intent)).toEqual(['first', 'second'])
    expect(recogniser.read('go')[0]!.score).toBeGreaterThan(recogniser.read('go')[1]!.score)
  })

  test('an earlier free text takes as much as it can', () => {
    const artist = aSlot('artist', {}, { type: 'FreeText' })
    const intents = [anIntent('play', { expressions: [anExpression('play $(title) by $(artist)')] })]
    const recogniser = compileRecogniser(aDomain({ slots: [title, artist], intents }), 'eng-USA')
    expect(recogniser.read('play stand by me by ben e king')[0]!.slots.map(({ value }) => value)).toEqual([
      'stand by me',
      'ben e king',
    ])
  })
})

test('after an edit the recogniser knows the new domain, and the one before still knows its own', () => {
  const before = aDomain({ slots, intents: [anIntent('play'), anIntent('stop')] })
  const first = compileRecogniser(before, 'eng-USA')
  const [play, stop] = before.intents
  const after = { ...before, intents: [{ ...play!, expressions: [anExpression('play $(genre)')] }, stop!] }
  const second = compileRecogniser(after, 'eng-USA', first)
  expect(second.read('play jazz').map(({ intent }) => intent)).toEqual(['play'])
  expect(second.read('please play')).toEqual([])
  expect(second.read('please stop')).toHaveLength(1)
  expect(first.read('please play')).toHaveLength(1)
  expect(first.read('play jazz')).toEqual([])
})

test('pictures and keys are no words of their own, and a key is its digit', () => {
  const read = understand({ light: 'turn on the light', set: 'volume $(level)' })
  for (const picture of ['☀', '☀️', '👍🏽', '❤️‍🔥', '#️⃣', '\u0301'])
    expect(read(`turn on the light ${picture}`), picture).toEqual([['light']])
  expect(read('volume 7️⃣')).toEqual([['set', 7]])
})

test('digits of every script are numbers, with a minus too', () => {
  for (const [language, digits] of [
    ['ara-ARE', '٢٥'],
    ['fas-IRN', '۲۵'],
    ['hin-IND', '२५'],
    ['tha-THA', '๒๕'],
  ] as const) {
    const read = understand({ set: 'volume $(level)', channel: 'channel 25' }, { language })
    expect(read(`volume ${digits}`), language).toEqual([['set', 25]])
    expect(read(`volume -${digits}`), language).toEqual([['set', -25]])
    expect(read(`channel ${digits}`), language).toEqual([['channel']])
  }
})

test('who is asked about a reading may read another sentence', () => {
  const domain = aDomain({
    slots,
    intents: ['one', 'two', 'three'].map((name) =>
      anIntent(name, { expressions: [anExpression('play $(genre) called $(title)')] }),
    ),
  })
  const recogniser = compileRecogniser(domain, 'eng-USA')
  const text = 'play jazz called so what'
  const expected = recogniser.read(text)
  const inner = recogniser.read('play rock called what else')
  const isWanted = ({ intent }: { intent: string }) => {
    expect(recogniser.read('play rock called what else')).toEqual(inner)
    expect(recogniser.best('play rock called what else')).toMatchObject({ slots: inner[0]!.slots })
    return intent === 'three'
  }
  expect(recogniser.read(text, isWanted)).toEqual(expected)
})

test('two intents that share one list of expressions are both understood after an edit', () => {
  const play = anIntent('play', { expressions: [anExpression('play $(genre)')] })
  const stop = anIntent('stop')
  const intents = [play, { ...play, name: 'copy' }, stop]
  const first = compileRecogniser(aDomain({ slots, intents }), 'eng-USA')
  const edited = { ...stop, expressions: [anExpression('halt')] }
  const second = compileRecogniser(aDomain({ slots, intents: intents.with(2, edited) }), 'eng-USA', first)
  expect(second.read('play jazz').map(({ intent }) => intent)).toEqual(['play', 'copy'])
  const moved = compileRecogniser(aDomain({ slots, intents: intents.toReversed() }), 'eng-USA', second)
  expect(moved.read('play jazz').map(({ intent }) => intent)).toEqual(['copy', 'play'])
})

test('of two with one name the first counts: slots, reusable parts and intents', () => {
  const part = (value: string) => ({ id: value, name: 'what', values: { 'eng-USA': value }, comments: '' })
  const domain = aDomain({
    slots: [genre, aSlot('genre', { pop: ['pop'] })],
    reusableExpressions: [part('music'), part('noise')],
    intents: [
      anIntent('play', { expressions: [anExpression('play $(genre) §what')] }),
      anIntent('play', { expressions: [anExpression('start')] }),
    ],
  })
  for (const recogniser of [
    compileRecogniser(domain, 'eng-USA'),
    compileRecogniser(domain, 'eng-USA', compileRecogniser({ ...domain, intents: [] }, 'eng-USA')),
  ]) {
    expect(recogniser.read('play jazz music')).toHaveLength(1)
    for (const text of ['play pop music', 'play jazz noise', 'start'])
      expect(recogniser.read(text), text).toEqual([])
  }
})

test('names of what every object has are names like others', () => {
  const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty']
  const domain = aDomain({
    slots: names.map((name, at) => ({
      ...aSlot(name, {}),
      canonicals: [{ name, literals: [`value${'abcd'[at]}`] }],
    })),
    reusableExpressions: names.map((name, at) => ({
      id: name,
      name,
      values: { 'deu-DEU': `teil${'abcd'[at]}` },
      comments: '',
    })),
    intents: names.map((name) =>
      anIntent(name, { expressions: [anExpression(`$(${name}) §${name} constructor`)] }),
    ),
  })
  const recogniser = compileRecogniser(domain, 'deu-DEU')
  names.forEach((name, at) => {
    const [reading] = recogniser.read(`value${'abcd'[at]} teil${'abcd'[at]} constructor`)
    expect(reading).toMatchObject({ intent: name, slots: [{ slot: name, value: name }] })
  })
})
