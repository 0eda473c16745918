import { describe, expect, test } from 'vitest'
import { readLines, sampleCar } from './car.ts'
import { type HeardSentence, hearAll, hearTurnedRound, isRight, isWrongAction } from './heard.ts'

/*
 * What drivers say every day, written by somebody who had not looked at the samples. All four listen, as where they are published.
 * A question back ('Did you mean ...?') is no action, but not understood either unless it names the right domain.
 */

describe.each([
  { language: 'eng-USA', each: 50, least: 45 },
  { language: 'deu-DEU', each: 20, least: 18 },
])('everyday sentences in $language', async ({ language, each, least }) => {
  const heard = await hearAll(sampleCar(language), readLines(`${language}.txt`))
  const share = (some: readonly HeardSentence[]) => some.length / heard.length

  test.each(['Climate', 'MediaPlayer', 'Navigation', 'TourGuide'])(
    `${least} of ${each} for %s are answered by it`,
    (domain) => {
      const own = heard.filter((one) => one.domain === domain)
      expect(own).toHaveLength(each)
      const lost = own.filter(({ answered }) => answered !== domain).map(({ text }) => text)
      expect(lost.length, lost.join('; ')).toBeLessThanOrEqual(each - least)
    },
  )

  test('few are acted on by somebody else than was meant', () => {
    const wrong = heard.filter(isWrongAction)
    expect(share(wrong), wrong.map(({ text, answered }) => `${text}: ${answered}`).join('; ')).toBeLessThan(
      0.05,
    )
  })

  test('nearly all are answered rightly, or refused or asked about where they are for nobody', () => {
    const right = heard.filter(isRight)
    expect(share(right)).toBeGreaterThan(0.9)
  })
})

test('what is negated, ended or asked is not carried out as the plain command', async () => {
  const { said, acted } = await hearTurnedRound()
  expect(said).toBe(60)
  // Going home has questions among its expressions
  const unwanted = acted.filter(({ isUnwanted }) => isUnwanted).map(({ text }) => text)
  expect(unwanted).toEqual(['are you taking me home?'])
  expect(acted.map(({ text, intent }) => `${text}: ${intent}`)).toMatchInlineSnapshot(`
    [
      "don't play that song again: dislike_song",
      "never take me through the tunnel: avoid_road",
      "turn off the seat heating: seat_heating_off",
      "stop playing music: pause_media",
      "switch the fan off: set_fan_speed",
      "stop the massage please: massage_off",
      "shut off the radio: pause_media",
      "disable shuffle: shuffle_off",
      "is the AC on?: query_climate_power",
      "is the seat heating off?: query_comfort_state",
      "did you turn on the defroster?: query_comfort_state",
      "why is the fan so loud?: query_comfort_state",
      "how warm is it in here?: query_temperature",
      "are you taking me home?: navigate_home",
      "don't avoid the highway: allow_road",
      "ich will keine Massage: massage_off",
      "schalte die Sitzheizung ab: seat_heating_off",
      "hör auf zu spielen: pause_media",
      "mach das Radio aus: pause_media",
      "ist die Klimaanlage an?: query_climate_power",
      "läuft die Sitzheizung noch?: query_comfort_state",
      "auf keinen Fall über die Autobahn: avoid_road",
      "别放音乐了: pause_media",
      "关掉座椅加热: seat_heating_off",
      "停止按摩: massage_off",
      "空调开了吗?: query_climate_power",
      "座椅加热是不是开着?: query_comfort_state",
      "案内を終了して: cancel_guidance",
    ]
  `)
})
