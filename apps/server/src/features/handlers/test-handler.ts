import type { HandlerAnswer } from '@sdp/api'
import { askHandler, type HandlerReach, handlerProblem } from '../../outside/handlers.ts'

const patienceMillis = 10_000
const mostBytes = 1024 * 1024
/** What a person looks at. */
const mostCharacters = 20_000

/** Calls a handler as an author named it. That it is not there or says no is an answer too, and no failure of ours. */
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
      patienceMillis,
      mostBytes,
      signal,
    })
    const text = body.toString('utf8')
    return {
      isAnswered: true,
      millis: millis(),
      status,
      contentType: headers['content-type'] ?? '',
      body: text.slice(0, mostCharacters),
      isCut: text.length > mostCharacters,
    }
  } catch (error) {
    return { isAnswered: false, millis: millis(), problem: handlerProblem(error) }
  }
}
