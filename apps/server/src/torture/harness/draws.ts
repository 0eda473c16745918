import fc from 'fast-check'

/** Numbers that are the same for the same seed. */
export function openDraws(seed: number): (below: number) => number {
  const drawn = fc.sample(fc.nat(), { seed, numRuns: 20_000 })
  let at = 0
  return (below) => drawn[at++ % drawn.length]! % Math.max(1, below)
}
