import type { MergeClash, MergePreview } from '@sdp/api'
import type { Side } from '@sdp/domain/merging'
import { useCallback, useRef, useState } from 'react'
import { findKeptMerge, type KeptMerge, keepMerge } from '../../browser/kept-merges.ts'
import { type Decisions, decided, fittingDecisions, nothingDecided } from './decisions.ts'

interface DecidingState {
  decisions: Decisions
  /** Takes a side in clashes; without one they are open again. */
  decide: (clashes: readonly MergeClash[], side: Side | undefined) => void
  /** Leaves out decisions that count no more; returns which save points have a new revision, and how many clashes are open again. */
  fit: (preview: MergePreview) => { saved: string[]; openAgain: number }
  /** All is done: nothing of it is remembered. */
  forget: () => void
}

/** What is decided about a merge. The browser remembers it, so that it can be left and taken up again. */
export function useDecisions(pair: Pick<KeptMerge, 'target' | 'source'>): DecidingState {
  const [merge, setMerge] = useState(() => findKeptMerge(pair) ?? nothingDecided(pair))
  const latest = useRef(merge)
  const put = useCallback((next: KeptMerge) => {
    latest.current = next
    setMerge(next)
    keepMerge(next)
  }, [])
  const decide = useCallback(
    (clashes: readonly MergeClash[], side: Side | undefined) => put(decided(latest.current, clashes, side)),
    [put],
  )
  const fit = useCallback(
    (preview: MergePreview) => {
      const before = latest.current
      const { merge, openAgain } = fittingDecisions(before, preview)
      put(merge)
      const { target, source } = preview
      const isNew = (known: string, now: string) => known !== '' && known !== now
      const saved = [
        ...(isNew(before.targetRevision, target.revision) ? [target.name] : []),
        ...(isNew(before.sourceRevision, source.revision) ? [source.name] : []),
      ]
      return { saved, openAgain }
    },
    [put],
  )
  const forget = useCallback(() => put(nothingDecided(latest.current)), [put])
  return { decisions: merge.sides, decide, fit, forget }
}
