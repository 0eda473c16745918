export interface Countdown {
  pause(): void
  resume(): void
  stop(): void
}

/** Calls back once the given time has run while not paused. */
export function startCountdown(milliseconds: number, onEnd: () => void): Countdown {
  let remaining = milliseconds
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function resume() {
    if (timer !== undefined) return
    since = Date.now()
    timer = setTimeout(onEnd, remaining)
  }
  function stop() {
    clearTimeout(timer)
    timer = undefined
  }
  function pause() {
    if (timer === undefined) return
    stop()
    remaining -= Date.now() - since
  }

  resume()
  return { pause, resume, stop }
}
