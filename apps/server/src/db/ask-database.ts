/** After this time a health check must report that the database does not answer. */
const maxWaitMillis = 3000

/**
 * Asks the database, and fails when it has not answered in time. While it is silent there is one question under way,
 * whoever asks: a monitor that asks every second must not take all connections.
 */
export function askDatabase<T>(question: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined
  return () => {
    pending ??= question().finally(() => {
      pending = undefined
    })
    return inTime(pending)
  }
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`no answer within ${maxWaitMillis} ms`)), maxWaitMillis)
  })
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer))
}
