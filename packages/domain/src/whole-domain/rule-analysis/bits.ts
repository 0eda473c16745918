/** A set of the states of one input, by their numbers. */
export type Bits = Uint32Array

export function noBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5)
}

export function allBits(size: number): Bits {
  const bits = noBits(size)
  bits.fill(0xffffffff)
  if ((size & 31) !== 0) bits[bits.length - 1] = (1 << (size & 31)) - 1
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
  const bits = new Uint32Array(a.length)
  for (let word = 0; word < a.length; word++) bits[word] = a[word]! & b[word]!
  return bits
}

export function without(a: Bits, b: Bits): Bits {
  const bits = new Uint32Array(a.length)
  for (let word = 0; word < a.length; word++) bits[word] = a[word]! & ~b[word]!
  return bits
}

export function isNone(bits: Bits): boolean {
  for (let word = 0; word < bits.length; word++) if (bits[word] !== 0) return false
  return true
}

/** The number of the first state in a set that has one. */
export function firstBit(bits: Bits): number {
  const word = bits.findIndex((one) => one !== 0)
  return word * 32 + (31 - Math.clz32(bits[word]! & -bits[word]!))
}

export function clearBit(bits: Bits, at: number): void {
  bits[at >>> 5]! &= ~(1 << (at & 31))
}

export function hasBit(bits: Bits, at: number): boolean {
  return (bits[at >>> 5]! & (1 << (at & 31))) !== 0
}

/** The numbers of the states in a set, in order. */
export function bitsIn(bits: Bits): number[] {
  const found: number[] = []
  for (let word = 0; word < bits.length; word++) {
    for (let left = bits[word]!; left !== 0; left &= left - 1) {
      found.push(word * 32 + (31 - Math.clz32(left & -left)))
    }
  }
  return found
}
