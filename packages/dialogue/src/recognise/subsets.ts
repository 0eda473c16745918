import { twiceAsLong } from '../twice-as-long.ts'
import { endNode, forkNode, freeNode, type Nodes, setNode, valueNode, wordNode } from './nodes.ts'
import { getPair, newPairTable, nothing, type PairTable, setPair } from './pair-table.ts'
import { type Ranges, rangeBit } from './ranges.ts'
import { unknownWord } from './vocabulary.ts'
import { type WordSets, wordBit } from './word-sets.ts'

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
  /** How many sets there are; the first is empty. */
  count: number
  /** The nodes of all sets, those of one after those of another, each in ascending order and packed with its free words. */
  members: Int32Array
  memberCount: number
  /** The expressions that end in a set, packed with their free words, those of one set after those of another. */
  ends: number[]
  /**
   * Four numbers for each set: what it goes on with as bits, words and ranges; and where its ends and its members begin,
   * which is where those of the set before end.
   */
  facts: Int32Array
  /** Where each set leads: the set after a word, packed with the free words by which all of it is worse. */
  steps: PairTable
  /** The sets by their members: each is at the place that these hash to, or at the next one that was free. */
  byMembers: Int32Array
  /** Of large sets: which members go on with what. */
  indexes: Map<number, MemberIndex>
  /** Goes up when all sets are forgotten. */
  age: number
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
const freeBits = 7
export const mostFree = (1 << freeBits) - 1
/** The set in which nothing goes on. */
export const deadEnd = 0
const nowhere = deadEnd << freeBits
const anyWord = -1
const largeSet = 400
const factsEach = 4
const firstSets = 64

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
    count: 1,
    members: new Int32Array(8 * firstSets),
    memberCount: 0,
    ends: [],
    facts: new Int32Array(factsEach * firstSets),
    steps: newPairTable(),
    byMembers: new Int32Array(2 * firstSets),
    indexes: new Map(),
    age: 0,
    work: 0,
    marks: new Int32Array(0),
    mark: 0,
  }
}

/** So many members and steps are kept; it is less work to make sets anew now and then than to have memory for all. */
const mostKept = 24_000_000

/** Forgets all sets when there are too many. */
export function forgetIfTooMany(subsets: Subsets): void {
  if (subsets.memberCount + subsets.steps.size < mostKept) return
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

/** The kinds of values that a set goes on with, as bits: see `rangeBit`. */
export function rangeBitsOf({ facts }: Subsets, set: number): number {
  return facts[factsEach * set + 1]!
}

/** Where the ends of a set begin and end in the list of ends. */
export function endsFrom({ facts }: Subsets, set: number): number {
  return facts[factsEach * set + 2]!
}

export function endsTo({ facts }: Subsets, set: number): number {
  return facts[factsEach * (set + 1) + 2]!
}

/** The set after a word. */
export function stepOnWord(subsets: Subsets, set: number, word: number): number {
  // Most words lead nowhere, which is seen without looking for them
  if ((subsets.facts[factsEach * set]! & wordBit(word)) === 0) return nowhere
  const known = getPair(subsets.steps, set, word)
  return known === nothing ? makeWordStep(subsets, set, word) : known
}

/** The set after words that are a value of these ranges. */
export function stepOnValue(subsets: Subsets, set: number, rangeSet: number): number {
  if ((rangeBitsOf(subsets, set) & subsets.ranges.setBits[rangeSet]!) === 0) return nowhere
  // Words are -1 and up, so that ranges are below
  const label = -2 - rangeSet
  const known = getPair(subsets.steps, set, label)
  return known === nothing ? makeValueStep(subsets, set, rangeSet, label) : known
}

function membersFrom({ facts }: Subsets, set: number): number {
  return facts[factsEach * set + 3]!
}

function membersTo(subsets: Subsets, set: number): number {
  return membersFrom(subsets, set + 1)
}

function makeWordStep(subsets: Subsets, set: number, word: number): number {
  beginSet(subsets)
  const isLarge = membersTo(subsets, set) - membersFrom(subsets, set) >= largeSet
  const isTaken = isLarge ? followWordByIndex(subsets, set, word) : followWord(subsets, set, word)
  let step: number
  if (!subsets.isFree) step = finishSet(subsets)
  else if (!isTaken && word !== unknownWord) {
    // What only free text takes leads where any unknown word does
    step = stepOnWord(subsets, set, unknownWord)
  } else {
    if (isLarge) for (const packed of indexOf(subsets, set).free) followFree(subsets, packed)
    else followAllFree(subsets, set)
    step = finishSet(subsets)
  }
  setPair(subsets.steps, set, word, step)
  return step
}

/** Goes on from the members that take a word; answers whether there are any. */
function followWord(subsets: Subsets, set: number, word: number): boolean {
  const { nodes, wordSets, members } = subsets
  const { kinds, labels } = nodes
  const from = membersFrom(subsets, set)
  const to = membersTo(subsets, set)
  const bit = wordBit(word)
  let isTaken = false
  for (let at = from; at < to; at++) {
    const packed = members[at]!
    const node = packed >>> freeBits
    const kind = kinds[node]
    const label = labels[node]!
    if (
      kind === wordNode
        ? label === word
        : kind === setNode && (wordSets.bits[label]! & bit) !== 0 && wordSets.members[label]!.has(word)
    ) {
      follow(subsets, packed)
      isTaken = true
    }
  }
  subsets.work += to - from
  return isTaken
}

function followWordByIndex(subsets: Subsets, set: number, word: number): boolean {
  const { byWord, bySet } = indexOf(subsets, set)
  const ofWord = byWord.get(word) ?? []
  for (const packed of ofWord) follow(subsets, packed)
  let isTaken = ofWord.length > 0
  for (const wordSet of subsets.wordSets.ofWord.get(word) ?? []) {
    for (const packed of bySet.get(wordSet) ?? []) {
      follow(subsets, packed)
      isTaken = true
    }
  }
  return isTaken
}

function followAllFree(subsets: Subsets, set: number): void {
  const { nodes, members } = subsets
  const to = membersTo(subsets, set)
  for (let at = membersFrom(subsets, set); at < to; at++) {
    if (nodes.kinds[members[at]! >>> freeBits] === freeNode) followFree(subsets, members[at]!)
  }
}

function makeValueStep(subsets: Subsets, set: number, rangeSet: number, label: number): number {
  const { nodes, ranges, members } = subsets
  const wanted = ranges.sets[rangeSet]!
  const from = membersFrom(subsets, set)
  const to = membersTo(subsets, set)
  beginSet(subsets)
  if (to - from >= largeSet) {
    const { byRange } = indexOf(subsets, set)
    for (const range of wanted) for (const packed of byRange.get(range) ?? []) follow(subsets, packed)
  } else {
    for (let at = from; at < to; at++) {
      const node = members[at]! >>> freeBits
      if (nodes.kinds[node] === valueNode && wanted.includes(nodes.labels[node]!))
        follow(subsets, members[at]!)
    }
    subsets.work += to - from
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
  const members = subsets.members.subarray(membersFrom(subsets, set), membersTo(subsets, set))
  for (const packed of members) {
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
  subsets.work += members.length
  subsets.indexes.set(set, index)
  return index
}

function addTo(map: Map<number, number[]>, key: number, packed: number): void {
  const others = map.get(key)
  if (others === undefined) map.set(key, [packed])
  else others.push(packed)
}

// The set that is being made: nodes by the free words on the way to them, since fewer must be known first. These lists are
// used again and never cut, since a list that was cut makes room anew for what is added
const levels: number[][] = []
const levelCounts: number[] = []
const open: number[] = []
let made: Int32Array = new Int32Array(1024)
let madeCount = 0

function beginSet(subsets: Subsets): void {
  levelCounts.fill(0)
  madeCount = 0
  if (subsets.marks.length < subsets.nodes.kinds.length) {
    subsets.marks = new Int32Array(subsets.nodes.kinds.length)
    subsets.mark = 0
  }
  subsets.mark++
}

function reach(node: number, free: number): void {
  while (levels.length <= free) levelCounts[levels.push([]) - 1] = 0
  levels[free]![levelCounts[free]!++] = node
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
  let fewest = -1
  let steps = 0
  for (let free = 0; free < levels.length; free++) {
    const level = levels[free]!
    const count = levelCounts[free]!
    if (count === 0) continue
    if (fewest < 0) fewest = free
    const more = Math.min(free - fewest, mostFree)
    for (let at = 0; at < count; at++) steps += addFrom(subsets, level[at]!, more)
  }
  subsets.work += steps
  if (madeCount === 0) return nowhere
  return (keepSet(subsets) << freeBits) | Math.min(fewest, mostFree)
}

/** Adds what comes at a node or after the forks there; answers how much work it was. */
function addFrom(subsets: Subsets, start: number, free: number): number {
  const { kinds, labels, nexts, targets } = subsets.nodes
  const { marks, mark, isFree } = subsets
  let steps = 0
  let openCount = 1
  open[0] = start
  while (openCount > 0) {
    const node = open[--openCount]!
    steps++
    if (marks[node] === mark) continue
    marks[node] = mark
    if (kinds[node] === forkNode) {
      const from = labels[node]!
      for (let at = from + nexts[node]! - 1; at >= from; at--) open[openCount++] = targets[at]!
    } else if (isFree || kinds[node] !== freeNode) {
      addMade((node << freeBits) | free)
    }
  }
  return steps
}

function addMade(packed: number): void {
  if (madeCount === made.length) made = twiceAsLong(made)
  made[madeCount++] = packed
}

function keepSet(subsets: Subsets): number {
  sortMade()
  // Sorting is most of the work
  subsets.work += 4 * madeCount
  const place = placeOf(subsets, made, 0, madeCount)
  const known = subsets.byMembers[place]!
  if (known !== deadEnd) return known
  const set = subsets.count++
  const from = subsets.memberCount
  const to = from + madeCount
  while (to > subsets.members.length) subsets.members = twiceAsLong(subsets.members)
  subsets.members.set(made.subarray(0, madeCount), from)
  subsets.memberCount = to
  noteFacts(subsets, set, from, to)
  subsets.byMembers[place] = set
  if (2 * subsets.count > subsets.byMembers.length) makeRoomForSets(subsets)
  return set
}

/** Where the set with some members is, or the place that is free for it. */
function placeOf(subsets: Subsets, list: Int32Array, from: number, to: number): number {
  const { byMembers } = subsets
  const mask = byMembers.length - 1
  let hash = to - from
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ list[at]!, 0x01000193)
  let place = (hash ^ (hash >>> 15)) & mask
  while (byMembers[place] !== deadEnd && !hasMembers(subsets, byMembers[place]!, list, from, to)) {
    place = (place + 1) & mask
  }
  return place
}

function hasMembers(subsets: Subsets, set: number, list: Int32Array, from: number, to: number): boolean {
  const { members } = subsets
  const first = membersFrom(subsets, set)
  if (membersTo(subsets, set) - first !== to - from) return false
  for (let at = from; at < to; at++) if (members[first + at - from] !== list[at]) return false
  return true
}

function makeRoomForSets(subsets: Subsets): void {
  subsets.byMembers = new Int32Array(2 * subsets.byMembers.length)
  for (let set = 1; set < subsets.count; set++) {
    const place = placeOf(subsets, subsets.members, membersFrom(subsets, set), membersTo(subsets, set))
    subsets.byMembers[place] = set
  }
}

const smallSet = 24

/** Most sets are small and nearly in order already, and sorted faster than a call of the general way takes. */
function sortMade(): void {
  if (madeCount > smallSet) {
    made.subarray(0, madeCount).sort()
    return
  }
  for (let end = 1; end < madeCount; end++) {
    const packed = made[end]!
    let at = end
    for (; at > 0 && made[at - 1]! > packed; at--) made[at] = made[at - 1]!
    made[at] = packed
  }
}

/** Notes what a new set goes on with and what ends in it. */
function noteFacts(subsets: Subsets, set: number, from: number, to: number): void {
  const { nodes, wordSets, ends, members } = subsets
  let words = 0
  let ranges = 0
  for (let at = from; at < to; at++) {
    const packed = members[at]!
    const node = packed >>> freeBits
    const label = nodes.labels[node]!
    switch (nodes.kinds[node]) {
      case wordNode:
        words |= wordBit(label)
        break
      case setNode:
        words |= wordSets.bits[label]!
        break
      case valueNode:
        ranges |= rangeBit(label)
        break
      case freeNode:
        words = anyWord
        break
      case endNode:
        ends.push((label << freeBits) | (packed & mostFree))
    }
  }
  const at = factsEach * set
  if (at + 2 * factsEach > subsets.facts.length) subsets.facts = twiceAsLong(subsets.facts)
  const { facts } = subsets
  facts[at] = words
  facts[at + 1] = ranges
  // Where those of the next set begin
  facts[at + factsEach + 2] = ends.length
  facts[at + factsEach + 3] = to
}
