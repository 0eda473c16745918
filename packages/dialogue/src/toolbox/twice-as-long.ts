/** The same numbers in a list with room for as many more. */
export function twiceAsLong(list: Int32Array): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(2 * list.length)
  longer.set(list)
  return longer
}
