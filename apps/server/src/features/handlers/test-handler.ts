import type { HandlerAnswer } from '@sdp/api'
import { messages } from '@sdp/domain'
import { askOutside } from '../../outside/http.ts'

const patienceMillis = 10_000
const mostBytes = 1024 * 1024
/** What a person looks at. */
const mostCharacters = 20_000

/** Calls a handler as an author named it. That it is not there or says no is an answer too, and no failure of ours. */
export async function testHandler(url: string): Promise<HandlerAnswer> {
  const begun = performance.now()
  const millis = () => Math.round(performance.now() - begun)
  try {
    const { status, headers, body } = await askOutside(url, {
      namedBy: 'author',
      headers: { accept: 'application/json, text/plain, */*' },
      patienceMillis,
      mostBytes,
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
    return { isAnswered: false, millis: millis(), problem: problemOf(error) }
  }
}

/** What the system calls by a code has a sentence of its own. */
function problemOf(error: unknown): string {
  const { unknownHost, nobodyThere } = messages.handlers
  const code = (error as { code?: unknown }).code
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return unknownHost
  if (code === 'ECONNREFUSED') return nobodyThere
  return error instanceof Error ? error.message : String(error)
}
