import type { HandlerAnswer, HandlerCall } from '@sdp/dialogue'
import { messages } from '@sdp/domain'
import type { Environment } from '@sdp/domain/api-actions'
import { environments } from '@sdp/domain/api-actions'
import { z } from 'zod'
import { askHandler, type HandlerReach, handlerProblem } from '../../outside/handlers.ts'

const timeoutMillis = 8_000
const maxBytes = 1024 * 1024

const Answer = z.object({
  returnValue: z.unknown().optional(),
  data: z.unknown().optional(),
  inputs: z.record(z.string(), z.unknown()).optional(),
})

interface CallOptions {
  reach: HandlerReach
  environment: string
  signal: AbortSignal
}

/** Calls the handler that a rule wants. That it cannot be reached or says no is an answer too, with its reason. */
export async function callHandler(
  { handler, path, body }: HandlerCall,
  { reach, environment, signal }: CallOptions,
): Promise<HandlerAnswer> {
  const { failures } = messages.handlers
  if (handler === undefined) return { failure: failures.none }
  const at = environments.find((one) => one === environment) ?? ('dev' satisfies Environment)
  const base = handler.urls[at].trim()
  if (base === '') return { failure: failures.noUrl(handler.id, at) }
  try {
    const { status, body: answered } = await askHandler(reach, addressOf(base, path), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      timeoutMillis,
      maxBytes,
      signal,
    })
    if (status >= 400) return { failure: failures.status(status, excerptOf(answered)) }
    return readAnswer(answered)
  } catch (error) {
    return { failure: handlerProblem(error) }
  }
}

function addressOf(base: string, path: readonly string[]): string {
  return [base.replace(/\/+$/, ''), ...path.map(encodeURIComponent)].join('/')
}

function readAnswer(body: Buffer): HandlerAnswer {
  const { failures } = messages.handlers
  try {
    const parsed = Answer.safeParse(JSON.parse(body.toString('utf8')))
    return parsed.success ? (parsed.data as HandlerAnswer) : { failure: failures.shape }
  } catch {
    return { failure: failures.noJson(excerptOf(body)) }
  }
}

function excerptOf(body: Buffer): string {
  return body.toString('utf8').replaceAll(/\s+/g, ' ').trim().slice(0, 120)
}
