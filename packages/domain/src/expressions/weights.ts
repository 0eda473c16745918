const highestWeight = 500
const lowestMaximum = 100

/** The most weight, in percent, that an expression with so many combinations may have. */
export function maxWeight(combinations: bigint): number {
  const byCombinations = combinations > 1000n ? highestWeight : Math.floor(0.8 * Number(combinations) * 100)
  return Math.max(lowestMaximum, Math.min(byCombinations, highestWeight))
}
