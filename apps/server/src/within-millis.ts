/**
 * Aborts with the signal, or after this time. Node 20 collects an `AbortSignal.timeout` that only an `AbortSignal.any` refers
 * to, and whoever waits for it waits for ever; a timer keeps its controller.
 */
export function withinMillis(millis: number, signal: AbortSignal): AbortSignal {
  const timeout = new AbortController()
  const end = () => timeout.abort(new DOMException(`It took longer than ${millis} ms`, 'TimeoutError'))
  setTimeout(end, millis).unref()
  return AbortSignal.any([signal, timeout.signal])
}
