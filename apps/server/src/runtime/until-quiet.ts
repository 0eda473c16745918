/** For how long nothing is asked for before it is quiet; who talks asks again sooner. */
const quietMillis = 50
/** Where it never becomes quiet, work goes on a little now and then. */
const maxMillis = 250

interface Timing {
  clock: () => number
  wait: (look: () => void, millis: number) => void
}

interface Quiet {
  /** Something was asked for. */
  disturb: () => void
  /** Calls back when it is quiet. */
  defer: (work: () => void) => void
}

/** Puts work off while somebody waits for an answer, or is likely to soon. */
export function untilQuiet({ clock, wait }: Timing): Quiet {
  let disturbed = Number.NEGATIVE_INFINITY
  return {
    disturb: () => {
      disturbed = clock()
    },
    defer: (work) => {
      const latest = clock() + maxMillis
      const look = () => {
        const left = Math.min(disturbed + quietMillis, latest) - clock()
        if (left <= 0) work()
        else wait(look, left)
      }
      wait(look, 0)
    },
  }
}
