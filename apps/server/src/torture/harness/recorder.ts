import { setTimeout as sleep } from 'node:timers/promises'
import type { Endpoint, EndpointShapes, Reply, Sent } from '@sdp/api'
import { messages } from '@sdp/domain'
import { type Answer, callerAt } from '../../testing/test-server.ts'
import { clientId, clientSecret } from './installation.ts'

/** What a client knows of its call: done, refused, or no answer, after which the change may be there or not. */
type Outcome = 'pending' | 'acknowledged' | 'refused' | 'unknown'

/** A changing call with what became of it. */
export interface RecordedCall<T = unknown> {
  /** Part of the name of the caller and of the address, so that its traces in the database are found. */
  number: number
  /** As the audit log calls it. */
  what: string
  /** The same, or more exactly. */
  kind: string
  who: string
  /** Whether a service client asked; then its audit entry is found by its address. */
  isByClient: boolean
  outcome: Outcome
  sentAt: number
  endedAt: number
  /** With `acknowledged`. */
  reply: T | undefined
}

/** Somebody who asks without the service client: a browser. */
export interface Asker {
  who: string
  headers: (number: number) => Record<string, string>
  onResponse?: (response: Response) => void
}

/** Sends calls to whichever server runs, and remembers each of them with its outcome. */
export interface Recorder {
  calls: RecordedCall[]
  /** Sends a changing call once. */
  change: <S extends EndpointShapes>(
    person: string | Asker,
    endpoint: Endpoint<S>,
    sent: (number: number) => Sent<S>,
    kind?: string,
  ) => Promise<RecordedCall<Reply<S>>>
  /** Asks until a server answers. */
  read: <S extends EndpointShapes>(
    person: string | Asker,
    endpoint: Endpoint<S>,
    sent: Sent<S>,
  ) => Promise<Answer<Reply<S>>>
  /** The kinds of the changing calls that wait for their answer. */
  inFlight: () => ReadonlySet<string>
  /** Returns when a call of this kind is sent, or when the time is over. */
  nextOf: (kind: string, millis: number) => Promise<void>
  /** Answers that no failure of a server or a database explains. */
  oddAnswers: string[]
}

const timeoutMillis = 60_000
const pauseMillis = 200

export function openRecorder(urls: () => readonly string[]): Recorder {
  const calls: RecordedCall[] = []
  const oddAnswers: string[] = []
  const pending = new Set<RecordedCall>()
  const onceSent = new Map<string, () => void>()
  let sentCount = 0

  async function send<S extends EndpointShapes>(
    { person, number, endpoint }: { person: string | Asker; number: number; endpoint: Endpoint<S> },
    sent: Sent<S>,
  ): Promise<Answer<Reply<S>> | undefined> {
    const running = urls()
    const url = running[sentCount++ % running.length]
    if (url === undefined) return undefined
    const { headers, onResponse } = askerOf(person)
    const what = `${endpoint.method} ${endpoint.path} of call ${number}`
    const tooLate = sleep(timeoutMillis, 'too late' as const, { ref: false })
    const answer = await Promise.race([
      callerAt(url, headers(number), onResponse)
        .call(endpoint, sent)
        .catch(() => undefined),
      tooLate,
    ])
    if (answer === 'too late') {
      oddAnswers.push(`${what}: none within ${timeoutMillis} ms`)
      return undefined
    }
    if (answer === undefined || answer.status < 500) return answer
    const { message } = answer.body as { message?: string }
    if (answer.status !== 503 || message !== messages.general.databaseUnavailable) {
      oddAnswers.push(`${what}: ${answer.status} ${message}`)
    }
    return undefined
  }

  return {
    calls,
    oddAnswers,
    inFlight: () => new Set([...pending].map(({ kind }) => kind)),
    nextOf: (kind, millis) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, millis)
        onceSent.set(kind, () => {
          clearTimeout(timer)
          resolve()
        })
      }),
    change: async (person, endpoint, sent, kind = endpoint.shapes.audit!) => {
      const number = calls.length + 1
      const call: RecordedCall = {
        number,
        what: endpoint.shapes.audit ?? kind,
        kind,
        who: askerOf(person).who,
        isByClient: typeof person === 'string',
        outcome: 'pending',
        sentAt: Date.now(),
        endedAt: 0,
        reply: undefined,
      }
      calls.push(call)
      pending.add(call)
      onceSent.get(kind)?.()
      onceSent.delete(kind)
      const answer = await send({ person, number, endpoint }, sent(number))
      call.endedAt = Date.now()
      pending.delete(call)
      if (answer === undefined) {
        call.outcome = 'unknown'
        await sleep(pauseMillis)
      } else if (answer.status < 400) {
        call.outcome = 'acknowledged'
        call.reply = answer.body
      } else call.outcome = 'refused'
      return call as RecordedCall<never>
    },
    read: async (person, endpoint, sent) => {
      for (;;) {
        const answer = await send({ person, number: 0, endpoint }, sent)
        if (answer !== undefined) return answer
        await sleep(pauseMillis)
      }
    },
  }
}

function askerOf(person: string | Asker): Asker {
  if (typeof person !== 'string') return person
  return { who: emailOf(person), headers: (number) => headersOf(person, number) }
}

function emailOf(person: string): string {
  return `${person}@sdp.example`
}

/** The name that a call leaves behind wherever the server writes down who did something. */
export function nameInCall(person: string, number: number): string {
  return `${person} #${number}`
}

/** In SQL: the number of the call whose caller's name a column holds. */
export function numberIn(column: string): string {
  return `substring(${column} from '#(\\d+)$')::int`
}

export function addressOf(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}

/** A service client asks, since a torture can be longer than the life of an access token. */
export function headersOf(person: string, number: number): Record<string, string> {
  const user = { name: nameInCall(person, number), email: emailOf(person), sub: person }
  return {
    authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`,
    'x-token': btoa(JSON.stringify(user)),
    'x-forwarded-for': addressOf(number),
  }
}
