import type { Line } from './report.ts'
import { print } from './report.ts'
import { listen, type Shares, sharesOf } from './understanding/answering.ts'
import { asOneDomain, domainsOf, halfOf, nobodysOf, readCorpus, testsOf } from './understanding/cars.ts'
import { everydaySentences } from './understanding/everyday.ts'
import { fewExpressions } from './understanding/few-expressions.ts'
import { rightAtLeast } from './understanding/lines.ts'

/**
 * How well the right one of several domains answers, through the product's own way, on halves of the tests that nothing was
 * fitted on. A question back ('Did you mean ...?') is right where it is of the right domain; a sentence that is nobody's is
 * refused only where nothing is asked either. How many are not acted on is printed in addition.
 */

const hwu = readCorpus('hwu-en')
const clinc = readCorpus('clinc-en')
const snips = readCorpus('snips-en')
if (hwu === undefined || clinc === undefined || snips === undefined) {
  console.log('understanding: not measured, there is no ../shared/data')
  process.exit(0)
}
const nobodys = halfOf(nobodysOf(clinc), 'measured')
const lines: Line[] = []

function describe(name: string, own: Shares, ofNobody: Shares): void {
  const all = [own.none, own.asked, ofNobody.none, ofNobody.notActed].map((share) => share.toFixed(1))
  console.log(
    `${name}: ${all[0]} % not understood, ${all[1]} % asked back by the right one; of nobody's ${all[2]} % refused outright, ${all[3]} % not acted on`,
  )
}

const ofHwu = Object.keys(hwu.domains!)
const twenty = halfOf([...testsOf(hwu, ofHwu), ...testsOf(clinc, ['banking', 'travel'])], 'measured')
for (const { name, cut, share } of [
  { name: '20 an intent', cut: { isPlain: true, expressions: 20 }, share: 92 },
  { name: 'all expressions', cut: { isPlain: true }, share: 94 },
]) {
  const car = listen([...domainsOf(hwu, ofHwu, cut), ...domainsOf(clinc, ['banking', 'travel'], cut)])
  const shares = await sharesOf(car, twenty)
  const { domain, millisEach } = shares
  describe(`20 domains, ${name}`, shares, await sharesOf(car, nobodys))
  lines.push(
    rightAtLeast(`the right one of 20 domains, ${name}`, domain, share),
    {
      what: `learning 20 domains, ${name}`,
      millis: car.learningMillis,
      against: '2 s',
      floor: 2000,
      limit: 1,
    },
    {
      what: `who answers among 20 domains, ${name}`,
      millis: millisEach,
      against: '5 ms',
      floor: 5,
      limit: 1,
    },
  )
}

const ofClinc = Object.keys(clinc.domains!)
const ten = listen(domainsOf(clinc, ofClinc))
const ownOfTen = await sharesOf(ten, halfOf(testsOf(clinc, ofClinc), 'measured'))
const nobodysOfTen = await sharesOf(ten, nobodys)
describe('ten domains of CLINC', ownOfTen, nobodysOfTen)
lines.push(
  rightAtLeast('the right one of ten domains of CLINC', ownOfTen.domain, 94),
  rightAtLeast("nobody's sentences refused by them", nobodysOfTen.none, 80),
)

for (const { name, corpus, share } of [
  { name: 'snips', corpus: snips, share: 96.5 },
  { name: 'HWU', corpus: hwu, share: 80.5 },
  { name: 'CLINC', corpus: clinc, share: 91 },
]) {
  const one = asOneDomain(corpus)
  const { intent } = await sharesOf(
    listen(domainsOf(one, ['one'])),
    halfOf(testsOf(one, ['one']), 'measured'),
  )
  lines.push(rightAtLeast(`${name} as one domain: right intents`, intent, share))
}

lines.push(...(await everydaySentences()))
lines.push(...(await fewExpressions({ hwu, clinc })))
process.exit(print(lines) ? 1 : 0)
