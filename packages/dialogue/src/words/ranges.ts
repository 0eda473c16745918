import type { Canonical } from '@sdp/domain/slots'

/**
 * What a value in an expression may be: the literals of a list or some of them, a number, yes or no, which of several, a
 * time, or a prefix or suffix of a word, next to a star.
 */
export type Range =
  | { kind: 'list'; slot: string; allowed: readonly Canonical[] | undefined }
  | { kind: 'number' | 'yesNo' | 'which' | 'time' }
  | { kind: 'begins' | 'ends'; key: string }

/** All ranges that expressions use, and the sets of them that some words belong to, each with a number. It only grows. */
export interface Ranges {
  all: Range[]
  ids: Map<string, number>
  /** The ranges of each set, in ascending order; the first is empty. */
  sets: number[][]
  /** The ranges of each set as bits, see `rangeBit`. */
  setBits: number[]
  setIds: Map<string, number>
  /** Letters of the longest prefix or suffix next to a star; 0 where there is none. */
  longestAffix: number
}

/** The numbers of these two are known, since what is spoken as a number belongs to both. */
export const numberRange = 0
export const whichRange = 1
export const yesNoRange = 2
export const timeRange = 3
export const noRanges = 0
/** The set of ranges that a number belongs to. */
export const numberSet = 1
/** The set of the range of times, which nothing else belongs to. */
export const timeSet = 2

/** One of 32 bits: where it is not among those of several ranges, the range is none of them. */
export function rangeBit(range: number): number {
  return 1 << range
}

export function newRanges(): Ranges {
  const ranges: Ranges = {
    all: [],
    ids: new Map(),
    sets: [],
    setBits: [],
    setIds: new Map(),
    longestAffix: 0,
  }
  addRange(ranges, { kind: 'number' })
  addRange(ranges, { kind: 'which' })
  addRange(ranges, { kind: 'yesNo' })
  addRange(ranges, { kind: 'time' })
  addRangeSet(ranges, [])
  addRangeSet(ranges, [numberRange, whichRange])
  addRangeSet(ranges, [timeRange])
  return ranges
}

export function addRange(ranges: Ranges, range: Range): number {
  const key = keyOf(range)
  const known = ranges.ids.get(key)
  if (known !== undefined) return known
  const id = ranges.all.push(range) - 1
  ranges.ids.set(key, id)
  if (range.kind === 'begins' || range.kind === 'ends') {
    ranges.longestAffix = Math.max(ranges.longestAffix, range.key.length)
    addRangeSet(ranges, [id])
  }
  return id
}

/** The number of a set of ranges, which are given in ascending order. */
function addRangeSet({ sets, setBits, setIds }: Ranges, members: number[]): number {
  const key = members.join()
  const known = setIds.get(key)
  if (known !== undefined) return known
  const id = sets.push(members) - 1
  setIds.set(key, id)
  setBits.push(members.reduce((bits, range) => bits | rangeBit(range), 0))
  return id
}

/** The set with one more range, or without one. */
export function changeRangeSet(ranges: Ranges, set: number, range: number, isIn: boolean): number {
  const members = ranges.sets[set]!
  if (members.includes(range) === isIn) return set
  const changed = isIn ? [...members, range].sort((a, b) => a - b) : members.filter((one) => one !== range)
  return addRangeSet(ranges, changed)
}

function keyOf(range: Range): string {
  switch (range.kind) {
    case 'list': {
      const allowed = range.allowed?.map(({ name, literals }) => [name, ...literals])
      return `list ${range.slot} ${allowed === undefined ? '' : JSON.stringify(allowed)}`
    }
    case 'begins':
    case 'ends':
      return `${range.kind} ${range.key}`
    default:
      return range.kind
  }
}
