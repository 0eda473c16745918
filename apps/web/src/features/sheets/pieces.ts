/** As many entries as one message should carry, counted by what they weigh. */
const maxInPiece = 1000

/** A list in pieces that are each small enough to be copied without a hitch. */
export function* inPieces<T>(list: Iterable<T>, weightOf: (entry: T) => number = () => 1): Iterable<T[]> {
  let piece: T[] = []
  let weight = 0
  for (const entry of list) {
    piece.push(entry)
    weight += weightOf(entry)
    if (weight < maxInPiece) continue
    yield piece
    piece = []
    weight = 0
  }
  if (piece.length > 0) yield piece
}
