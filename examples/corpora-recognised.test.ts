import { compileRecogniser } from '@sdp/dialogue'
import { describe, expect, test } from 'vitest'
import { readCorpusDomain } from '../bench/dialogue/corpus-domain.ts'
import { numberReader } from '../packages/dialogue/src/recognise/numbers/number-words.ts'
import { wordsOf } from '../packages/dialogue/src/recognise/words.ts'

/*
 * The test sentences of public corpora. Some cannot be said by the expressions that obey our rules (a percent sign in an
 * expression does not); all others are understood.
 */
const corpora = [
  ['home-en', 0.89],
  ['home-de', 0.89],
  ['home-zh', 0.92],
] as const

describe.skipIf(readCorpusDomain('home-en') === undefined)(
  'sentences of corpora (skipped without ../shared/data)',
  () => {
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

    test.each(corpora)('the number words of %s have their value', (name) => {
      const { language, numberWords } = readCorpusDomain(name)!
      const { read } = numberReader(language)
      for (const [text, value] of Object.entries(numberWords)) {
        const { keys, count } = wordsOf(text, language)
        const { ends, values, count: found } = read(keys, count, 0)
        expect(values[ends.slice(0, found).indexOf(count)], text).toBe(value)
      }
    })
  },
)
