import { readFileSync } from 'node:fs'

/** What was measured, what it is measured against, and how large the ratio of the two may be. */
export interface Line {
  what: string
  millis: number
  against: string
  floor: number
  limit: number
}

const before = processorTimes()

/** Prints the table and how much of the machine was not there to be used; returns whether a limit is broken. */
export function print(lines: readonly Line[]): boolean {
  const rows = lines.map(({ what, millis, against, floor, limit }) => ({
    what,
    ms: millis.toFixed(2),
    against,
    'its ms': floor.toFixed(2),
    ratio: (millis / floor).toFixed(3),
    limit: limit.toFixed(3),
    verdict: millis / floor <= limit ? 'holds' : 'BROKEN',
  }))
  console.table(rows)
  const stolen = stolenSince(before)
  if (stolen !== undefined)
    console.log(`The host of this machine took ${stolen} % of its processors meanwhile.`)
  return rows.some(({ verdict }) => verdict === 'BROKEN')
}

/** What Linux counts of all processors: their whole time, and what the host of a virtual machine took of it. */
function processorTimes(): { all: number; stolen: number } | undefined {
  try {
    const [, ...times] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]!.split(/ +/).map(Number)
    return { all: times.reduce((sum, time) => sum + time, 0), stolen: times[7] ?? 0 }
  } catch {
    return undefined
  }
}

function stolenSince(start: ReturnType<typeof processorTimes>): number | undefined {
  const end = processorTimes()
  if (start === undefined || end === undefined) return undefined
  return Math.round((100 * (end.stolen - start.stolen)) / (end.all - start.all))
}
