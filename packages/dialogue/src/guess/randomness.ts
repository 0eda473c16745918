/** Numbers that look like chance and are always the same for a seed. */
export interface Randomness {
  /** A whole number from 0, less than the limit. */
  below(limit: number): number
}

/** The numbers of a seed. */
export function randomness(seed: number): Randomness {
  let state = seed >>> 0
  return {
    below(limit) {
      state = (state + 0x9e3779b9) >>> 0
      let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
      mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
      return Math.floor((((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32) * limit)
    },
  }
}
