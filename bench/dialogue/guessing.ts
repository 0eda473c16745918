import { existsSync, readFileSync } from 'node:fs'
import { type Guesser, learn } from '@sdp/dialogue'
import type { Domain } from '@sdp/domain'
import { aDomain, anIntent } from '@sdp/domain/testing'
import type { Line } from '../report.ts'

/** How well and how quickly sentences are guessed that no expression says. */

interface File {
  slots: {
    name: string
    type: string
    fills?: string
    canonicals?: { canonical: string; literals: string[] }[]
  }[]
  intents: { intent: string; expressions: string[] }[]
  tests: { text: string; intent: string; slots: Record<string, unknown> }[]
}

const folder = new URL('../../../shared/data/', import.meta.url)
const language = 'eng-USA'

/** The lines about guessing; shares are counted in 1,000 sentences and stand where milliseconds do. */
export function guessing(): Line[] {
  if (!existsSync(folder)) {
    console.log('guessing: not measured, there is no ../shared/data')
    return []
  }
  const snips = read('snips-en')
  const domain = domainOf(snips)
  learn(structuredClone(domain), language)
  const start = process.cpuUsage()
  const guesser = learn(domain, language)
  const learning = millisSince(start)
  const again = process.cpuUsage()
  learn({ ...domain, intents: domain.intents.with(1, { ...domain.intents[1]! }) }, language, guesser)
  const learningAgain = millisSince(again)
  const wrong = snips.tests.filter(({ text, intent }) => guesser.candidates(text)[0]?.intent !== intent)
  const lost = snips.tests.filter(({ text, intent }) => guesser.guess(text)[0]?.intent !== intent)
  const outside = read('home-en').tests.filter((_, at) => at % 5 === 0)
  const accepted = outside.filter(({ text }) => guesser.guess(text).length > 0)
  const perThousand = (part: unknown[], all: unknown[]) => (1000 * part.length) / all.length
  return [
    { what: 'guess: learn snips-en', millis: learning, against: '2 s', floor: 2000, limit: 1 },
    {
      what: 'guess: learn one changed intent',
      millis: learningAgain,
      against: 'all',
      floor: learning,
      limit: 1 / 2,
    },
    shares('wrong intents of snips-en', perThousand(wrong, snips.tests), '4 %', 40),
    shares(
      'right ones lost to the threshold',
      perThousand(lost, snips.tests) - perThousand(wrong, snips.tests),
      '3 %',
      30,
    ),
    shares('sentences of home-en taken for one of them', perThousand(accepted, outside), '40 %', 400),
    shares('slots of snips-en wrong or missing (1 - F1)', 1000 * (1 - slotF1(guesser, snips)), '25 %', 250),
  ]
}

function shares(what: string, share: number, against: string, floor: number): Line {
  return { what: `guess: ${what}, of 1,000`, millis: share, against, floor, limit: 1 }
}

function read(name: string): File {
  return JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as File
}

function domainOf({ slots, intents }: File): Domain {
  return aDomain({
    slots: slots.map(({ name, type, canonicals = [] }) => ({
      name,
      type,
      valueType: 'String',
      canonicals: canonicals.map(({ canonical, literals }) => ({ name: canonical, literals })),
      volatile: false,
      shared: false,
      fromShared: [],
      comments: '',
      resetRules: [],
    })),
    intents: intents.map(({ intent, expressions }) =>
      anIntent(intent, { expressions: expressions.map((text) => ({ text, weight: 100, restrictions: [] })) }),
    ),
  })
}

/** How well the slots of rightly guessed sentences are found: the harmonic mean of precision and recall. */
function slotF1(guesser: Guesser, { slots, tests }: File): number {
  const fills = new Map(slots.map(({ name, fills: filled = name }) => [name, filled]))
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
