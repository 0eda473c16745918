export const renameKinds = [
  'intent',
  'slot',
  'canonical',
  'reusableExpression',
  'module',
  'apiInput',
  'apiAction',
  'handler',
  'uiAction',
  'ttsResponse',
  'audioResponse',
  'additionalResponse',
  'test',
  'concept',
] as const
export type RenameKind = (typeof renameKinds)[number]

/** A name that an author changed; it is the same in all languages. A canonical belongs to a slot. */
export interface Rename {
  kind: RenameKind
  from: string
  to: string
  slot?: string | undefined
}

/** The renames of canonicals in their order, by the slot as it is called before all of them. */
export function canonicalRenames(renames: readonly Rename[]): ReadonlyMap<string, readonly Rename[]> {
  const firstNames = new Map<string, string>()
  const bySlot = new Map<string, Rename[]>()
  for (const rename of renames) {
    const { kind, from, to, slot = '' } = rename
    if (kind === 'slot') {
      firstNames.set(to, firstNames.get(from) ?? from)
      firstNames.delete(from)
    }
    if (kind !== 'canonical') continue
    const first = firstNames.get(slot) ?? slot
    const others = bySlot.get(first)
    if (others === undefined) bySlot.set(first, [rename])
    else others.push(rename)
  }
  return bySlot
}
