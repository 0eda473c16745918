import {
  compile,
  hearAmong,
  jointGuessesFor,
  type Listener,
  newState,
  understand,
  winnerOf,
} from '@sdp/dialogue'
import type { Domain } from '@sdp/domain'
import { type CarTest, some } from './cars.ts'

/** Which domain answers a sentence, and with which intent; nothing where nobody does. */
interface Answer {
  domain: string
  intent: string
  /** Whether it is only asked whether that was meant. */
  asksBack: boolean
}

/** Several domains that listen together, as the product lets them: the only place where the bench asks who answers. */
export interface Listening {
  answer: (text: string) => Promise<Answer | undefined>
  learningMillis: number
}

export function listen(domains: readonly { id: string; domain: Domain }[], language = 'eng-USA'): Listening {
  const listeners = domains.map(({ id, domain }): Listener => {
    const program = compile(domain, language)
    return { domainId: id, domain: id, program, state: newState(), spokeLast: false }
  })
  const joint = jointGuessesFor(listeners.map(({ domainId, program }) => ({ id: domainId, program })))
  const start = process.cpuUsage()
  joint.sources()
  const { user, system } = process.cpuUsage(start)
  const hearing = { platform: undefined, sources: async () => joint.sources() }
  return {
    learningMillis: (user + system) / 1000,
    answer: async (text) => {
      const winner = winnerOf(await hearAmong(listeners, text, hearing))
      const at = listeners.findIndex(({ domain }) => domain === winner?.domain)
      if (at < 0) return undefined
      const { domain, program, state } = listeners[at]!
      const { chosen, asksBack = false } = understand(program, state, text, () => joint.sources()[at]!)
      return { domain, intent: chosen!.reading.intent, asksBack }
    },
  }
}

/**
 * How many of a hundred sentences go to the right domain, if only to be asked about; have the right intent too; are asked about
 * there; are nobody's; and are nobody's or asked about, so that nothing is done.
 */
export interface Shares {
  domain: number
  intent: number
  asked: number
  none: number
  notActed: number
  millisEach: number
}

export async function sharesOf({ answer }: Listening, tests: readonly CarTest[]): Promise<Shares> {
  for (const { text } of some(tests, 50)) await answer(text)
  const start = process.cpuUsage()
  const answers: (Answer | undefined)[] = []
  for (const { text } of tests) answers.push(await answer(text))
  const { user, system } = process.cpuUsage(start)
  const share = (isCounted: (answer: Answer | undefined, test: CarTest) => boolean) =>
    (100 * tests.filter((test, at) => isCounted(answers[at], test)).length) / tests.length
  return {
    domain: share((one, test) => one?.domain === test.domain),
    intent: share((one, test) => one?.domain === test.domain && one?.intent === test.intent),
    asked: share((one, test) => one?.domain === test.domain && one?.asksBack === true),
    none: share((one) => one === undefined),
    notActed: share((one) => one === undefined || one.asksBack),
    millisEach: (user + system) / 1000 / tests.length,
  }
}
