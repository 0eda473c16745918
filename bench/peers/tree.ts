import type { ExpressionTree, Item, Sequence } from '../../packages/domain/src/expressions/tree.ts'

/** What every peer has to make of an expression: the same tree as ours. */
export type Parse = (text: string) => ExpressionTree

/** The characters of words and of names, as all grammars of the peers spell them. */
export const wordClass = "\\p{L}\\p{M}\\p{N}'’\\-\\u200c\\u200d"

/** The first slot or reusable part in a tree that is not there. */
export function findUnknown(
  { options }: { options: Sequence[] },
  slots: ReadonlySet<string>,
  parts: ReadonlyMap<string, string>,
): string | undefined {
  for (const sequence of options) {
    for (const item of sequence) {
      const unknown = unknownIn(item, slots, parts)
      if (unknown !== undefined) return unknown
    }
  }
  return undefined
}

function unknownIn(
  item: Item,
  slots: ReadonlySet<string>,
  parts: ReadonlyMap<string, string>,
): string | undefined {
  if (item.kind === 'slot') return slots.has(item.name) ? undefined : item.name
  if (item.kind === 'part') return parts.has(item.name) ? undefined : item.name
  if (item.kind === 'group' || item.kind === 'optional') return findUnknown(item, slots, parts)
  return undefined
}
