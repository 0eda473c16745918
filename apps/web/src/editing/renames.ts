import type { Rename, Used } from '@sdp/domain'

export function inverse(rename: Rename): Rename {
  return { ...rename, from: rename.to, to: rename.from }
}

/** The renames with one more; one that takes the last back leaves neither. */
export function withRename(renames: readonly Rename[], rename: Rename): readonly Rename[] {
  const last = renames.at(-1)
  return last !== undefined && isSame(inverse(last), rename) ? renames.slice(0, -1) : [...renames, rename]
}

/** The renames that lead from the end of one list to the end of another; both begin at the same names. */
export function renamesBetween(from: readonly Rename[], to: readonly Rename[]): readonly Rename[] {
  return [...from.map(inverse).reverse(), ...to].reduce<readonly Rename[]>(withRename, [])
}

function isSame(a: Rename, b: Rename): boolean {
  return a.kind === b.kind && a.slot === b.slot && a.from === b.from && a.to === b.to
}

/** The same things under the names that were saved, before their author changed them. */
export function savedNames(renames: readonly Rename[], used: Used): Used {
  const slot = used.kind === 'canonical' ? used.slot : undefined
  const savedName = (name: string, kind: Used['kind'], of?: string) =>
    renames.reduceRight(
      (now, one) => (one.kind === kind && one.to === now && one.slot === of ? one.from : now),
      name,
    )
  const names = used.names.map((name) => savedName(name, used.kind, slot))
  if (used.kind !== 'canonical') return { ...used, names }
  return { ...used, names, slot: savedName(used.slot, 'slot') }
}
