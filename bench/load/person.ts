import { setTimeout as sleep } from 'node:timers/promises'

/** Somebody who works in a browser until a moment. */
export interface Person {
  token: string
  work: (until: number) => Promise<void>
}

/** A person reads, thinks or types for this long before the next click. */
const shortestMillis = 3000
const timeoutMillis = 5000

/** Does one step after the other at the pace of a person. */
export async function everyFewSeconds(
  until: number,
  doStep: (at: number) => Promise<unknown>,
): Promise<void> {
  // Nobody begins at the same moment as everybody else
  await sleep(Math.random() * timeoutMillis)
  for (let at = 0; Date.now() < until; at++) {
    await doStep(at)
    await sleep(shortestMillis + Math.random() * (timeoutMillis - shortestMillis))
  }
}
