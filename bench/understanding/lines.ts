import type { Line } from '../report.ts'

/** Shares of a hundred stand where milliseconds do: how many are wrong, and how many may be. */
export function wrongAgainst(what: string, wrong: number, against: { name: string; share: number }): Line {
  return { what, millis: wrong, against: against.name, floor: against.share, limit: 1 }
}

/** That at least such a share is right. */
export function rightAtLeast(what: string, right: number, share: number): Line {
  return wrongAgainst(`${what} (${right.toFixed(1)} %): the others`, 100 - right, {
    name: `${share} %`,
    share: 100 - share,
  })
}
