/** A set of the states of one input, by their numbers. */
export type Bits = Uint32Array

export function noBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5)
}

export function allBits(size: number): Bits {
  const bits = noBits(size)
  for (let at = 0; at < size; at++) setBit(bits, at)
  return bits
}

export function setBit(bits: Bits, at: number): void {
  bits[at >>> 5]! |= 1 << (at & 31)
}

export function meet(a: Bits, b: Bits): boolean {
  for (let word = 0; word < a.length; word++) if ((a[word]! & b[word]!) !== 0) return true
  return false
}

export function isInside(a: Bits, b: Bits): boolean {
  for (let word = 0; word < a.length; word++) if ((a[word]! & ~b[word]!) !== 0) return false
  return true
}

export function both(a: Bits, b: Bits): Bits {
  return a.map((word, at) => word & b[at]!)
}

export function without(a: Bits, b: Bits): Bits {
  return a.map((word, at) => word & ~b[at]!)
}

export function isNone(bits: Bits): boolean {
  return bits.every((word) => word === 0)
}

/** The number of the first state in a set that has one. */
export function firstBit(bits: Bits): number {
  const word = bits.findIndex((one) => one !== 0)
  return word * 32 + (31 - Math.clz32(bits[word]! & -bits[word]!))
}
