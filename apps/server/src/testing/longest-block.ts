import { readFileSync } from 'node:fs'

const everyMillis = 5

/**
 * Does something, and measures the longest time in which this thread, and so a server in it, did nothing else. What it waited
 * for a core of a busy machine does not count, where the system says how long that was.
 */
export async function longestBlock<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; millis: number }> {
  let last = performance.now()
  let waited = waitedMillis()
  let longest = 0
  const look = () => {
    const now = performance.now()
    const waitedNow = waitedMillis()
    longest = Math.max(longest, now - last - everyMillis - (waitedNow - waited))
    last = now
    waited = waitedNow
  }
  const timer = setInterval(look, everyMillis)
  try {
    const result = await work()
    look()
    return { result, millis: longest }
  } finally {
    clearInterval(timer)
  }
}

/**
 * The same, measured up to three times until it is below a limit: a pause of the whole machine does not come again, what the
 * work itself blocks does so every time.
 */
export async function longestBlockBelow<Result>(
  limit: number,
  work: () => Promise<Result>,
): Promise<{ result: Result; millis: number }> {
  let measured = await longestBlock(work)
  for (let again = 0; again < 2 && measured.millis >= limit; again++) measured = await longestBlock(work)
  return measured
}

/** How long this thread has waited for a core, as Linux counts it. */
function waitedMillis(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[1]) / 1e6
  } catch {
    return 0
  }
}
