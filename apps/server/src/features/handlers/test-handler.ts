import type { HandlerAnswer } from '@sdp/api'
import { askHandler, type HandlerReach, handlerProblem } from '../../outside/handlers.ts'

const timeoutMillis = 10_000
const maxBytes = 1024 * 1024
/** What a person looks at. */
const maxCharacters = 20_000

/**
 * Calls a handler as an author named it. That it is not there or says no is an answer too, and no failure of ours
 * (ruling R110).
 */
export async function testHandler(
  reach: HandlerReach,
  url: string,
  signal: AbortSignal,
): Promise<HandlerAnswer> {
  const begun = performance.now()
  const millis = () => Math.round(performance.now() - begun)
  try {
    const { status, headers, body } = await askHandler(reach, url, {
      headers: { accept: 'application/json, text/plain, */*' },
      timeoutMillis,
      maxBytes,
      signal,
    })
    const text = body.toString('utf8')
    return {
      isAnswered: true,
      millis: millis(),
      status,
      contentType: headers['content-type'] ?? '',
      body: text.slice(0, maxCharacters),
      isCut: text.length > maxCharacters,
    }
  } catch (error) {
    return { isAnswered: false, millis: millis(), problem: handlerProblem(error) }
  }
}
