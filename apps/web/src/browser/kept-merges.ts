import { z } from 'zod'
import { readStored, storageKeys, writeStored } from './storage.ts'

const KeptMerge = z.object({
  /** The save points, by their ids. */
  target: z.string(),
  source: z.string(),
  /** The newest revisions that the decisions were made about; empty before they are known. */
  targetRevision: z.string(),
  sourceRevision: z.string(),
  /** Whose version counts, by the id of a clash. */
  sides: z.record(z.string(), z.enum(['mine', 'theirs'])),
  /** What each decided clash was about: whether it is still the same can be seen after another save. */
  prints: z.record(z.string(), z.string()),
})
export type KeptMerge = z.infer<typeof KeptMerge>

/** The merges that this browser remembers; of more the oldest are forgotten. */
const maxMerges = 10

function keptMerges(): KeptMerge[] {
  return readStored(storageKeys.merges, z.array(KeptMerge)) ?? []
}

type Pair = Pick<KeptMerge, 'target' | 'source'>

const isSamePair = (one: Pair, other: Pair) => one.target === other.target && one.source === other.source

/** What was decided so far about merging one save point into another. */
export function findKeptMerge(pair: Pair): KeptMerge | undefined {
  return keptMerges().find((one) => isSamePair(one, pair))
}

/** Keeps what is decided; a merge about which nothing is decided is forgotten. */
export function keepMerge(merge: KeptMerge): void {
  const others = keptMerges().filter((one) => !isSamePair(one, merge))
  const isDecided = Object.keys(merge.sides).length > 0
  const kept = isDecided ? [merge, ...others].slice(0, maxMerges) : others
  writeStored(storageKeys.merges, kept.length === 0 ? undefined : kept)
}
