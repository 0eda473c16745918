import { setMaxListeners } from 'node:events'

type Work<T> = (signal: AbortSignal) => Promise<T>

/**
 * Does work that ends with any of the signals. What `AbortSignal.any` returns would stay noted in each of them: in Node 20 for
 * good, and the signal that the server stops lives as long as the server.
 */
export async function untilAny<T>(signals: readonly AbortSignal[], work: Work<T>): Promise<T> {
  const ended = new AbortController()
  const end = () => ended.abort(signals.find((signal) => signal.aborted)?.reason)
  setMaxListeners(0, ended.signal, ...signals)
  for (const signal of signals) signal.addEventListener('abort', end, { once: true })
  try {
    if (signals.some((signal) => signal.aborted)) end()
    return await work(ended.signal)
  } finally {
    for (const signal of signals) signal.removeEventListener('abort', end)
  }
}

/** Does work that ends with the signal, or after this time; nothing of it is kept once it is done. */
export async function withinMillis<T>(millis: number, signal: AbortSignal, work: Work<T>): Promise<T> {
  const timeout = new AbortController()
  const end = () => timeout.abort(new DOMException(`It took longer than ${millis} ms`, 'TimeoutError'))
  const timer = setTimeout(end, millis).unref()
  try {
    return await untilAny([signal, timeout.signal], work)
  } finally {
    clearTimeout(timer)
  }
}
