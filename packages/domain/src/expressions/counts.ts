/** A whole number: a bigint only where a number would no longer be exact. */
export type Count = number | bigint

/**
 * Reusable parts that double each other soon have counts that no memory holds; beyond this they are not distinguished
 * (ruling R69).
 */
const most = 2n ** 65_536n

/** The sum, at most the highest number that is counted. */
export function plus(a: Count, b: Count): Count {
  if (typeof a === 'number' && typeof b === 'number' && a + b <= Number.MAX_SAFE_INTEGER) return a + b
  return atMost(BigInt(a) + BigInt(b))
}

/** The product, at most the highest number that is counted. Numbers are gathered first: long bigints are slow. */
export function product(counts: readonly Count[]): Count {
  let gathered = 1
  let large = 1n
  for (const count of counts) {
    if (typeof count === 'number' && gathered * count <= Number.MAX_SAFE_INTEGER) {
      gathered *= count
    } else {
      large = atMost(large * BigInt(count))
    }
    if (gathered > 2 ** 40) {
      large = atMost(large * BigInt(gathered))
      gathered = 1
    }
  }
  return large === 1n ? gathered : narrow(large * BigInt(gathered))
}

function narrow(count: bigint): Count {
  return count <= Number.MAX_SAFE_INTEGER ? Number(count) : atMost(count)
}

function atMost(count: bigint): bigint {
  return count < most ? count : most
}

/** The part of the whole, between 0 and 1. */
export function ratio(part: Count, whole: Count): number {
  if (typeof whole === 'number') return Number(part) / whole
  const scale = 2 ** 53
  return Number((BigInt(part) * BigInt(scale)) / whole) / scale
}

/** No sample ever gets so far; small enough to be kept without a box of its own, which long expressions feel. */
export const farAway = 2 ** 30 - 1

/** The count as a number that is exact as far as samples ever get. */
export function asNumber(count: Count): number {
  return typeof count === 'number' && count < farAway ? count : farAway
}
