/** A named line of work on a domain's content; all of a domain form a tree, whose root is the Original. */
export interface SavePoint {
  _id: string
  name: string
  original: boolean
  /** The id of the save point that it was made from; the Original has none. */
  createdFrom: string | null
  /** The ids of those made from it. */
  children: readonly string[]
}

/** The name of the save point that every domain starts with. */
export const originalName = 'Original'

/** The save point that is open: the one that the domain names, otherwise the Original. */
export function currentSavePoint<Point extends SavePoint>(
  points: readonly Point[],
  { savePoint }: { savePoint: string },
): Point | undefined {
  return points.find(({ name }) => name === savePoint) ?? points.find(({ original }) => original)
}
