import { setMaxListeners } from 'node:events'

/** Does something that is given up after a while; any number of domains can wait for that signal at once. */
export async function withPatience<T>(millis: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const patience = new AbortController()
  setMaxListeners(0, patience.signal)
  const timer = setTimeout(() => patience.abort(new Error(`gave up after ${millis} ms`)), millis)
  try {
    return await work(patience.signal)
  } finally {
    clearTimeout(timer)
  }
}
