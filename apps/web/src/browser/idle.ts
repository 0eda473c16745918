const timeoutMillis = 2_000

/** Does something when the page has nothing else to do, at the latest after 2 s; returns the way to give it up. */
export function whenIdle(work: () => void): () => void {
  // Safari has no such callbacks
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 50)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work, { timeout: timeoutMillis })
  return () => cancelIdleCallback(idle)
}
