/** Numbers that look like chance and are always the same for a seed. */
export class Randomness {
  private state: number

  constructor(seed: number) {
    this.state = seed >>> 0
  }

  /** A whole number of 32 bits. */
  next(): number {
    this.state = (this.state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(this.state ^ (this.state >>> 16), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return (mixed ^ (mixed >>> 16)) >>> 0
  }

  /** A whole number from 0, less than the limit. */
  below(limit: number): number {
    return Math.floor((this.next() / 2 ** 32) * limit)
  }
}
