/** Calls beside the save that make revisions too. They and the saves take turns, since each builds on the last revision. */
let underWay: Promise<void> | undefined
const made = new Set<string>()

/** Does the work once all earlier calls are answered. */
export function inTurn(work: () => Promise<void>): Promise<void> {
  const turn = (underWay === undefined ? work() : underWay.then(work)).finally(() => {
    if (underWay === turn) underWay = undefined
  })
  underWay = turn
  return turn
}

/** Until when a save has to wait; nothing when no call is under way. */
export function callsUnderWay(): Promise<void> | undefined {
  return underWay
}

export function noteOwnRevision(revision: string): void {
  made.add(revision)
}

/** Whether a revision that the server tells of was made here; the answer of a call may still be on its way. */
export async function isOwnRevision(revision: string): Promise<boolean> {
  await underWay
  return made.has(revision)
}
