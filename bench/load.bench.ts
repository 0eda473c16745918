import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { loadSamples } from '../apps/server/src/samples/load-samples.ts'
import { putInService } from '../apps/server/src/testing/put-in-service.ts'
import { startServerProcess } from '../apps/server/src/testing/server-process.ts'
import { testSecretKey } from '../apps/server/src/testing/test-secret-key.ts'
import { readSamples } from '../examples/samples.ts'
import { startSampleHandler } from '../scripts/sample-handler.mjs'
import { createFrom } from './create-domain.ts'
import { firstGuess } from './load/chatters.ts'
import { longestDuringHeavy } from './load/heavy-drafts.ts'
import type { FromPeople, PeopleOptions } from './load/people.ts'
import { middle } from './median.ts'
import { openServer, runBench } from './opening.ts'
import type { Line } from './report.ts'

/**
 * 200 authors with open pages who list, read and save, and 50 people who chat, each doing the next thing after 3 to 5 seconds
 * (`load/person.ts`), against one of each at the same pace. Server, database, callers and pages are processes of their own.
 * The first sentence after an edit that has to be guessed waits for learning, alone as well: it counts among the sentences to
 * a draft, and has a line of its own by the clock.
 */
const authors = 200
const chatters = 50
const idleSeconds = 45
const authorSeconds = 50
const chatSeconds = 45

const language = 'eng-USA'
const samples = readSamples().filter((sample) => sample.language === language)
const domains = Array.from({ length: authors }, (_, at) => `author${at}`)

await runBench(async ({ databaseUrl, dataDir }) => {
  await fillDatabase(databaseUrl)
  await startSampleHandler()
  const server = await startServerProcess(databaseUrl, {
    SDP_OFFLINE_ACCESS: 'true',
    SDP_REQUESTS_PER_MINUTE: '1000000',
    // As in production
    SDP_GIT_EXPORT: 'true',
    SDP_DATA_DIR: path.join(dataDir, 'server'),
  })
  const { url } = server
  try {
    const idle = await atWork({ url, authors: domains.slice(0, 1), chatters: talks(2), seconds: idleSeconds })
    const authored = await atWork({ url, authors: domains, chatters: [], seconds: authorSeconds })
    const chatted = await atWork({ url, authors: [], chatters: talks(chatters), seconds: chatSeconds })
    const { [firstGuess]: learned = [], ...said } = chatted
    const [first, second, other] = domains.slice(-3)
    const longest = await longestDuringHeavy(url, { heavy: [first!, second!], other: other! })
    return [
      ...against(idle, authored, { people: `${authors} authors`, limit: 10 }),
      ...against(idle, said, { people: `${chatters} people`, limit: 20 }),
      {
        what: `${firstGuess}, p99 of ${chatters} people`,
        millis: percentile(learned, 99),
        against: 'a second',
        floor: 1000,
        limit: 2,
      },
      {
        what: 'sentence beside two heavy drafts, longest',
        millis: longest,
        against: 'a second',
        floor: 1000,
        limit: 1,
      },
    ]
  } finally {
    await server.stop()
  }
})

/** A domain for each author, made of the samples in turn; the samples themselves are published. */
async function fillDatabase(databaseUrl: string): Promise<void> {
  const { deps, close } = await openServer(databaseUrl, { SDP_SECRET_KEY: testSecretKey })
  await loadSamples(deps)
  for (const { domain } of samples)
    await putInService(deps, { domain: domain.name, stages: ['ece-dev'], language })
  for (const [at, name] of domains.entries())
    await createFrom(deps, name, { wire: sampleOf(at).wire, language })
  await close()
}

function sampleOf(at: number) {
  return samples[at % samples.length]!
}

/** Half of them speak with a draft of their own, half with what is published. */
function talks(people: number): PeopleOptions['chatters'] {
  return Array.from({ length: people }, (_, at) => {
    const own = Math.floor(at / 2)
    return {
      sample: sampleOf(own).domain.name,
      draft: at % 2 === 0 ? domains[own]! : undefined,
    }
  })
}

type Times = Record<string, number[]>

/** Lets people work, each with an open page, and returns how long their calls took. */
async function atWork(wanted: PeopleOptions): Promise<Times> {
  const people = startClient(new URL('./load/people.ts', import.meta.url))
  people.send(wanted)
  const { tokens } = (await messageOf(people)) as Extract<FromPeople, { kind: 'ready' }>
  const pages = startClient(new URL('./load/pages.ts', import.meta.url))
  pages.send({ url: wanted.url, tokens })
  await messageOf(pages)
  people.send('work')
  const { times, errors, blockedMillis } = (await messageOf(people)) as Extract<FromPeople, { kind: 'done' }>
  pages.send('close')
  const { messages, bytes } = (await messageOf(pages)) as { messages: number; bytes: number }
  const calls = Object.values(times).flat().length
  console.log(
    `${tokens.length} people: ${calls} calls, ${errors.length} errors, ${messages} messages of ${(bytes / 1e6).toFixed(1)} MB; the callers themselves were late by ${blockedMillis.toFixed(0)} ms (p99)`,
  )
  if (errors.length > 0) throw new Error(errors.slice(0, 10).join('\n'))
  return times
}

function startClient(file: URL): ChildProcess {
  return fork(file, { execArgv: ['--import', 'tsx'] })
}

/** What a client says next; one that ends before it does has failed. */
async function messageOf(client: ChildProcess): Promise<unknown> {
  const waited = new AbortController()
  const { signal } = waited
  try {
    const ended = once(client, 'exit', { signal }).then(() => Promise.reject(new Error('A client ended')))
    const [message] = await Promise.race([once(client, 'message', { signal }), ended])
    return message
  } finally {
    waited.abort()
  }
}

/** What 99 of 100 calls took at most, against the middle of those of one person. */
function against(idle: Times, busy: Times, { people, limit }: { people: string; limit: number }): Line[] {
  return Object.entries(busy).map(([what, all]) => ({
    what: `${what}, p99 of ${people}`,
    millis: percentile(all, 99),
    against: 'one person, median',
    floor: middle(idle[what]!),
    limit,
  }))
}

function percentile(times: readonly number[], percent: number): number {
  return times.toSorted((a, b) => a - b)[Math.ceil((times.length * percent) / 100) - 1]!
}
