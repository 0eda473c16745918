/** A set of small numbers, as a bitmap with a summary level, whose bits say which words are not zero: sparse sets are intersected in few steps. */
export interface Bits {
  words: Uint32Array
  /** Bit i of word j is set where word 32j + i of `words` is not zero. */
  summary: Uint32Array
}

/** A set of some of the numbers below `size`. */
export function bitsOf(size: number, numbers: Iterable<number>): Bits {
  const bits = { words: new Uint32Array((size + 31) >>> 5), summary: new Uint32Array((size + 1023) >>> 10) }
  for (const number of numbers) addTo(bits, number)
  return bits
}

/** A set of its own with the same numbers. */
export function copyOf({ words, summary }: Bits): Bits {
  return { words: words.slice(), summary: summary.slice() }
}

export function addTo({ words, summary }: Bits, number: number): void {
  words[number >>> 5]! |= 1 << (number & 31)
  summary[number >>> 10]! |= 1 << ((number >>> 5) & 31)
}

/** The smallest number that all sets have, or -1. At least one set is given. */
export function firstInAll(sets: readonly Bits[]): number {
  const [first] = sets
  const { length } = first!.summary
  for (let at = 0; at < length; at++) {
    let shared = first!.summary[at]!
    for (let set = 1; set < sets.length && shared !== 0; set++) shared &= sets[set]!.summary[at]!
    while (shared !== 0) {
      const lowest = lowestBit(shared)
      const word = (at << 5) | lowest
      let common = first!.words[word]!
      for (let set = 1; set < sets.length && common !== 0; set++) common &= sets[set]!.words[word]!
      if (common !== 0) return (word << 5) | lowestBit(common)
      shared &= shared - 1
    }
  }
  return -1
}

/** The numbers that both sets have, from the smallest. */
export function inBoth(a: Bits, b: Bits): number[] {
  const found: number[] = []
  for (let word = 0; word < a.words.length; word++) {
    for (let common = a.words[word]! & b.words[word]!; common !== 0; common &= common - 1) {
      found.push((word << 5) | lowestBit(common))
    }
  }
  return found
}

function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word)
}
