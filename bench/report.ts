/** What was measured, what it is measured against, and how large the ratio of the two may be. */
export interface Line {
  what: string
  millis: number
  against: string
  floor: number
  limit: number
}

/** Prints the table; answers whether a limit is broken. */
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
  return rows.some(({ verdict }) => verdict === 'BROKEN')
}
