import { isDeepStrictEqual } from 'node:util'
import type { Reading } from '@sdp/dialogue'
import { compileRecogniser, forgivingReader } from '@sdp/dialogue/testing'
import { describe, expect, test } from 'vitest'
import { type CorpusName, readCorpusDomain } from '../bench/dialogue/corpus-domain.ts'
import { numberReader } from '../packages/dialogue/src/words/numbers/number-words.ts'
import { wordsOf } from '../packages/dialogue/src/words/text/words.ts'

/*
 * The test sentences of corpora: our own, and public ones where they lie next to the project. Of those some cannot be said by
 * the expressions that obey our rules (a percent sign in an expression does not); all others are understood.
 */
const corpora = shares(
  ['garden-en', 1],
  ['garden-de', 1],
  ['garden-zh', 1],
  ['home-en', 0.89],
  ['home-de', 0.89],
  ['home-zh', 0.92],
)

/** What is asked of those that are here. */
function shares<T extends [CorpusName, ...unknown[]]>(...wanted: T[]): T[] {
  return wanted.filter(([name]) => readCorpusDomain(name) !== undefined)
}

describe('sentences of corpora', () => {
  test.each(corpora)('%s', (name, share) => {
    const { domain, language, tests } = readCorpusDomain(name)!
    const recogniser = compileRecogniser(domain, language)
    let right = 0
    const wrong: string[] = []
    for (const { text, intent } of tests) {
      const intents = recogniser.read(text).map((one) => one.intent)
      if (intents[0] === intent) right++
      else if (intents.includes(intent)) wrong.push(`${text}: ${intents}`)
    }
    expect(wrong).toEqual([])
    expect(right / tests.length).toBeGreaterThanOrEqual(share)
  })

  test.each(
    shares<[CorpusName, (text: string) => string, number]>(
      ['garden-en', (text: string) => `could you please ${text}, thanks`, 1],
      ['garden-de', (text: string) => `kannst du bitte ${text}, danke`, 1],
      [
        'garden-de',
        (text: string) => text.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue'),
        1,
      ],
      ['garden-zh', (text: string) => `请帮我${text}，谢谢`, 1],
      ['home-en', (text: string) => `could you please ${text}, thanks`, 0.98],
      ['home-de', (text: string) => `kannst du bitte ${text}, danke`, 0.97],
      [
        'home-de',
        (text: string) => text.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue'),
        0.97,
      ],
      ['home-zh', (text: string) => `请帮我${text}，谢谢`, 0.97],
    ),
  )('%s is understood with everyday wording, %s', (name, everyday, share) => {
    const { domain, language, tests } = readCorpusDomain(name)!
    const exact = compileRecogniser(domain, language)
    const forgiving = forgivingReader(exact)
    const meaningOf = (readings: Reading[]) =>
      readings.slice(0, 1).map(({ intent, slots }) => [intent, slots.map(({ slot, value }) => [slot, value])])
    const understood = tests.filter(
      ({ text }, at) => (tests.length < 100 || at % 4 === 0) && exact.read(text).length > 0,
    )
    const same = understood.filter(({ text }) => {
      const said = everyday(text)
      return isDeepStrictEqual(meaningOf(forgiving.read(said)), meaningOf(exact.read(text)))
    })
    expect(same.length / understood.length).toBeGreaterThanOrEqual(share)
  })

  test('a longer name of a list is what is meant', () => {
    const { domain, language } = readCorpusDomain('garden-en')!
    const recogniser = compileRecogniser(domain, language)
    for (const text of ['turn off garden lamp', 'turn the garden lamp off', 'deactivate garden lamp'])
      expect(recogniser.read(text)[0]!.slots.map(({ value }) => value)).toEqual(['Garden_Lamp'])
  })

  test.each(corpora)('the number words of %s have their value', (name, _share) => {
    const { language, numberWords } = readCorpusDomain(name)!
    const { read } = numberReader(language)
    for (const [text, value] of Object.entries(numberWords)) {
      const { keys, count } = wordsOf(text, language)
      const { ends, values, count: found } = read(keys, count, 0)
      expect(values[ends.slice(0, found).indexOf(count)], text).toBe(value)
    }
  })
})
