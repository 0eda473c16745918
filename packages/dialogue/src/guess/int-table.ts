import { twiceAsLong } from '../toolbox/twice-as-long.ts'

/**
 * A hash table (open addressing) that numbers integers from 0 in the order in which they come; much faster than a Map. Keys are whole numbers of 32 bits
 * that are spread well, such as hashes. A class, so that all tables share their functions: with some of its own V8 would optimise each again.
 */
export class IntTable {
  private mask = 511
  /** The number of the key at each place and 1, or 0. */
  private places: Int32Array
  private list: Int32Array
  size = 0

  constructor(expected = 256) {
    while (this.mask < expected * 2) this.mask = this.mask * 2 + 1
    this.places = new Int32Array(this.mask + 1)
    this.list = new Int32Array((this.mask + 1) >> 1)
  }

  /** The number of a key, which is added when it is new. */
  add(key: number): number {
    const place = this.placeOf(key)
    if (this.places[place] !== 0) return this.places[place]! - 1
    this.list[this.size] = key
    this.places[place] = ++this.size
    if (this.size === this.list.length) this.grow()
    return this.size - 1
  }

  /** The number of a key, or -1. */
  find(key: number): number {
    return this.places[this.placeOf(key)]! - 1
  }

  /** The keys in their order, as a copy. */
  keys(): Int32Array {
    return this.list.slice(0, this.size)
  }

  /** Writes them into a list. */
  writeKeys(into: Int32Array): Int32Array {
    for (let at = 0; at < this.size; at++) into[at] = this.list[at]!
    return into
  }

  clear(): void {
    this.places.fill(0)
    this.size = 0
  }

  /** The place of a key, or the free one where it belongs. */
  private placeOf(key: number): number {
    const { mask, places, list } = this
    let place = key & mask
    for (;;) {
      const number = places[place]!
      if (number === 0 || list[number - 1] === key) return place
      place = (place + 1) & mask
    }
  }

  private grow(): void {
    this.mask = this.mask * 2 + 1
    this.places = new Int32Array(this.mask + 1)
    this.list = twiceAsLong(this.list)
    for (let at = 0; at < this.size; at++) this.places[this.placeOf(this.list[at]!)] = at + 1
  }
}
