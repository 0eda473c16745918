/** Well below what anybody notices, with room for what the browser has to do in addition. */
const maxSliceMillis = 8

/** For long work in slices: awaiting the answer lets the page breathe whenever a slice is over. */
export function newPace(): () => Promise<void> | undefined {
  let started = performance.now()
  return () => {
    if (performance.now() - started < maxSliceMillis) return undefined
    return nextTask().then(() => {
      started = performance.now()
    })
  }
}

/** Lets everything that waits go first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
