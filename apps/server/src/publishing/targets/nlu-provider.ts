import { excerpt, messages } from '@sdp/domain'
import { z } from 'zod'
import { askOutside, OutsideRefusal, type OutsideRequest } from '../../outside/http.ts'
import { withinMillis } from '../../process/ending-signals.ts'
import { placeName } from '../place.ts'
import {
  ContentMissing,
  type Delivery,
  LaterActive,
  type NamedPublishingPlace,
  type Switch,
  type Target,
  type TargetContent,
  TargetRefusal,
} from './target.ts'

const defaultTimeoutMillis = 60_000
const lookMillis = 5_000
/** The maximum of calls at once to find out what a provider has. */
const looksAtOnce = 16
const maxBytes = 1024 * 1024

const Delivered = z.object({ contentHash: z.string() })
const Active = z.object({ artifact: z.string().nullable() })
const HeldReply = z.object({
  artifact: z.string().nullable(),
  number: z.number().optional(),
  savePoint: z.string().optional(),
})

/**
 * A provider that understands languages. `PUT .../models/{artifact}` brings a language model, `PUT .../active` with its
 * artifact and the number of the run switches to it; both can be repeated. A lower number than the one before is answered
 * with 409, a model that is not there with 404. `GET .../active` says what is active, with the number that it came with.
 */
export function nluProviderTarget(
  provider: string,
  base: string,
  { timeoutMillis = defaultTimeoutMillis } = {},
): Target {
  const at = ({ node, environment, name, language }: NamedPublishingPlace, ...more: string[]) =>
    [base, ...[node, environment, name, language, ...more].map(encodeURIComponent)].join('/')

  async function put<T>(
    address: string,
    { body, shape, signal }: { body: unknown; shape: z.ZodType<T>; signal: AbortSignal },
  ): Promise<T> {
    const { status, body: answer } = await ask(address, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      timeoutMillis,
      signal,
    })
    const reason = messages.pipelines.status(status, messageOf(answer))
    if (status === 404) throw new ContentMissing(reason)
    if (status === 409) throw new LaterActive()
    // Too many at once and trouble of its own may pass
    if (status >= 400 && status < 500 && status !== 429 && status !== 408) throw new TargetRefusal(reason)
    if (status < 200 || status >= 300) throw new Error(reason)
    return readAnswer(answer, shape)
  }

  async function heldAt(place: NamedPublishingPlace, signal: AbortSignal): Promise<TargetContent> {
    const { status, body } = await ask(at(place, 'active'), {
      headers: { accept: 'application/json' },
      timeoutMillis: lookMillis,
      signal,
    })
    if (status === 404) return { artifact: null }
    if (status !== 200) throw new Error(messages.pipelines.status(status))
    return readAnswer(body, HeldReply)
  }

  return {
    name: `NLU provider ${provider}`,
    deliver: async ({ run, files }: Delivery, signal) => {
      const { contentHash, savePointName, revision, artifactId } = run
      const body = { contentHash, savePoint: savePointName, revision, files }
      const delivered = await put(at(run, 'models', artifactId), { body, shape: Delivered, signal })
      if (delivered.contentHash !== contentHash) throw new Error(messages.pipelines.otherContent)
    },
    switchTo: async ({ run, artifact }: Switch, signal) => {
      const body = { artifact: artifact?.id ?? null, number: run.number }
      const activated = await put(at(run, 'active'), { body, shape: Active, signal }).catch(async (error) => {
        if (!(error instanceof LaterActive)) throw error
        const held = await heldAt(run, signal).catch(() => undefined)
        throw new LaterActive(held?.number)
      })
      if (activated.artifact !== body.artifact) throw new Error(messages.pipelines.otherContent)
    },
    holds: async (places, signal) => {
      const found = new Map<string, TargetContent>()
      await withinMillis(lookMillis, signal, async (inTime) => {
        for (let from = 0; from < places.length; from += looksAtOnce) {
          const some = places.slice(from, from + looksAtOnce)
          const held = await Promise.allSettled(some.map((place) => heldAt(place, inTime)))
          for (const [at, one] of held.entries()) {
            if (one.status === 'fulfilled') found.set(placeName(some[at]!), one.value)
          }
        }
      })
      return found
    },
  }
}

async function ask(address: string, request: Omit<OutsideRequest, 'namedBy' | 'maxBytes'>) {
  try {
    return await askOutside(address, { ...request, namedBy: 'operator', maxBytes })
  } catch (error) {
    if (error instanceof OutsideRefusal) throw new TargetRefusal(error.message)
    throw error
  }
}

/** What a provider says about a refusal: the message in its JSON, or a plain text, as one line; pages are not for readers. */
function messageOf(answer: Buffer): string | undefined {
  const text = answer.toString('utf8')
  const message = /^\s*[{["]/.test(text) ? messageIn(text) : /^\s*</.test(text) ? '' : text
  const line = message.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  return line === '' ? undefined : excerpt(line)
}

const Refusal = z.union([
  z.string(),
  z.object({ message: z.string() }).transform(({ message }) => message),
  z.object({ error: z.string() }).transform(({ error }) => error),
  z.object({ error: z.object({ message: z.string() }) }).transform(({ error }) => error.message),
  z.object({ detail: z.string() }).transform(({ detail }) => detail),
])

function messageIn(text: string): string {
  try {
    return Refusal.safeParse(JSON.parse(text)).data ?? ''
  } catch {
    return ''
  }
}

function readAnswer<T>(answer: Buffer, shape: z.ZodType<T>): T {
  let json: unknown
  try {
    json = JSON.parse(answer.toString('utf8'))
  } catch {
    throw new Error(messages.pipelines.nonsense)
  }
  const { success, data } = shape.safeParse(json)
  if (!success) throw new Error(messages.pipelines.nonsense)
  return data as T
}
