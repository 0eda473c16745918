import { aDomain, anExpression, anIntent, aSlot } from '@sdp/domain/testing'
import { describe, expect, test } from 'vitest'
import { learn } from '../testing/learn.ts'

const intent = (name: string, ...expressions: string[]) =>
  anIntent(name, { expressions: expressions.map((text) => anExpression(text)) })

const domains = {
  'deu-DEU': aDomain({
    slots: [aSlot('abfahrt', {}, { type: 'Time' })],
    intents: [
      intent(
        'vorheizen',
        'heize das Auto um $(abfahrt) vor',
        'das Auto soll um $(abfahrt) warm sein',
        'vorheizen um $(abfahrt)',
      ),
      intent('radio', 'spiel das Radio', 'mach das Radio an', 'Musik bitte'),
    ],
  }),
  'eng-USA': aDomain({
    slots: [aSlot('departure', {}, { type: 'Time' })],
    intents: [
      intent(
        'preheat',
        'preheat the car at $(departure)',
        'the car should be warm at $(departure)',
        'heat the car for $(departure)',
      ),
      intent('radio', 'play the radio', 'turn the radio on', 'music please'),
    ],
  }),
}
const guessers = {
  'deu-DEU': learn(domains['deu-DEU'], 'deu-DEU'),
  'eng-USA': learn(domains['eng-USA'], 'eng-USA'),
}

describe('a time in a sentence that is guessed', () => {
  test.each([
    ['deu-DEU', 'kannst du das Auto bis um sechs Uhr dreißig schön warm machen', 'sechs Uhr dreißig'],
    ['deu-DEU', 'heiz das Auto doch um halb sieben vor', 'halb sieben'],
    ['eng-USA', 'heat up the car nicely at half past six', 'half past six'],
    ['eng-USA', 'the car should be nice and warm at 8 30 am', '8 30 am'],
  ] as const)('%s: %s', (language, text, time) => {
    const [best] = guessers[language].candidates(text)
    expect(best?.slots.map((slot) => slot.text)).toEqual([time])
  })

  test('is not filled with other words, and without one that every expression has there is no guess', () => {
    const guessed = [
      ...guessers['eng-USA'].guess('heat the car for my husband'),
      ...guessers['deu-DEU'].guess('heize das Auto um die Ecke vor'),
    ].map((reading) => reading.intent)
    expect(guessed).not.toContain('preheat')
    expect(guessed).not.toContain('vorheizen')
  })
})
