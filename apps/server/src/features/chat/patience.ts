import { setMaxListeners } from 'node:events'

/** Ends after a while; any number of domains can wait for it at once. */
export function patience(millis: number): AbortSignal {
  const signal = AbortSignal.timeout(millis)
  setMaxListeners(0, signal)
  return signal
}
