import { endNode, forkNode, freeNode, type Nodes, setNode, valueNode, wordNode } from './nodes.ts'
import { getPair, newPairTable, nothing, type PairTable, setPair } from './pair-table.ts'
import type { Ranges } from './ranges.ts'
import type { WordSets } from './word-sets.ts'

/**
 * Sets of nodes in which one can be after some words, made when they are needed and kept. With each node stands how many
 * more words than in the best one were free on the way to it, so that the best of all expressions is found in one walk.
 */
export interface Subsets {
  nodes: Nodes
  wordSets: WordSets
  ranges: Ranges
  /** Whether free words are taken; without them sets are few and small. */
  isFree: boolean
  /** The nodes of each set in ascending order, packed with their free words; the first is empty. */
  members: Int32Array[]
  /** The expressions that end in each set, packed with their free words. */
  ends: Int32Array[]
  /** Where each set leads: the set after a word, packed with the free words by which all of it is worse. */
  steps: PairTable
  idsByHash: Map<number, number[]>
  /** Of large sets: which members go on with what. */
  indexes: Map<number, MemberIndex>
  /** Goes up when all sets are forgotten. */
  age: number
  /** How many members all sets have. */
  size: number
  /** Steps of work since this was last set to 0. */
  work: number
  /** Marks of what is in the set being made. */
  marks: Int32Array
  mark: number
}

interface MemberIndex {
  byWord: Map<number, number[]>
  bySet: Map<number, number[]>
  byRange: Map<number, number[]>
  free: number[]
}

/** Free words that differ by more than this count as this many. */
const freeBits = 5
export const mostFree = (1 << freeBits) - 1
/** The set in which nothing goes on. */
export const deadEnd = 0
const largeSet = 400

export function newSubsets({
  nodes,
  wordSets,
  ranges,
  isFree,
}: Pick<Subsets, 'nodes' | 'wordSets' | 'ranges' | 'isFree'>): Subsets {
  return {
    nodes,
    wordSets,
    ranges,
    isFree,
    members: [new Int32Array(0)],
    ends: [new Int32Array(0)],
    steps: newPairTable(),
    idsByHash: new Map(),
    indexes: new Map(),
    age: 0,
    size: 0,
    work: 0,
    marks: new Int32Array(0),
    mark: 0,
  }
}

/** So many members and steps are kept; it is less work to make sets anew now and then than to have memory for all. */
const mostKept = 24_000_000

/** Forgets all sets when there are too many. */
export function forgetIfTooMany(subsets: Subsets): void {
  if (subsets.size + subsets.steps.size < mostKept) return
  Object.assign(subsets, newSubsets(subsets), { age: subsets.age + 1 })
}

/** The set in which one is before the first word of some expressions. */
export function startSubset(subsets: Subsets, starts: Iterable<number>): number {
  beginSet(subsets)
  for (const start of starts) reach(start, 0)
  return unpackSet(finishSet(subsets))
}

/** What `stepOnWord` answers: a set, and by how many free words all of it is worse. */
export function unpackSet(packed: number): number {
  return packed >>> freeBits
}

export function unpackFree(packed: number): number {
  return packed & mostFree
}

/** The set after a word. */
export function stepOnWord(subsets: Subsets, set: number, word: number): number {
  const known = getPair(subsets.steps, set, word)
  return known === nothing ? makeWordStep(subsets, set, word) : known
}

/** The set after words that are a value of these ranges. */
export function stepOnValue(subsets: Subsets, set: number, rangeSet: number): number {
  // Words are -1 and up, so that ranges are below
  const label = -2 - rangeSet
  const known = getPair(subsets.steps, set, label)
  return known === nothing ? makeValueStep(subsets, set, rangeSet, label) : known
}

function makeWordStep(subsets: Subsets, set: number, word: number): number {
  const { nodes, wordSets } = subsets
  const members = subsets.members[set]!
  beginSet(subsets)
  if (members.length >= largeSet) {
    const { byWord, bySet, free } = indexOf(subsets, set)
    for (const packed of byWord.get(word) ?? []) follow(subsets, packed)
    for (const wordSet of wordSets.ofWord.get(word) ?? []) {
      for (const packed of bySet.get(wordSet) ?? []) follow(subsets, packed)
    }
    for (const packed of free) followFree(subsets, packed)
  } else {
    for (const packed of members) {
      const node = packed >>> freeBits
      const kind = nodes.kinds[node]
      const label = nodes.labels[node]!
      if (kind === freeNode) followFree(subsets, packed)
      else if (kind === wordNode ? label === word : kind === setNode && wordSets.members[label]!.has(word))
        follow(subsets, packed)
    }
    subsets.work += members.length
  }
  const step = finishSet(subsets)
  setPair(subsets.steps, set, word, step)
  return step
}

function makeValueStep(subsets: Subsets, set: number, rangeSet: number, label: number): number {
  const { nodes, ranges } = subsets
  const wanted = ranges.sets[rangeSet]!
  const members = subsets.members[set]!
  beginSet(subsets)
  if (members.length >= largeSet) {
    const { byRange } = indexOf(subsets, set)
    for (const range of wanted) for (const packed of byRange.get(range) ?? []) follow(subsets, packed)
  } else {
    for (const packed of members) {
      const node = packed >>> freeBits
      if (nodes.kinds[node] === valueNode && wanted.includes(nodes.labels[node]!)) follow(subsets, packed)
    }
    subsets.work += members.length
  }
  const step = finishSet(subsets)
  setPair(subsets.steps, set, label, step)
  return step
}

function indexOf(subsets: Subsets, set: number): MemberIndex {
  const known = subsets.indexes.get(set)
  if (known !== undefined) return known
  const { kinds, labels } = subsets.nodes
  const index: MemberIndex = { byWord: new Map(), bySet: new Map(), byRange: new Map(), free: [] }
  for (const packed of subsets.members[set]!) {
    const node = packed >>> freeBits
    switch (kinds[node]) {
      case wordNode:
        addTo(index.byWord, labels[node]!, packed)
        break
      case setNode:
        addTo(index.bySet, labels[node]!, packed)
        break
      case valueNode:
        addTo(index.byRange, labels[node]!, packed)
        break
      case freeNode:
        index.free.push(packed)
    }
  }
  subsets.work += subsets.members[set]!.length
  subsets.indexes.set(set, index)
  return index
}

function addTo(map: Map<number, number[]>, key: number, packed: number): void {
  const others = map.get(key)
  if (others === undefined) map.set(key, [packed])
  else others.push(packed)
}

// The set that is being made: nodes by the free words on the way to them, since fewer must be known first
const levels: number[][] = []
let made: number[] = []
const open: number[] = []

function beginSet(subsets: Subsets): void {
  for (const level of levels) level.length = 0
  made = []
  if (subsets.marks.length < subsets.nodes.kinds.length) {
    subsets.marks = new Int32Array(subsets.nodes.kinds.length)
    subsets.mark = 0
  }
  subsets.mark++
}

function reach(node: number, free: number): void {
  const level = levels[free]
  if (level !== undefined) level.push(node)
  else {
    while (levels.length < free) levels.push([])
    levels.push([node])
  }
}

function follow(subsets: Subsets, packed: number): void {
  reach(subsets.nodes.nexts[packed >>> freeBits]!, packed & mostFree)
}

/** Any word: one can stay in the free text or go on. */
function followFree(subsets: Subsets, packed: number): void {
  const free = Math.min((packed & mostFree) + 1, mostFree + 1)
  const node = packed >>> freeBits
  reach(node, free)
  reach(subsets.nodes.nexts[node]!, free)
}

/** The number of the set that was made, packed with its fewest free words. */
function finishSet(subsets: Subsets): number {
  const { kinds, labels, nexts, targets } = subsets.nodes
  const { marks, mark, isFree } = subsets
  let fewest = -1
  let steps = 0
  for (let free = 0; free < levels.length; free++) {
    const level = levels[free]!
    if (level.length === 0) continue
    if (fewest < 0) fewest = free
    const more = Math.min(free - fewest, mostFree)
    for (const start of level) {
      open.push(start)
      while (open.length > 0) {
        const node = open.pop()!
        steps++
        if (marks[node] === mark) continue
        marks[node] = mark
        if (kinds[node] === forkNode) {
          const from = labels[node]!
          for (let at = from + nexts[node]! - 1; at >= from; at--) open.push(targets[at]!)
        } else if (isFree || kinds[node] !== freeNode) {
          made.push((node << freeBits) | more)
        }
      }
    }
  }
  subsets.work += steps
  if (made.length === 0) return deadEnd << freeBits
  return (keepSet(subsets) << freeBits) | Math.min(fewest, mostFree)
}

function keepSet(subsets: Subsets): number {
  const set = Int32Array.from(made).sort()
  // Sorting is most of the work
  subsets.work += 4 * set.length
  let hash = set.length
  for (const packed of set) hash = Math.imul(hash ^ packed, 0x01000193)
  const sameHash = subsets.idsByHash.get(hash)
  for (const id of sameHash ?? []) if (isSame(subsets.members[id]!, set)) return id
  const id = subsets.members.push(set) - 1
  if (sameHash === undefined) subsets.idsByHash.set(hash, [id])
  else sameHash.push(id)
  const { kinds, labels } = subsets.nodes
  const ends: number[] = []
  for (const packed of set) {
    const node = packed >>> freeBits
    if (kinds[node] === endNode) ends.push((labels[node]! << freeBits) | (packed & mostFree))
  }
  subsets.ends.push(Int32Array.from(ends))
  subsets.size += set.length
  return id
}

function isSame(a: Int32Array, b: Int32Array): boolean {
  if (a.length !== b.length) return false
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false
  return true
}
