import { messages } from '@sdp/domain'
import { z } from 'zod'
import { askOutside, OutsideRefusal, type OutsideRequest } from '../../outside/http.ts'
import type { Run } from '../run-record.ts'
import { ContentMissing, type Delivery, type Switch, type Target, TargetRefusal } from './target.ts'

const usualPatienceMillis = 60_000
const pingMillis = 5_000
const mostBytes = 1024 * 1024

const Delivered = z.object({ contentHash: z.string() })
const Active = z.object({ artifact: z.string().nullable() })

/**
 * A provider that understands languages. `PUT .../models/{artifact}` brings a language model, `PUT .../active` with its
 * artifact and the number of the run switches to it; both can be repeated. A lower number than the one before is answered
 * with 409, a model that is not there with 404.
 */
export function nluProviderTarget(
  provider: string,
  base: string,
  { patienceMillis = usualPatienceMillis } = {},
): Target {
  const at = ({ node, environment, name, language }: Run, ...more: string[]) =>
    [base, ...[node, environment, name, language, ...more].map(encodeURIComponent)].join('/')

  async function put<T>(
    address: string,
    { body, shape, signal }: { body: unknown; shape: z.ZodType<T>; signal: AbortSignal },
  ): Promise<T> {
    const { status, body: answer } = await ask(address, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      patienceMillis,
      signal,
    })
    if (status === 404) throw new ContentMissing(messages.pipelines.status(status))
    if (status === 409) throw new TargetRefusal(messages.pipelines.later)
    // Too many at once and trouble of its own may pass
    if (status >= 400 && status < 500 && status !== 429 && status !== 408) {
      throw new TargetRefusal(messages.pipelines.status(status))
    }
    if (status < 200 || status >= 300) throw new Error(messages.pipelines.status(status))
    return readAnswer(answer, shape)
  }

  return {
    name: `NLU provider ${provider}`,
    deliver: async ({ run, files }: Delivery, signal) => {
      const { contentHash, savePointName, revision, artifactId } = run
      const body = { contentHash, savePoint: savePointName, revision, files }
      const told = await put(at(run, 'models', artifactId), { body, shape: Delivered, signal })
      if (told.contentHash !== contentHash) throw new Error(messages.pipelines.otherContent)
    },
    switchTo: async ({ run, artifact }: Switch, signal) => {
      const body = { artifact: artifact?.id ?? null, number: run.number }
      const told = await put(at(run, 'active'), { body, shape: Active, signal })
      if (told.artifact !== body.artifact) throw new Error(messages.pipelines.otherContent)
    },
    ping: async (signal) => {
      const { status } = await ask(base, { patienceMillis: pingMillis, signal })
      if (status >= 500) throw new Error(messages.pipelines.status(status))
    },
  }
}

async function ask(address: string, request: Omit<OutsideRequest, 'namedBy' | 'mostBytes'>) {
  try {
    return await askOutside(address, { ...request, namedBy: 'operator', mostBytes })
  } catch (error) {
    if (error instanceof OutsideRefusal) throw new TargetRefusal(error.message)
    throw error
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
