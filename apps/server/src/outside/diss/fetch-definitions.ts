import { setTimeout as wait } from 'node:timers/promises'
import { askOutside, OutsideRefusal } from '../http.ts'

const attempts = 3
const firstWaitMillis = 500
const timeoutMillis = 10_000
const maxBytes = 50 * 1024 * 1024

/** Asks a service for its definitions, a list or a single one; what fails by chance is tried again. */
export async function fetchDefinitions(url: string, signal: AbortSignal): Promise<unknown[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await ask(url, signal)
      return Array.isArray(answer) ? answer : [answer]
    } catch (error) {
      if (signal.aborted || error instanceof OutsideRefusal || attempt === attempts) throw error
      await wait(firstWaitMillis * 2 ** (attempt - 1), undefined, { signal })
    }
  }
}

async function ask(url: string, signal: AbortSignal): Promise<unknown> {
  const { status, body } = await askOutside(url, {
    namedBy: 'operator',
    headers: { accept: 'application/json' },
    timeoutMillis,
    maxBytes,
    signal,
  })
  if (status < 200 || status > 299) {
    const sentence = `it answered ${status}`
    throw status < 500 ? new OutsideRefusal(sentence) : new Error(sentence)
  }
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new OutsideRefusal('its answer is no JSON')
  }
}
