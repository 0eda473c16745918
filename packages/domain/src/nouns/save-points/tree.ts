import type { SavePoint } from './save-point.ts'

export interface SavePointNode<Point> {
  savePoint: Point
  branches: SavePointNode<Point>[]
}

/** The save points as a tree, in the order given; one whose origin is not among them is at the top. */
export function savePointTree<Point extends Pick<SavePoint, '_id' | 'createdFrom'>>(
  points: readonly Point[],
): SavePointNode<Point>[] {
  const nodes = new Map(
    points.map((savePoint): [string, SavePointNode<Point>] => [savePoint._id, { savePoint, branches: [] }]),
  )
  const roots: SavePointNode<Point>[] = []
  for (const node of nodes.values()) {
    const origin = nodes.get(node.savePoint.createdFrom ?? '')
    if (origin === undefined) roots.push(node)
    else origin.branches.push(node)
  }
  return roots
}
