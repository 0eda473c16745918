import { type Guesser, joinDomains, learn } from '@sdp/dialogue'
import type { Domain } from '@sdp/domain'
import { type CarTest, some } from './cars.ts'

/** Which domain answers a sentence, and with which intent; nothing where nobody does. */
interface Answer {
  domain: string
  intent: string
}

/** Several domains that listen together: the only place where the bench asks who answers. */
export interface Listening {
  answer: (text: string) => Answer | undefined
  learningMillis: number
  guesser: Guesser
}

export function listen(domains: readonly { id: string; domain: Domain }[], language = 'eng-USA'): Listening {
  const joined = joinDomains(domains)!
  const start = process.cpuUsage()
  const guesser = learn(joined.domain, language, { groupOf: (intent) => String(joined.ownerOf(intent).at) })
  const { user, system } = process.cpuUsage(start)
  return {
    learningMillis: (user + system) / 1000,
    guesser,
    answer(text) {
      const [best] = guesser.guess(text)
      if (best === undefined) return undefined
      const { at, name } = joined.ownerOf(best.intent)
      return { domain: domains[at]!.id, intent: name }
    },
  }
}

/** How many of a hundred sentences go to the right domain, have the right intent too, and are nobody's. */
export interface Shares {
  domain: number
  intent: number
  none: number
  millisEach: number
}

export function sharesOf({ answer }: Listening, tests: readonly CarTest[]): Shares {
  for (const { text } of some(tests, 50)) answer(text)
  const start = process.cpuUsage()
  const answers = tests.map(({ text }) => answer(text))
  const { user, system } = process.cpuUsage(start)
  const share = (isCounted: (answer: Answer | undefined, test: CarTest) => boolean) =>
    (100 * tests.filter((test, at) => isCounted(answers[at], test)).length) / tests.length
  return {
    domain: share((one, test) => one?.domain === test.domain),
    intent: share((one, test) => one?.domain === test.domain && one?.intent === test.intent),
    none: share((one) => one === undefined),
    millisEach: (user + system) / 1000 / tests.length,
  }
}
