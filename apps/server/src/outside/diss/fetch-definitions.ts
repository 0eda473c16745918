import { setTimeout as wait } from 'node:timers/promises'

const attempts = 3
const firstWaitMillis = 500
const patienceMillis = 10_000
const mostBytes = 50 * 1024 * 1024

/** The service answered, and asking again would give the same. */
class FinalAnswer extends Error {}

/** Asks a service for its definitions, a list or a single one; what fails by chance is tried again. */
export async function fetchDefinitions(url: string, signal: AbortSignal): Promise<unknown[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await ask(url, signal)
      return Array.isArray(answer) ? answer : [answer]
    } catch (error) {
      if (signal.aborted || error instanceof FinalAnswer || attempt === attempts) throw error
      await wait(firstWaitMillis * 2 ** (attempt - 1), undefined, { signal })
    }
  }
}

async function ask(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMillis)]),
  })
  if (!response.ok) {
    await response.body?.cancel()
    const sentence = `it answered ${response.status}`
    throw response.status < 500 ? new FinalAnswer(sentence) : new Error(sentence)
  }
  const text = await readText(response)
  try {
    return JSON.parse(text)
  } catch {
    throw new FinalAnswer('its answer is no JSON')
  }
}

/** The text of an answer; counted while it comes, since a length can be missing or wrong. */
async function readText({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of body ?? []) {
    bytes += piece.length
    if (bytes > mostBytes) throw new FinalAnswer(`its answer is larger than ${mostBytes / 1024 / 1024} MB`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}
