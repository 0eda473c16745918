const smallestChunk = 1 << 10
const largestChunk = 1 << 16

/** Arena: hands out subarrays of larger typed arrays, since allocating each short list costs more than its content. */
export function newArena(): (size: number) => Int32Array {
  let chunkSize = smallestChunk
  let chunk = new Int32Array(0)
  let used = 0
  return (size) => {
    if (used + size > chunk.length) {
      chunk = new Int32Array(Math.max(size, chunkSize))
      chunkSize = Math.min(2 * chunkSize, largestChunk)
      used = 0
    }
    used += size
    return chunk.subarray(used - size, used)
  }
}
