/** Everything that makes a revision takes its turn here, since each builds on the last one. */
let pending: Promise<unknown> | undefined
const made = new Set<string>()

/** Does the work once all earlier calls are answered (ruling R408). */
export function enqueue<T>(work: () => Promise<T>): Promise<T> {
  const turn = (pending === undefined ? work() : pending.then(work, work)).finally(() => {
    if (pending === turn) pending = undefined
  })
  pending = turn
  return turn
}

/** Whether a call is under way that the next one has to wait for. */
export function hasPendingCall(): boolean {
  return pending !== undefined
}

/** Makes a revision by a call in addition to the save, such as one that adds a language. */
export function makeRevision<Answer extends { revision: string }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  return enqueue(async () => {
    const answer = await ask()
    noteOwnRevision(answer.revision)
    return answer
  })
}

export function noteOwnRevision(revision: string): void {
  made.add(revision)
}

/** Whether a revision that the server announces was made here; the answer of a call may still be on its way. */
export async function isOwnRevision(revision: string): Promise<boolean> {
  await pending?.catch(() => undefined)
  return made.has(revision)
}
