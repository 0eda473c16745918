import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { auth } from '@sdp/api'
import { connectEventsClient } from '../apps/server/src/testing/events-client.ts'

/** What the authors did and met. */
export interface AuthorsTold {
  calls: number
  errors: string[]
  /** Events, and the messages that they came in. */
  heard: number
  messages: number
  /** Milliseconds that 99 of 100 calls of each kind stayed below. */
  p99: Record<string, number>
}

/** Forked with an address, a number of authors and of seconds: they work, and what they met is told to the parent. */

const [url, authors, seconds] = [process.argv[2]!, Number(process.argv[3]), Number(process.argv[4])]
const roundsPerList = 6
/** Somebody who thinks a little between two steps. */
const pauseMillis = 10_000
const times = new Map<string, number[]>()
const errors: string[] = []
let calls = 0
let isWorking = true

let token = ''
token = (await send('POST', auth.localSignIn.path, { email: 'ada@sdp.example' })).accessToken as string
const opened = await Promise.all(Array.from({ length: authors }, openAuthor))
times.clear()
calls = 0
const endAt = Date.now() + seconds * 1000
await Promise.all(opened.map(workUntilEnd))

const p99 = Object.fromEntries([...times].map(([what, all]) => [what, percentile99(all)]))
isWorking = false
const sum = (count: (author: Author) => number) => opened.reduce((all, author) => all + count(author), 0)
const heard = sum(({ events }) => events.heard.length)
const messages = sum(({ events }) => events.messages.length)
for (const { events } of opened) events.close()
process.send!({ calls, errors, heard, messages, p99 } satisfies AuthorsTold, () => process.exit(0))

interface Author {
  id: string
  events: Awaited<ReturnType<typeof connectEventsClient>>
}

/** A domain of the author's own, and a websocket as every open page has it. */
async function openAuthor(): Promise<Author> {
  const name = `a${randomUUID().slice(0, 12)}`
  const { _id } = await send('POST', '/domains/', { name, languages: [{ language: 'eng-USA' }] })
  const events = await connectEventsClient(url, token)
  void events.closed.then((code) => isWorking && errors.push(`a websocket was closed with ${code}`))
  return { id: _id as string, events }
}

async function workUntilEnd({ id }: Author, at: number): Promise<void> {
  // One who is alone takes no pauses, so that its p99 is of many calls; the others begin at different moments.
  const pause = authors === 1 ? 20 : pauseMillis
  await sleep((pause * at) / authors)
  for (let round = 0; Date.now() < endAt; round++) {
    // The list is asked for when its page is opened; after that the events keep it current.
    if (round % roundsPerList === 0) {
      await measured('list', () => send('GET', '/domains/?includeDialogs=false&isAdmin=true'))
    }
    await sleep(pause / 3)
    await measured('read', () => send('GET', `/domains/${id}?language=eng-USA`))
    await sleep(pause / 3)
    const updates = { tts_responses: { $patch: { put: { [`text-${round}`]: ['said', 'x'.repeat(500)] } } } }
    const save = { updates, commit_message: `save ${round}`, save_id: randomUUID() }
    await measured('save', () => send('PUT', `/domains/${id}`, save))
    await sleep(pause / 3)
  }
}

async function measured(what: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now()
  await work()
  const all = times.get(what) ?? []
  all.push(performance.now() - started)
  times.set(what, all)
}

async function send(method: string, address: string, body?: unknown): Promise<Record<string, unknown>> {
  calls++
  try {
    const answer = await fetch(`${url}/api${address}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (answer.status !== 200)
      errors.push(`${method} ${address}: ${answer.status} ${await answer.clone().text()}`)
    return (await answer.json()) as Record<string, unknown>
  } catch (error) {
    errors.push(`${method} ${address}: ${(error as Error).message}`)
    return {}
  }
}

function percentile99(all: readonly number[]): number {
  return [...all].sort((a, b) => a - b)[Math.ceil(all.length * 0.99) - 1]!
}
