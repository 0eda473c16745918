const roomSize = 1 << 16

/** Gives short lists of numbers out of a large one: made one by one, they would cost more than what they hold. */
export function roomOf<List extends Int32Array | Float32Array>(make: (size: number) => List) {
  let room = make(roomSize)
  let used = 0
  return (size: number): List => {
    if (used + size > room.length) {
      room = make(Math.max(size, roomSize))
      used = 0
    }
    used += size
    return room.subarray(used - size, used) as List
  }
}
