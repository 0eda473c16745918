/** Most have learned within it. */
const quantumMillis = 500

interface QueuedLearner {
  learner: object
  /** How many wait for what it learns. */
  waiting: number
  wake: (() => void)[]
}

interface InLine {
  /** To be awaited before each step. */
  turn: () => Promise<void> | undefined
  leave: () => void
}

/**
 * Round robin over what learns while somebody waits for it, with a quantum in which most are done. With a step each in turn all
 * of them would end late: where many wait, nobody would be answered in time.
 */
export function learningLine(clock: () => number): (learner: object) => InLine {
  const line: QueuedLearner[] = []
  let since = 0
  const callFirst = () => {
    since = clock()
    for (const wake of line[0]?.wake.splice(0) ?? []) wake()
  }
  return (learner) => {
    let place = line.find((one) => one.learner === learner)
    if (place === undefined) {
      place = { learner, waiting: 0, wake: [] }
      if (line.push(place) === 1) callFirst()
    }
    const own = place
    own.waiting++
    return {
      turn: () => {
        if (line[0] === own && clock() - since >= quantumMillis) {
          line.push(line.shift()!)
          callFirst()
        }
        return line[0] === own ? undefined : new Promise((called) => own.wake.push(called))
      },
      leave: () => {
        if (--own.waiting > 0) return
        const wasFirst = line[0] === own
        line.splice(line.indexOf(own), 1)
        if (wasFirst) callFirst()
      },
    }
  }
}
