import { type Guesser, learn } from '@sdp/dialogue/testing'
import { editExpression } from '@sdp/domain/intents'
import { learnByNlpjs } from '../peers/nlpjs.ts'
import type { Line } from '../report.ts'
import { type CorpusDomain, readCorpusDomain } from './corpus-domain.ts'
import { freshSentences } from './fresh-sentences.ts'

/** How well and how quickly sentences are guessed that no expression says: shares of 1,000 stand where milliseconds do. */
export async function guessing(): Promise<Line[]> {
  const snips = readCorpusDomain('snips-en')
  const others = readCorpusDomain('home-en')
  if (snips === undefined || others === undefined) {
    console.log('guessing: not measured, there is no ../shared/data')
    return []
  }
  const { domain, language, tests } = snips
  const [place, at] = [{ intent: domain.intents[1]!.name, at: 20 }, domain.intents[1]!.expressions[20]!]
  const edited = editExpression(domain, { ...place, text: `${at.text} again`, language })
  learn(structuredClone(domain), language)
  const start = process.cpuUsage()
  const guesser = learn(domain, language)
  const learning = millisSince(start)
  const again = process.cpuUsage()
  learn(edited, language, { earlier: guesser })
  const learningAgain = millisSince(again)
  const wrong = tests.filter(({ text, intent }) => guesser.candidates(text)[0]?.intent !== intent)
  const lost = tests.filter(({ text, intent }) => guesser.guess(text)[0]?.intent !== intent)
  const outside = others.tests.filter((_, at) => at % 5 === 0)
  const accepted = outside.filter(({ text }) => guesser.guess(text).length > 0)
  const wrongShare = perThousand(wrong, tests)
  return [
    { what: 'guess: learn snips-en', millis: learning, against: '2 s', floor: 2000, limit: 1 },
    {
      what: 'guess: learn one changed expression',
      millis: learningAgain,
      against: 'all',
      floor: learning,
      limit: 1 / 2,
    },
    shares('wrong intents of snips-en', wrongShare, '4 %', 40),
    shares('wrong intents of snips-en', wrongShare, 'nlp.js', await wrongByNlpjs(snips)),
    shares('right ones lost to the threshold', perThousand(lost, tests) - wrongShare, '3 %', 30),
    shares('sentences of home-en taken for one of them', perThousand(accepted, outside), '40 %', 400),
    shares('slots of snips-en wrong or missing (1 - F1)', 1000 * (1 - slotF1(guesser, snips)), '25 %', 250),
  ]
}

function shares(what: string, share: number, against: string, floor: number): Line {
  return { what: `guess: ${what}, of 1,000`, millis: share, against, floor, limit: 1 }
}

function perThousand(part: readonly unknown[], all: readonly unknown[]): number {
  return (1000 * part.length) / all.length
}

/** It knows no slots in this form, and so learns as many sentences as there are expressions, with values in them. */
async function wrongByNlpjs(corpus: CorpusDomain): Promise<number> {
  const { domain, tests } = corpus
  const count = domain.intents.reduce((sum, { expressions }) => sum + expressions.length, 0)
  const intentOf = await learnByNlpjs(freshSentences(domain, count, { ...corpus, seed: 1 }))
  const wrong: unknown[] = []
  for (const test of tests) if ((await intentOf(test.text)) !== test.intent) wrong.push(test)
  return perThousand(wrong, tests)
}

/** How well the slots of rightly guessed sentences are found: the harmonic mean of precision and recall. */
function slotF1(guesser: Guesser, { tests, fills }: CorpusDomain): number {
  const plain = (value: unknown) =>
    String(value)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  let [right, found, wanted] = [0, 0, 0]
  for (const { text, intent, slots: expected } of tests) {
    const [best] = guesser.candidates(text)
    if (best?.intent !== intent) continue
    const said = best.slots.map(({ slot, value }) => `${fills.get(slot)} ${plain(value)}`)
    const known = new Set(Object.entries(expected).map(([name, value]) => `${name} ${plain(value)}`))
    right += said.filter((one) => known.has(one)).length
    found += said.length
    wanted += known.size
  }
  return (2 * right) / (found + wanted)
}

function millisSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
