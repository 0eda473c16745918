import type { Domain } from '@sdp/domain'
import { type Car, type CarAnswer, carWith } from '../../examples/everyday/car.ts'
import { type CarTest, some } from './cars.ts'

/** Several domains that listen together, as the product lets them: the only place where the bench asks who answers. */
export interface ListeningCar extends Pick<Car, 'answer'> {
  learningMillis: number
}

export function listen(
  domains: readonly { id: string; domain: Domain }[],
  language = 'eng-USA',
): ListeningCar {
  const { learn, answer } = carWith(domains, language)
  const start = process.cpuUsage()
  learn()
  const { user, system } = process.cpuUsage(start)
  return { learningMillis: (user + system) / 1000, answer }
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

export async function sharesOf({ answer }: ListeningCar, tests: readonly CarTest[]): Promise<Shares> {
  for (const { text } of some(tests, 50)) await answer(text)
  const start = process.cpuUsage()
  const answers: (CarAnswer | undefined)[] = []
  for (const { text } of tests) answers.push(await answer(text))
  const { user, system } = process.cpuUsage(start)
  const share = (isCounted: (answer: CarAnswer | undefined, test: CarTest) => boolean) =>
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
