/** Everything that makes a revision takes its turn here, since each builds on the last one. */
let underWay: Promise<unknown> | undefined
const made = new Set<string>()

/** Does the work once all earlier calls are answered. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = (underWay === undefined ? work() : underWay.then(work, work)).finally(() => {
    if (underWay === turn) underWay = undefined
  })
  underWay = turn
  return turn
}

/** Whether a call is under way that the next one has to wait for. */
export function hasCallUnderWay(): boolean {
  return underWay !== undefined
}

/** Makes a revision by a call beside the save, such as one that adds a language. */
export function makeRevision<Answer extends { revision: string }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  return inTurn(async () => {
    const answer = await ask()
    noteOwnRevision(answer.revision)
    return answer
  })
}

export function noteOwnRevision(revision: string): void {
  made.add(revision)
}

/** Whether a revision that the server tells of was made here; the answer of a call may still be on its way. */
export async function isOwnRevision(revision: string): Promise<boolean> {
  await underWay?.catch(() => undefined)
  return made.has(revision)
}
