/** Above this, whoever watches the server has to hear that the database does not answer. */
const longestWait = 3000

/**
 * Asks the database, and fails when it has not answered in time. While it is silent there is one question under way,
 * whoever asks: a monitor that asks every second must not take all connections.
 */
export function askDatabase<T>(question: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | undefined
  return () => {
    underWay ??= question().finally(() => {
      underWay = undefined
    })
    return inTime(underWay)
  }
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`no answer within ${longestWait} ms`)), longestWait)
  })
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer))
}
