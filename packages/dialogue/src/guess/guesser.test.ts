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
})
