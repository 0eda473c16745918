/** Runs the work once at a time; whoever asks while it runs gets the run that follows. */
export function oneAtATime<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve()
  let waiting: Promise<T> | undefined
  return () => {
    waiting ??= running.then(() => {
      const run = work()
      running = run.catch(() => {})
      waiting = undefined
      return run
    })
    return waiting
  }
}
