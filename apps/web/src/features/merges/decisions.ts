import type { MergeClash, MergePreview } from '@sdp/api'
import type { Side } from '@sdp/domain/merging'
import type { KeptMerge } from '../../browser/kept-merges.ts'

export type Decisions = Readonly<Record<string, Side>>

export function nothingDecided({ target, source }: Pick<KeptMerge, 'target' | 'source'>): KeptMerge {
  return { target, source, targetRevision: '', sourceRevision: '', sides: {}, prints: {} }
}

/** Takes a side in some clashes; without a side they are open again. */
export function decided(merge: KeptMerge, clashes: readonly MergeClash[], side: Side | undefined): KeptMerge {
  const sides = { ...merge.sides }
  const prints = { ...merge.prints }
  for (const clash of clashes) {
    const { id } = clash
    if (side === undefined) {
      delete sides[id]
      delete prints[id]
    } else {
      sides[id] = side
      prints[id] = printOf(clash)
    }
  }
  return { ...merge, sides, prints }
}

/**
 * The decisions that count in a merge as the server has it now. After another save those whose clash is another one are open
 * again (ruling R511); a decision about a name changes how clashes are written, but not what they are about.
 */
export function fittingDecisions(
  merge: KeptMerge,
  { target, source, clashes }: Pick<MergePreview, 'target' | 'source' | 'clashes'>,
): { merge: KeptMerge; openAgain: number } {
  const isSame = merge.targetRevision === target.revision && merge.sourceRevision === source.revision
  const known = new Map(clashes.map((clash) => [clash.id, clash]))
  const ids = Object.keys(merge.sides)
  const isKept = (id: string) => {
    const clash = known.get(id)
    return isSame || (clash !== undefined && merge.prints[id] === printOf(clash))
  }
  const kept = ids.filter(isKept)
  const printNow = (id: string) => {
    const clash = known.get(id)
    return clash === undefined ? (merge.prints[id] ?? '') : printOf(clash)
  }
  return {
    merge: {
      ...merge,
      targetRevision: target.revision,
      sourceRevision: source.revision,
      sides: Object.fromEntries(kept.map((id) => [id, merge.sides[id]!])),
      prints: Object.fromEntries(kept.map((id) => [id, printNow(id)])),
    },
    openAgain: ids.filter((id) => !isKept(id) && known.has(id)).length,
  }
}

/** The clashes that nobody has decided. */
export function undecidedIn(clashes: readonly MergeClash[], decisions: Decisions): MergeClash[] {
  return clashes.filter(({ id }) => decisions[id] === undefined)
}

/** A short text that is another one where a clash is about something else: FNV-1a over what it says. */
function printOf({ name, changes, notes }: MergeClash): string {
  const text = JSON.stringify([name, changes, notes])
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return `${text.length}.${(hash >>> 0).toString(36)}`
}
