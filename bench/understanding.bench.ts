import type { Line } from './report.ts'
import { print } from './report.ts'
import { listen, sharesOf } from './understanding/answering.ts'
import { asOneDomain, domainsOf, halfOf, nobodysOf, readCorpus, testsOf } from './understanding/cars.ts'
import { fewExpressions } from './understanding/few-expressions.ts'
import { rightAtLeast } from './understanding/lines.ts'

/** How well the right one of several domains answers what no expression says, on halves of the tests that nothing was fitted on. */

const hwu = readCorpus('hwu-en')
const clinc = readCorpus('clinc-en')
const snips = readCorpus('snips-en')
if (hwu === undefined || clinc === undefined || snips === undefined) {
  console.log('understanding: not measured, there is no ../shared/data')
  process.exit(0)
}
const nobodys = halfOf(nobodysOf(clinc), 'measured')
const lines: Line[] = []

const ofHwu = Object.keys(hwu.domains!)
const twenty = halfOf([...testsOf(hwu, ofHwu), ...testsOf(clinc, ['banking', 'travel'])], 'measured')
for (const { name, cut, share } of [
  { name: '20 an intent', cut: { isPlain: true, expressions: 20 }, share: 92 },
  { name: 'all expressions', cut: { isPlain: true }, share: 94 },
]) {
  const car = listen([...domainsOf(hwu, ofHwu, cut), ...domainsOf(clinc, ['banking', 'travel'], cut)])
  const { domain, none, millisEach } = await sharesOf(car, twenty)
  const { none: refused } = await sharesOf(car, nobodys)
  console.log(
    `20 domains, ${name}: ${none.toFixed(1)} % not understood, ${refused.toFixed(1)} % of nobody's refused`,
  )
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
lines.push(
  rightAtLeast(
    'the right one of ten domains of CLINC',
    (await sharesOf(ten, halfOf(testsOf(clinc, ofClinc), 'measured'))).domain,
    94,
  ),
  rightAtLeast("nobody's sentences refused by them", (await sharesOf(ten, nobodys)).none, 80),
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

lines.push(...(await fewExpressions({ hwu, clinc })))
process.exit(print(lines) ? 1 : 0)
