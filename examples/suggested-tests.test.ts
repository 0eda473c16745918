import { compile, coverageOf, joinCoverage, ruleKey, runTest, suggestTests } from '@sdp/dialogue'
import { beforeAll, describe, expect, test } from 'vitest'
import { sampleContext } from './sample-context.ts'
import { readSamples } from './samples.ts'

const { coreActions } = sampleContext
const samples = readSamples()
const english = samples.filter(({ language }) => language === 'eng-USA')

const silent = 'it fires where nothing is understood, or by an event of the car'

/** The rules that no suggested conversation reaches: their module and place in it, and why. */
const unreached: Record<string, Record<string, string>> = {
  Climate: {
    'Fallback 2': "rule 3 of 'Results of temperature' fired instead, whatever was tried",
    'Fallback 3': silent,
  },
  MediaPlayer: {
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((at) => [`Events ${at}`, silent])),
    'Fallback 3': silent,
  },
  Navigation: { 'Fallback 2': 'no sentence brings what it asks for', 'Fallback 3': silent },
  TourGuideTest: { 'On the way 1': silent, 'On the way 2': silent },
}

describe.each(english)(
  'tests that are suggested for $title',
  { timeout: 120_000 },
  ({ domain, language }) => {
    const program = compile(domain, language)
    const search = () =>
      suggestTests(program, joinCoverage([]), { hasTime: () => true, max: 1000, coreActions })
    let found: Awaited<ReturnType<typeof search>>
    beforeAll(async () => {
      found = await search()
    }, 120_000)

    test('reach at least 90 % of its rules, and say why not the others', async () => {
      const runs = []
      for (const one of found.tests)
        runs.push(await runTest(program, one.test, { mayGuess: true, coreActions }))
      expect(runs.flatMap(({ reason }) => reason ?? [])).toEqual([])
      const rules = domain.modules.flatMap((module) =>
        module.rules.map((rule, at) => ({ rule, place: `${module.name} ${at + 1}` })),
      )
      const reached = coverageOf(program, runs).rules
      const missing = rules.filter(({ rule }) => !reached.has(ruleKey(rule)))
      const reasonFor = new Map(found.unreached.map(({ rule, reason }) => [rule, reason]))
      expect(Object.fromEntries(missing.map(({ rule, place }) => [place, reasonFor.get(rule)]))).toEqual(
        unreached[domain.name],
      )
      expect(1 - missing.length / rules.length).toBeGreaterThanOrEqual(0.9)
    })

    test('can nearly all be said in another language, and pass there', async () => {
      const other = samples.find((one) => one.domain.name === domain.name && one.language === 'deu-DEU')!
      const german = compile(other.domain, other.language)
      const results = []
      for (const one of found.tests)
        results.push(await runTest(german, one.test, { mayGuess: true, coreActions }))
      const failed = results.filter(({ result }) => result === 'failed' || result === 'needs guesses')
      expect(failed.map(({ reason }) => reason)).toEqual([])
      expect(results.filter(({ result }) => result === 'cannot be said').length).toBeLessThanOrEqual(1)
    })
  },
)
