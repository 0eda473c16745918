import { aDomain, anExpression, anIntent } from '@sdp/domain/testing'
import { describe, expect, test } from 'vitest'
import { learn } from './guesser.ts'

const language = 'eng-USA'

function music() {
  return aDomain({
    intents: [
      intent('play', [
        'play [some] $(genre) [music]',
        'i want to hear $(genre)',
        'put on $(title) by $(artist)',
      ]),
      intent('volume', [
        'set the volume to $(level)',
        'make it (louder|quieter)',
        'turn the volume (up|down)',
      ]),
      intent('weather', ['what is the weather in $(city)', 'will it rain in $(city)', 'how warm is it']),
      intent('navigate', ['navigate to $(city)', 'drive me to $(city)', 'show the way to $(city)']),
    ],
    slots: [
      slot('genre', 'StaticList', ['jazz', 'rock', 'hip hop']),
      slot('city', 'StaticList', ['berlin', 'new york']),
      slot('level', 'Number'),
      slot('title', 'FreeText'),
      slot('artist', 'FreeText'),
    ],
  })
}

function intent(name: string, expressions: string[]) {
  return anIntent(name, { expressions: expressions.map((text) => anExpression(text)) })
}

function slot(name: string, type: string, literals: string[] = []) {
  return {
    name,
    type,
    valueType: 'String',
    canonicals: literals.map((literal) => ({ name: literal.replace(' ', '_'), literals: [literal] })),
    volatile: false,
    shared: false,
    fromShared: [],
    comments: '',
    resetRules: [],
  }
}

describe('a guess', () => {
  const guesser = learn(music(), language)

  test.each([
    ['please play a bit of jazz for me', 'play'],
    ['could you turn up the volume', 'volume'],
    ['is there rain in berlin today', 'weather'],
    ['can you show me the way to new york', 'navigate'],
  ])('takes "%s" for %s', (text, expected) => {
    expect(guesser.guess(text)[0]?.intent).toBe(expected)
  })

  test('finds values of lists, numbers and free text where the expressions have them', () => {
    expect(guesser.guess('oh please put on Blue Moon by Billie Holiday now')[0]?.slots).toMatchObject([
      { slot: 'title', value: 'Blue Moon', from: 17, to: 26 },
      { slot: 'artist' },
    ])
    expect(guesser.guess('and play some Hip-Hop music please')[0]?.slots).toEqual([
      { slot: 'genre', value: 'hip_hop', text: 'Hip-Hop', from: 14, to: 21 },
    ])
  })

  test('names the expression that comes nearest', () => {
    expect(guesser.guess('can you drive me over to berlin')[0]?.origin).toEqual({
      kind: 'guess',
      nearest: 'drive me to $(city)',
    })
  })

  test('is none where nothing is like it', () => {
    for (const text of ['', '   ', '?!', '🎉🎉', 'colourless green ideas sleep furiously', '你好吗']) {
      expect(guesser.guess(text)).toEqual([])
    }
  })

  test('says which words spoke for it', () => {
    const reasons = guesser.reasons('well then navigate somewhere', 'navigate')
    expect(reasons[0]).toMatchObject({ text: 'navigate', from: 10, to: 18 })
    expect(reasons.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    expect(guesser.reasons('navigate', 'no intent')).toEqual([])
  })

  test('reads numbers in words and in digits', () => {
    const level = (text: string) =>
      guesser.candidates(text).find(({ intent: name }) => name === 'volume')?.slots
    expect(level('just set the volume to twenty one')).toMatchObject([{ slot: 'level', value: 21 }])
    expect(level('just set the volume to 7')).toMatchObject([{ slot: 'level', value: 7 }])
  })

  test('is the same each time it is learned', () => {
    const again = learn(structuredClone(music()), language)
    expect(again.candidates('some jazz please')).toEqual(guesser.candidates('some jazz please'))
    expect(again.threshold).toBe(guesser.threshold)
  })
})

describe('a hostile text', () => {
  const guesser = learn(music(), language)

  test('is read only as far as a sentence goes', () => {
    const long = 'play some jazz '.repeat(7000)
    expect(guesser.candidates(long)).toEqual(guesser.candidates(long.slice(0, 2000)))
    expect(guesser.guess('x'.repeat(100_000))).toEqual([])
  })

  test('of any script or none is no error', () => {
    const texts = [
      '\ud800',
      '\u0000',
      '$(genre)',
      '§x',
      '*+*',
      'play \u202e jazz',
      'ＰＬＡＹ',
      'เล่นเพลง',
      '👩‍👩‍👧 play 🎵 jazz',
      '1'.repeat(500),
    ]
    for (const text of texts) expect(() => guesser.candidates(text)).not.toThrow()
  })
})

describe('a domain', () => {
  test('without intents, without expressions or with broken ones guesses nothing', () => {
    expect(learn(aDomain(), language).guess('play jazz')).toEqual([])
    expect(
      learn(aDomain({ intents: [intent('empty', []), intent('broken', ['play (', '§no'])] }), language).guess(
        'play jazz',
      ),
    ).toEqual([])
  })

  test('in a script without spaces is guessed by its characters', () => {
    const chinese = aDomain({
      intents: [
        intent('warm', ['把 温 度 调 高 一 点', '我 觉 得 冷', '打 开 暖 气']),
        intent('music', ['播 放 音 乐', '我 想 听 $(title)', '来 一 首 歌']),
      ],
      slots: [slot('title', 'FreeText')],
    })
    const guesser = learn(chinese, 'cmn-CHN')
    expect(guesser.candidates('请把温度调高')[0]?.intent).toBe('warm')
    expect(guesser.candidates('给我播放一首音乐吧')[0]?.intent).toBe('music')
  })
})

describe('learning again', () => {
  const sentences = [
    'please play a bit of jazz',
    'could you turn up the volume',
    'rain in berlin',
    'the way to new york',
  ]

  test('after one intent changed knows it, keeps the others and agrees with learning from scratch', () => {
    const first = learn(music(), language)
    const { intents, ...rest } = first.learned.school.domain
    const changed = intent('navigate', [
      'navigate to $(city)',
      'bring us home to $(city)',
      'show the way to $(city)',
    ])
    const domain = { ...rest, intents: intents.with(3, changed) }
    const again = learn(domain, language, first)
    const scratch = learn(domain, language)
    expect(again.candidates('bring us all home')[0]?.intent).toBe('navigate')
    expect(again.learned.school.lessons[0]).toBe(first.learned.school.lessons[0])
    for (const text of sentences) {
      expect(again.candidates(text)[0]?.intent).toBe(scratch.candidates(text)[0]?.intent)
    }
  })

  test('after an intent was deleted never guesses it, and the earlier guesser still does', () => {
    const first = learn(music(), language)
    const { intents, ...rest } = first.learned.school.domain
    const again = learn({ ...rest, intents: intents.toSpliced(0, 1) }, language, first)
    expect(again.candidates('please play a bit of jazz').map(({ intent: name }) => name)).not.toContain(
      'play',
    )
    expect(first.guess('please play a bit of jazz')[0]?.intent).toBe('play')
  })
})
