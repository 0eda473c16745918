import { compile, newState, ownSentencesOf, understand } from '@sdp/dialogue'
import { describe, expect, test } from 'vitest'
import { readSamples } from './samples.ts'

const sentencesEach = 5

/** What a car must not do by mistake: each of these has an intent of its own in addition to the one that switches on. */
const opposites: Record<string, [on: string, off: string][]> = {
  Climate: [
    ['auto_mode_on', 'auto_mode_off'],
    ['climate_on', 'climate_off'],
    ['defrost_on', 'defrost_off'],
    ['fragrance_on', 'fragrance_off'],
    ['massage_on', 'massage_off'],
    ['precondition', 'cancel_precondition'],
    ['recirculation_on', 'recirculation_off'],
    ['seat_heating_on', 'seat_heating_off'],
    ['seat_ventilation_on', 'seat_ventilation_off'],
    ['set_air_direction', 'avoid_air_direction'],
    ['steering_wheel_heating_on', 'steering_wheel_heating_off'],
    ['sync_zones', 'sync_off'],
  ],
  MediaPlayer: [
    ['mute', 'unmute'],
    ['resume_media', 'pause_media'],
    ['shuffle_on', 'shuffle_off'],
    ['sleep_timer', 'sleep_timer_off'],
  ],
  Navigation: [
    ['add_stop', 'remove_stop'],
    ['avoid_road', 'allow_road'],
    ['mute_guidance', 'unmute_guidance'],
    ['resume_guidance', 'cancel_guidance'],
  ],
  TourGuideTest: [['start_tour', 'stop_tour']],
}

describe.each(readSamples())('$title', ({ domain, language }) => {
  const program = compile(domain, language)
  const state = newState()
  const regular = domain.intents.filter(({ slotOnly }) => !slotOnly)
  const sentencesOf = ownSentencesOf(domain, language)

  test('a sentence of an expression is heard as its intent, so that no two intents say the same', () => {
    const wrong = regular.flatMap((intent) => {
      // A star takes any words: whatever else hears them is right
      const written = intent.expressions.filter(({ text }) => !text.includes('*'))
      const expressions = Array.from({ length: sentencesEach }, () => written).flat()
      return sentencesOf({ ...intent, expressions }, expressions.length)
        .map(({ text }) => ({ text, meant: intent.name, heard: heardAs(text) }))
        .filter(({ meant, heard }) => meant !== heard)
    })
    expect(wrong).toEqual([])
  })

  test('whatever is switched on can be switched off by its own intent', () => {
    const names = new Set(regular.map(({ name }) => name))
    for (const pair of opposites[domain.name]!) expect([...names]).toEqual(expect.arrayContaining(pair))
  })

  function heardAs(text: string): string | undefined {
    return understand(program, state, text).chosen?.reading.intent
  }
})
