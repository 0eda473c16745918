import { compile, hearAmong, jointGuessesFor, type Listener, newState, winnerOf } from '@sdp/dialogue'
import type { Domain } from '@sdp/domain'
import { type CarTest, some } from './cars.ts'

/** Which domain answers a sentence, and with which intent; nothing where nobody does. */
interface Answer {
  domain: string
  intent: string
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
      const intent = winner?.heard?.reading.intent
      return winner === undefined || intent === undefined ? undefined : { domain: winner.domain, intent }
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
    none: share((one) => one === undefined),
    millisEach: (user + system) / 1000 / tests.length,
  }
}
