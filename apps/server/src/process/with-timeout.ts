import { setMaxListeners } from 'node:events'

/** Does something that is given up after a while; any number of domains can wait for that signal at once. */
export async function withTimeout<T>(millis: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const timeout = new AbortController()
  setMaxListeners(0, timeout.signal)
  const timer = setTimeout(() => timeout.abort(new Error(`gave up after ${millis} ms`)), millis)
  try {
    return await work(timeout.signal)
  } finally {
    clearTimeout(timer)
  }
}
