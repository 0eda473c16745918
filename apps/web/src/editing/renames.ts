import {
  type Rename,
  renameCanonical,
  renameIntent,
  renameReusableExpression,
  renameSlot,
  renameUiAction,
} from '@sdp/domain'

interface RenameArguments {
  from: string
  to: string
  slot: string
  canonical: string
}

const readers = new Map<unknown, (args: RenameArguments) => Rename>([
  [renameIntent, ({ from, to }) => ({ kind: 'intent', from, to })],
  [renameSlot, ({ from, to }) => ({ kind: 'slot', from, to })],
  [renameCanonical, ({ slot, canonical, to }) => ({ kind: 'canonical', from: canonical, to, slot })],
  [renameReusableExpression, ({ from, to }) => ({ kind: 'reusableExpression', from, to })],
  [renameUiAction, ({ from, to }) => ({ kind: 'uiAction', from, to })],
])

/** What an edit renames, if it is one of those that do. */
export function findRename(edit: unknown, args: unknown): Rename | undefined {
  return readers.get(edit)?.(args as RenameArguments)
}

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
