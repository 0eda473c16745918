import type { SavePointReply } from '@sdp/api'
import { type SavePointNode, savePointTree } from '@sdp/domain/save-points'

export interface TreeRow {
  savePoint: SavePointReply
  /** How far from the Original, which is 0. */
  depth: number
}

/** The save points from top to bottom, each followed by those made from it. */
export function treeRows(savePoints: readonly SavePointReply[]): TreeRow[] {
  const rowsOf = (nodes: readonly SavePointNode<SavePointReply>[], depth: number): TreeRow[] =>
    nodes.flatMap(({ savePoint, branches }) => [{ savePoint, depth }, ...rowsOf(branches, depth + 1)])
  return rowsOf(savePointTree(savePoints), 0)
}

/** The language in which a save point is loaded: the current one if it has that, else its default. */
export function languageIn(
  { languages }: Pick<SavePointReply, 'languages'>,
  current: string,
): string | undefined {
  const same = languages.find(({ language }) => language.toLowerCase() === current.toLowerCase())
  return (same ?? languages.find((one) => one.default))?.language
}
