import { aDomain, anExpression, anIntent } from '@sdp/domain/testing'
import { describe, expect, test } from 'vitest'
import { learn } from '../testing/learn.ts'
import { learning } from './guesser.ts'

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
    expect(guesser.guess('can you drive me over to berlin')[0]?.origin).toMatchObject({
      kind: 'guess',
      nearest: 'drive me to $(city)',
    })
  })

  test('is none where nothing is like it', () => {
    for (const text of ['', '   ', '?!', '🎉🎉', 'colourless green ideas sleep furiously', '你好吗']) {
      expect(guesser.guess(text)).toEqual([])
    }
  })

  test('reads numbers in words and in digits', () => {
    const level = (text: string) =>
      guesser.candidates(text).find(({ intent: name }) => name === 'volume')?.slots
    expect(level('just set the volume to twenty one')).toMatchObject([{ slot: 'level', value: 21 }])
    expect(level('just set the volume to 7')).toMatchObject([{ slot: 'level', value: 7 }])
    expect(level('just set the volume to ٢٥ ☀️')).toMatchObject([{ slot: 'level', value: 25, text: '٢٥' }])
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
    'bring us all home',
  ]
  const domain = music()
  const [play, volume, weather, navigate] = domain.intents
  const first = learn(domain, language)
  const guessesOf = (guesser: typeof first) => sentences.map((text) => guesser.candidates(text))
  const changed = intent('navigate', [
    'navigate to $(city)',
    'bring us home to $(city)',
    'the way to $(city)',
  ])

  test.each([
    ['changed', [play!, volume!, weather!, changed]],
    ['moved', [navigate!, play!, volume!, weather!]],
    ['renamed', [{ ...play!, name: 'listen' }, volume!, weather!, navigate!]],
    [
      'exchanged with another',
      [{ ...volume!, name: 'play' }, { ...play!, name: 'volume' }, weather!, navigate!],
    ],
    ['deleted', [volume!, weather!, navigate!]],
  ])('after an intent was %s is learning from scratch', (_, intents) => {
    const edited = { ...domain, intents }
    const again = learn(edited, language, { earlier: first })
    const scratch = learn(edited, language)
    expect(guessesOf(again)).toEqual(guessesOf(scratch))
    expect(again.learned.calibration).toEqual(scratch.learned.calibration)
    // What the edit did not touch is taken over
    expect(again.learned.trainingSet.samples).toContain(first.learned.trainingSet.samples[1])
  })

  test('of a domain that was small before learns as much of it as at once', () => {
    const small = {
      ...domain,
      intents: domain.intents.map((one) => ({ ...one, expressions: one.expressions.slice(0, 1) })),
    }
    const grown = learn(domain, language, { earlier: learn(small, language) })
    expect(grown.learned.trainingSet.sampling.share).toEqual(first.learned.trainingSet.sampling.share)
    expect(guessesOf(grown)).toEqual(guessesOf(first))
  })

  test('of the same samples in the same order keeps what was learned', () => {
    const renamed = { ...domain, intents: [{ ...play!, name: 'listen' }, volume!, weather!, navigate!] }
    expect(learn(renamed, language, { earlier: first }).learned.model).toBe(first.learned.model)
  })

  test('leaves the earlier guesser as it was', () => {
    const before = guessesOf(first)
    learn({ ...domain, intents: [navigate!, changed] }, language, { earlier: first })
    expect(guessesOf(first)).toEqual(before)
  })
})

describe('several domains learned as one', () => {
  const one = ['warm my seat', 'heat the seat', 'my seat is cold']
  const joined = aDomain({
    intents: [
      intent(
        'seat_warmer',
        one.map((text) => `${text} more`),
      ),
      intent(
        'seat_on',
        one.map((text) => `${text} now`),
      ),
      intent('music_play', ['play a song', 'play the radio', 'i want music']),
    ],
  })
  const groupOf = (name: string) => name.split('_')[0]!

  test('say how likely the domain is meant, which its intents share', () => {
    const found = learn(joined, language, { groupOf }).candidates('warm my cold seat')
    const seats = found.filter(({ intent: name }) => name.startsWith('seat'))
    expect(seats).toHaveLength(2)
    expect(seats[0]).toBe(found[0])
    const [first, second] = seats.map(({ origin }) => (origin.kind === 'guess' ? origin.ofGroup : Number.NaN))
    expect(first).toBe(second)
    expect(first).toBeGreaterThan(0.5)
  })

  test('are learned again when an intent comes to another domain', () => {
    const before = learn(joined, language)
    const after = learn(joined, language, { earlier: before, groupOf })
    expect(after.learned.calibration).toEqual(learn(joined, language, { groupOf }).learned.calibration)
    expect(after.learned.trainingSet.groups).toEqual(Int32Array.of(0, 0, 1))
  })
})

describe('a small domain of everyday questions', () => {
  const weather = learn(
    aDomain({
      intents: [
        intent('query_weather', [
          'what is the weather like',
          'what will the weather be like tomorrow',
          'is it going to rain',
          'do i need an umbrella',
          'how is the weather today',
        ]),
        intent('query_wind', [
          'how windy is it',
          'is it windy outside',
          'how strong is the wind',
          'is there a storm coming',
          'what is the wind speed',
        ]),
      ],
    }),
    language,
  )

  test.each(['who built it', 'drive me to the airport', "I'm sweating", 'how old are you'])(
    'leaves "%s" to others, or hardly dares to ask',
    (text) => {
      expect(weather.guess(text)[0]?.score ?? 0).toBeLessThan(0.06)
    },
  )

  test('leaves most of what is said to other domains of a car to them', () => {
    const others = [
      'is it far from here',
      'is the window open',
      'how much fuel is left',
      'what song is this',
      'turn the heating up',
      'who sings that',
      'where is the next gas station',
      'is there a restaurant close by',
      'how long does it take to get home',
      'call my mother',
      'open the sunroof',
      'what is the speed limit here',
      'play something else',
      'how do I get to Munich',
      'is the door locked',
      'what do I have in my calendar',
      'make it louder',
      'do I have to charge today',
      'how is the traffic',
      'when will we be there',
    ]
    expect(others.filter((text) => weather.guess(text).length === 0).length).toBeGreaterThanOrEqual(12)
  })

  test.each([
    ['will it rain tomorrow', 'query_weather'],
    ['how is the weather going to be', 'query_weather'],
    ['tell me the weather', 'query_weather'],
    ['is the wind strong today', 'query_wind'],
  ])('takes "%s" for %s', (text, expected) => {
    expect(weather.guess(text)[0]?.intent).toBe(expected)
  })

  test('that says an everyday sentence itself understands it', () => {
    const asked = ['why is the sky blue', 'why do cats purr', 'do fish sleep']
    const curious = aDomain({ intents: [intent('curious', asked), intent('wind', ['how windy is it'])] })
    const guesser = learn(curious, language)
    expect(guesser.guess('so why is the sky so blue')[0]?.intent).toBe('curious')
  })
})

test('of two intents with one name the first is learned', () => {
  const other = intent('play', ['open the window', 'let some air in'])
  const domain = music()
  const guesser = learn({ ...domain, intents: [...domain.intents, other] }, language)
  for (const text of ['open the window', 'some jazz please'])
    expect(guesser.candidates(text)).toEqual(learn(domain, language).candidates(text))
})

describe('slots of a guess', () => {
  const choosing = aDomain({
    intents: [
      intent('choose', ['take $(pick)', 'i would like $(pick)', 'choose $(pick) of them']),
      intent('drive', ['drive me to $(city)', 'bring me to $(city)', 'the way to $(city) please']),
      intent('agree', ['i say $(sure) to that']),
    ],
    slots: [
      slot('pick', 'which'),
      {
        ...slot('city', 'City', ['munich', 'new york']),
        canonicals: [{ name: 'muc', literals: ['Munich'] }],
      },
      slot('sure', 'yesNo'),
    ],
  })
  const guesser = learn(choosing, language)
  const slotsOf = (text: string) =>
    guesser.candidates(text)[0]?.slots.map(({ slot: name, value, text: said }) => [name, value, said])

  test.each([
    ['could you take the second one for me', [['pick', 2, 'the second one']]],
    ['could you choose 3 of them now', [['pick', 3, '3']]],
    ['could you please drive me over to Munich', [['city', 'muc', 'Munich']]],
    ['well i say yes to that then', [['sure', true, 'yes']]],
  ])('"%s" have the values that expressions would give them', (text, slots) => {
    expect(slotsOf(text)).toEqual(slots)
  })
})

describe('closed slots', () => {
  const climate = aDomain({
    intents: [
      intent('warm', [
        'set the temperature to $(degrees) degrees',
        'make it $(degrees) degrees',
        'heat the car to $(degrees)',
      ]),
      intent('move', ['drive from $(city) to $(city)', 'the way from $(city) to $(city)']),
      intent('lamp', ['turn on the $(lamp)', 'switch the $(lamp) on', 'turn the $(lamp) on please']),
      intent('open', ['open $(pick)', 'open $(pick) please', 'i take $(pick)']),
    ],
    slots: [
      slot('degrees', 'Number'),
      slot('city', 'StaticList', ['berlin', 'new york', 'york']),
      slot('lamp', 'StaticList', ['bedroom', 'bedroom lamp', 'kitchen']),
      slot('pick', 'which'),
    ],
  })
  const guesser = learn(climate, language)
  const readingOf = (text: string, name: string) =>
    guesser.candidates(text).find((one) => one.intent === name)
  const valuesOf = (text: string, name: string) => readingOf(text, name)?.slots.map(({ value }) => value)

  test('are filled once, or as often as an expression has them', () => {
    expect(valuesOf('so drive me from berlin to new york', 'move')).toEqual(['berlin', 'new_york'])
    expect(valuesOf('turn on the kitchen and the bedroom', 'lamp')).toHaveLength(1)
  })

  test.each([
    ['set the temperature to twenty one degrees now', [21]],
    ['set the temperature to 21 or 22 degrees', []],
    ['set the temperature to 21 point 5 degrees', [21.5]],
  ])('of numbers in "%s" have whole values or none', (text, values) => {
    expect(valuesOf(text, 'warm')).toEqual(values)
  })

  test('take the longest name of a list', () => {
    expect(valuesOf('could you turn on the bedroom lamp', 'lamp')).toEqual(['bedroom_lamp'])
  })

  test('that every expression has make a guess none where the sentence has no value for them', () => {
    expect(readingOf('open the window please', 'open')?.origin).toMatchObject({
      kind: 'guess',
      lacks: 'pick',
    })
    expect(guesser.guess('open the window please').map((one) => one.intent)).not.toContain('open')
    expect(guesser.guess('well open the second one please')[0]).toMatchObject({ intent: 'open' })
    expect(readingOf('well open the second one please', 'open')?.origin).not.toHaveProperty('lacks')
  })
})

describe('example values of free text', () => {
  const slots = (...artists: string[]) => [
    slot('title', 'FreeText'),
    { ...slot('artist', 'FreeText'), ...(artists.length > 0 && { exampleValues: artists }) },
    slot('city', 'FreeText'),
  ]
  const travel = (...artists: string[]) =>
    aDomain({
      intents: [
        intent('play', ['play $(artist)', 'put on $(title) by $(artist)']),
        intent('navigate', ['drive to $(city)', 'show the way to $(city)']),
      ],
      slots: slots(...artists),
    })
  const some = ['miles davis', 'nina simone', 'prince']

  test('teach the words of values, so that these alone can identify an intent', () => {
    const scoreOf = (domain: ReturnType<typeof travel>) => {
      const found = learn(domain, language).guess('would you find nina simone')
      return found.find((one) => one.intent === 'play')?.score ?? 0
    }
    expect(learn(travel(...some), language).guess('would you find nina simone')[0]?.intent).toBe('play')
    expect(scoreOf(travel(...some))).toBeGreaterThan(scoreOf(travel()) + 0.1)
  })

  test('say where a value begins and which slot it is of; values that nobody gave are found as before', () => {
    const domain = (...artists: string[]) => ({
      ...travel(...artists),
      intents: [
        intent('play', ['play $(title) $(artist)', 'play $(artist)']),
        intent('stop', ['stop the music']),
      ],
    })
    const slotsIn = (text: string, ...artists: string[]) =>
      learn(domain(...artists), language)
        .guess(text)[0]
        ?.slots.map(({ slot, text }) => `${slot}: ${text}`)
    const both = ['title: time after time', 'artist: miles davis']
    expect(slotsIn('please play time after time miles davis', ...some)).toEqual(both)
    expect(slotsIn('please play time after time miles davis')).not.toEqual(both)
    expect(slotsIn('please play björk', ...some)).toEqual(['artist: björk'])
  })

  test('are learned again when they change, as if they had been there from the start', () => {
    const before = travel('prince')
    const after = { ...before, slots: slots(...some) }
    const guesses = (guesser: ReturnType<typeof learn>) =>
      ['play nina simone', 'nina simone please', 'drive to prince'].map((text) => guesser.guess(text))
    expect(guesses(learn(after, language, { earlier: learn(before, language) }))).toEqual(
      guesses(learn(after, language)),
    )
  })

  test('of a slot that is no free text are not looked at', () => {
    const list = { ...slot('artist', 'StaticList', ['cher']), exampleValues: some }
    const without = { ...list, exampleValues: undefined }
    const guessed = (artist: typeof list | typeof without) =>
      learn(
        { ...travel(), slots: [slot('title', 'FreeText'), artist, slot('city', 'FreeText')] },
        language,
      ).guess('would you find nina simone')
    expect(guessed(list)).toEqual(guessed(without))
  })
})

test('no step of learning is long compared with all of it, since nobody else is answered meanwhile', () => {
  const domain = aDomain({
    intents: Array.from({ length: 12 }, (_, at) =>
      intent(
        `intent${at}`,
        Array.from({ length: 140 }, (_, number) => `please do word${at} with thing${number} and then stop`),
      ),
    ),
  })
  const times = Array.from({ length: 4 }, () => stepTimes(domain))
  // What else the machine does lengthens other steps each time
  const steps = times[0]!.map((_, at) => Math.min(...times.map((one) => one[at]!)))
  expect(Math.max(...steps) / steps.reduce((sum, time) => sum + time, 0)).toBeLessThan(1 / 10)
})

function stepTimes(domain: Parameters<typeof learning>[0]): number[] {
  const steps = learning(domain, language)
  const times: number[] = []
  for (let isDone = false; !isDone; ) {
    const { user, system } = process.cpuUsage()
    isDone = steps.next().done === true
    const since = process.cpuUsage({ user, system })
    times.push(since.user + since.system)
  }
  return times
}
