import { monitorEventLoopDelay } from 'node:perf_hooks'
import { newAuthor } from './authors.ts'
import { openCalls } from './calls.ts'
import { newChatter } from './chatters.ts'
import type { Person } from './person.ts'

const openedAtOnce = 8

/** Who is to work for how long. */
export interface PeopleOptions {
  url: string
  /** The domains that somebody edits. */
  authors: readonly string[]
  chatters: Parameters<typeof newChatter>[1][]
  seconds: number
}

export type FromPeople =
  | { kind: 'ready'; tokens: string[] }
  | { kind: 'done'; times: Record<string, number[]>; errors: string[]; blockedMillis: number }

/** Forked: people who work on a message, in a process that does nothing else, since its own work counts as waiting. */
process.once('message', async ({ url, authors, chatters, seconds }: PeopleOptions) => {
  const calls = openCalls(url)
  const opening = [
    ...authors.map((domain) => () => newAuthor(calls, domain)),
    ...chatters.map((talk) => () => newChatter(calls, talk)),
  ]
  // They came in the course of the morning, not at one moment
  const people: Person[] = []
  for (let at = 0; at < opening.length; at += openedAtOnce) {
    people.push(...(await Promise.all(opening.slice(at, at + openedAtOnce).map((open) => open()))))
  }
  if (calls.errors.length > 0) throw new Error(calls.errors.slice(0, 10).join('\n'))
  process.send!({ kind: 'ready', tokens: people.map(({ token }) => token) } satisfies FromPeople)
  process.once('message', async () => {
    const delay = monitorEventLoopDelay({ resolution: 10 })
    delay.enable()
    const until = Date.now() + seconds * 1000
    await Promise.all(people.map(({ work }) => work(until)))
    const done = {
      kind: 'done',
      times: Object.fromEntries(calls.times),
      errors: calls.errors,
      blockedMillis: delay.percentile(99) / 1e6 - 10,
    } as const
    process.send!(done satisfies FromPeople, () => process.exit(0))
  })
})
