const maxWaitMillis = 3_000

/** Comes back when the browser is online again, and after a while anyway: it may be the server that was away. */
export function connectionBack(): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer)
      window.removeEventListener('online', goOn)
      resolve()
    }
    const timer = setTimeout(goOn, maxWaitMillis)
    window.addEventListener('online', goOn)
  })
}
