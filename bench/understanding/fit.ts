import { evidenceReader, joinDomains, learn } from '@sdp/dialogue/testing'
import { asOneDomain, type CarTest, domainsOf, halfOf, nobodysOf, readCorpus, testsOf } from './cars.ts'
import { freeReadings, freeTextRange, rightByScore, scoreWhereRight } from './certainty.ts'
import { fitWeights, type Observation, refusedAtLoss } from './logistic.ts'

/**
 * Fits constants on the halves of the tests that the bench does not measure: `npx tsx bench/understanding/fit.ts`. They are in `tuned.ts` of
 * `guess`, `understand` and `model` of packages/dialogue.
 *
 * - how much the parts of the evidence count (`evidenceWeights`): one logistic regression over all sets with an offset for
 *   each of them, since what is learned is calibrated for each domain by trials of its own
 * - the floor of guesses of several domains (`lowestThreshold`): where fewer than one in ten are right; between it and the next limit
 *   the assistant only asks
 * - the limit below which the assistant asks back (`certainEnough`): where fewer than half are right
 * - for the certainty of expressions with free text (`certaintyAllFree`): how often they are right by the share of their own
 *   words. The line leaves the range from 0 to 1, so the constants are still those that were chosen by hand.
 */

const hwu = readCorpus('hwu-en')!
const clinc = readCorpus('clinc-en')!
const snips = readCorpus('snips-en')!
const nobodys = halfOf(nobodysOf(clinc), 'fitted')
const ofHwu = Object.keys(hwu.domains!)
const ofClinc = Object.keys(clinc.domains!)
const carTests = [...testsOf(hwu, ofHwu), ...testsOf(clinc, ['banking', 'travel'])]
const carOf = (cut: Parameters<typeof domainsOf>[2]) => [
  ...domainsOf(hwu, ofHwu, cut),
  ...domainsOf(clinc, ['banking', 'travel'], cut),
]
const single = (corpus: typeof hwu, expressions?: number) => ({
  domains: domainsOf(asOneDomain(corpus), ['one'], expressions === undefined ? {} : { expressions }),
  tests: testsOf(asOneDomain(corpus), ['one']),
})
const sets = [
  { name: '20 domains', domains: carOf({ isPlain: true }), tests: carTests },
  { name: '20 domains, 20 an intent', domains: carOf({ isPlain: true, expressions: 20 }), tests: carTests },
  { name: 'CLINC', domains: domainsOf(clinc, ofClinc), tests: testsOf(clinc, ofClinc) },
  { name: 'snips', ...single(snips) },
  { name: 'HWU', ...single(hwu) },
  { name: 'HWU, 5 an intent', ...single(hwu, 5) },
  { name: 'CLINC, 5 an intent', ...single(clinc, 5) },
]

const observed = sets.map(({ domains, tests }) => {
  const joined = joinDomains(domains)
  const groupOf = (intent: string) => String(joined.ownerOf(intent).at)
  const read = evidenceReader(learn(joined.domain, 'eng-USA', { groupOf }))
  const observe = ({ text, domain, intent }: CarTest): Observation[] => {
    const best = read(text)
    if (best === undefined) return []
    const { at, name } = joined.ownerOf(best.intent)
    return [
      {
        parts: best.parts,
        score: best.score,
        isRight: domains[at]!.id === domain && name === intent,
        isNobodys: intent === undefined,
      },
    ]
  }
  return [...halfOf(tests, 'fitted'), ...nobodys].flatMap(observe)
})

const weights = fitWeights(observed)
const names = ['odds of the intent', 'score', 'unknown words', 'own words']
console.table(Object.fromEntries(names.map((name, at) => [name, weights[at]!.toFixed(2)])))
console.table(
  sets.map(({ name }, at) => {
    const others = fitWeights(observed.filter((_, other) => other !== at))
    const refused = (loss: number, by = weights) => refusedAtLoss(observed[at]!, by, loss).toFixed(1)
    return {
      set: name,
      "nobody's refused at a loss of 1 %": refused(0.01),
      'of 2.5 %': refused(0.025),
      'of 5 %': refused(0.05),
      'of 2.5 %, with weights of the other sets': refused(0.025, others),
    }
  }),
)

const together = observed.filter((_, at) => sets[at]!.domains.length > 1)
const shares = rightByScore(together)
console.log(
  'right guesses of several domains by steps of their score:',
  shares.map((one) => one.toFixed(2)).join(' '),
)
console.log('floor of guesses of several domains:', scoreWhereRight(shares, 0.1).toFixed(2))
console.log('asked back below:', scoreWhereRight(shares, 0.5).toFixed(2))
const free = [snips, hwu].map((corpus) => {
  const { domains, tests } = single(corpus)
  return freeReadings(domains[0]!.domain, halfOf(tests, 'fitted'))
})
const { maxFree, minFree } = freeTextRange(free)
console.log(`certainty of expressions with free text: ${maxFree.toFixed(2)} to ${minFree.toFixed(2)}`)
