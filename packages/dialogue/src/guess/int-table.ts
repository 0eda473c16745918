/** Numbers whole numbers from 0 in the order in which they come; much faster than a Map. */
export interface IntTable {
  /** The number of a key, which is added when it is new. */
  add(key: number): number
  /** The number of a key, or -1. */
  find(key: number): number
  /** The keys in their order, as a copy. */
  keys(): Int32Array
  /** Writes them into a list. */
  writeKeys(into: Int32Array): Int32Array
  size(): number
  clear(): void
}

/** An empty table; keys are whole numbers of 32 bits that are spread well, such as hashes. */
export function newIntTable(expected = 256): IntTable {
  let mask = 511
  while (mask < expected * 2) mask = mask * 2 + 1
  let places = new Int32Array(mask + 1)
  let keys = new Int32Array((mask + 1) >> 1)
  let size = 0

  /** The place of a key, or the free one where it belongs. */
  function placeOf(key: number): number {
    let place = key & mask
    for (;;) {
      const number = places[place]!
      if (number === 0 || keys[number - 1] === key) return place
      place = (place + 1) & mask
    }
  }

  function grow(): void {
    mask = mask * 2 + 1
    places = new Int32Array(mask + 1)
    const larger = new Int32Array((mask + 1) >> 1)
    larger.set(keys)
    keys = larger
    for (let at = 0; at < size; at++) places[placeOf(keys[at]!)] = at + 1
  }

  return {
    add(key) {
      const place = placeOf(key)
      if (places[place] !== 0) return places[place]! - 1
      keys[size] = key
      places[place] = ++size
      if (size === keys.length) grow()
      return size - 1
    },
    find: (key) => places[placeOf(key)]! - 1,
    keys: () => keys.slice(0, size),
    writeKeys(into) {
      for (let at = 0; at < size; at++) into[at] = keys[at]!
      return into
    },
    size: () => size,
    clear() {
      places.fill(0)
      size = 0
    },
  }
}
