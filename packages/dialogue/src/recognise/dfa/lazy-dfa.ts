import { getPair, newPairTable, nothing, type PairTable, setPair } from '../../toolbox/pair-table.ts'
import { twiceAsLong } from '../../toolbox/twice-as-long.ts'
import { type Ranges, rangeBit } from '../../words/ranges.ts'
import { unknownWord } from '../../words/vocabulary.ts'
import {
  beginTraversal,
  endNode,
  forkNode,
  freeNode,
  type Nodes,
  setNode,
  valueNode,
  wordNode,
} from '../nfa/nodes.ts'
import { type WordSets, wordBit } from '../nfa/word-sets.ts'

/**
 * Lazily determinised states of the NFA (subset construction), cached. Each member carries its residual weight: how many free
 * words more than the best member of its state it took to get there, so that one walk finds the best of all expressions.
 */
export interface LazyDfa {
  nodes: Nodes
  wordSets: WordSets
  ranges: Ranges
  /** Whether free words are taken; without them states are few and small. */
  isFree: boolean
  /** Number of states; the first is the dead state. */
  count: number
  /** The members of all states, state by state: NFA nodes in ascending order, each packed with its free words. */
  members: Int32Array
  memberCount: number
  /** The accepted expressions of all states, state by state, packed with their free words. */
  ends: number[]
  /**
   * Four numbers a state: Bloom filters of the words and of the ranges that it has transitions on; and where its ends and its
   * members begin, which is where those of the state before end.
   */
  facts: Int32Array
  /** Cached transitions: (state, symbol) to the next state, packed with the free words by which all its members are worse. */
  steps: PairTable
  /** Hash table of the states by their members (open addressing, linear probing). */
  byMembers: Int32Array
  /** Of large states: their members by the symbol that they have a transition on. */
  indexes: Map<number, MemberIndex>
  /** Counts how often the cache was cleared. */
  age: number
  /** Steps of work since this was last set to 0. */
  work: number
  /** The state that is being made. */
  making: StateInMaking
}

/**
 * A state while it is made: nodes by the free words on the way to them (a bucket queue: fewest first), then its members. The lists
 * are reused and never truncated, because V8 reallocates a list after `length = 0`; their counts say how much of them is in use.
 */
interface StateInMaking {
  levels: number[][]
  levelCounts: number[]
  /** The stack on which epsilon moves are followed. */
  open: number[]
  members: Int32Array
  memberCount: number
}

interface MemberIndex {
  byWord: Map<number, number[]>
  bySet: Map<number, number[]>
  byRange: Map<number, number[]>
  free: number[]
}

/** Bits of a residual weight in a packed member; larger residuals are cut at `maxFree`. */
const freeBits = 7
export const maxFree = (1 << freeBits) - 1
/** The state without transitions. */
export const deadState = 0
const nowhere = deadState << freeBits
const anyWord = -1
const largeState = 400
const factsEach = 4
const firstStates = 64

export function newLazyDfa({
  nodes,
  wordSets,
  ranges,
  isFree,
}: Pick<LazyDfa, 'nodes' | 'wordSets' | 'ranges' | 'isFree'>): LazyDfa {
  return {
    nodes,
    wordSets,
    ranges,
    isFree,
    count: 1,
    members: new Int32Array(8 * firstStates),
    memberCount: 0,
    ends: [],
    facts: new Int32Array(factsEach * firstStates),
    steps: newPairTable(),
    byMembers: new Int32Array(2 * firstStates),
    indexes: new Map(),
    age: 0,
    work: 0,
    making: { levels: [], levelCounts: [], open: [], members: new Int32Array(firstStates), memberCount: 0 },
  }
}

/** Bound of the cache, in members and steps; beyond it all states are dropped and made again as sentences need them. */
const maxKept = 24_000_000

/** Clears the cache when it is full. */
export function dropStatesIfTooMany(dfa: LazyDfa): void {
  if (dfa.memberCount + dfa.steps.size < maxKept) return
  Object.assign(dfa, newLazyDfa(dfa), { age: dfa.age + 1 })
}

/** The state before the first word of some expressions. */
export function startState(dfa: LazyDfa, starts: Iterable<number>): number {
  beginState(dfa)
  for (const start of starts) reach(dfa.making, start, 0)
  return unpackState(finishState(dfa))
}

/** The state of a packed transition; `unpackFree` returns by how many free words all its members are worse. */
export function unpackState(packed: number): number {
  return packed >>> freeBits
}

export function unpackFree(packed: number): number {
  return packed & maxFree
}

/** Bloom filter of the kinds of values that a state has transitions on: see `rangeBit`. */
export function rangeBitsOf({ facts }: LazyDfa, state: number): number {
  return facts[factsEach * state + 1]!
}

/** Where the accepted expressions of a state begin and end in the list of ends. */
export function endsFrom({ facts }: LazyDfa, state: number): number {
  return facts[factsEach * state + 2]!
}

export function endsTo({ facts }: LazyDfa, state: number): number {
  return facts[factsEach * (state + 1) + 2]!
}

/** The transition of a state on a word, packed. */
export function stepOnWord(dfa: LazyDfa, state: number, word: number): number {
  // Most words lead nowhere, which is seen without looking for them
  if ((dfa.facts[factsEach * state]! & wordBit(word)) === 0) return nowhere
  const known = getPair(dfa.steps, state, word)
  return known === nothing ? makeWordStep(dfa, state, word) : known
}

/** The transition of a state on words that are a value of these ranges, packed. */
export function stepOnValue(dfa: LazyDfa, state: number, rangeSet: number): number {
  if ((rangeBitsOf(dfa, state) & dfa.ranges.setBits[rangeSet]!) === 0) return nowhere
  // Words are -1 and up, so that ranges are below
  const label = -2 - rangeSet
  const known = getPair(dfa.steps, state, label)
  return known === nothing ? makeValueStep(dfa, state, rangeSet, label) : known
}

function membersFrom({ facts }: LazyDfa, state: number): number {
  return facts[factsEach * state + 3]!
}

function membersTo(dfa: LazyDfa, state: number): number {
  return membersFrom(dfa, state + 1)
}

function makeWordStep(dfa: LazyDfa, state: number, word: number): number {
  beginState(dfa)
  const isLarge = membersTo(dfa, state) - membersFrom(dfa, state) >= largeState
  const isTaken = isLarge ? followWordByIndex(dfa, state, word) : followWord(dfa, state, word)
  let step: number
  if (!dfa.isFree) step = finishState(dfa)
  else if (!isTaken && word !== unknownWord) {
    // What only free text takes leads where any unknown word does
    step = stepOnWord(dfa, state, unknownWord)
  } else {
    if (isLarge) for (const packed of indexOf(dfa, state).free) followFree(dfa, packed)
    else followAllFree(dfa, state)
    step = finishState(dfa)
  }
  setPair(dfa.steps, state, word, step)
  return step
}

/** Follows the members that have a transition on a word; returns whether there are any. */
function followWord(dfa: LazyDfa, state: number, word: number): boolean {
  const { nodes, wordSets, members } = dfa
  const { kinds, labels } = nodes
  const from = membersFrom(dfa, state)
  const to = membersTo(dfa, state)
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
      follow(dfa, packed)
      isTaken = true
    }
  }
  dfa.work += to - from
  return isTaken
}

function followWordByIndex(dfa: LazyDfa, state: number, word: number): boolean {
  const { byWord, bySet } = indexOf(dfa, state)
  const ofWord = byWord.get(word) ?? []
  for (const packed of ofWord) follow(dfa, packed)
  let isTaken = ofWord.length > 0
  for (const wordSet of dfa.wordSets.ofWord.get(word) ?? []) {
    for (const packed of bySet.get(wordSet) ?? []) {
      follow(dfa, packed)
      isTaken = true
    }
  }
  return isTaken
}

function followAllFree(dfa: LazyDfa, state: number): void {
  const { nodes, members } = dfa
  const to = membersTo(dfa, state)
  for (let at = membersFrom(dfa, state); at < to; at++) {
    if (nodes.kinds[members[at]! >>> freeBits] === freeNode) followFree(dfa, members[at]!)
  }
}

function makeValueStep(dfa: LazyDfa, state: number, rangeSet: number, label: number): number {
  const { nodes, ranges, members } = dfa
  const wanted = ranges.sets[rangeSet]!
  const from = membersFrom(dfa, state)
  const to = membersTo(dfa, state)
  beginState(dfa)
  if (to - from >= largeState) {
    const { byRange } = indexOf(dfa, state)
    for (const range of wanted) for (const packed of byRange.get(range) ?? []) follow(dfa, packed)
  } else {
    for (let at = from; at < to; at++) {
      const node = members[at]! >>> freeBits
      if (nodes.kinds[node] === valueNode && wanted.includes(nodes.labels[node]!)) follow(dfa, members[at]!)
    }
    dfa.work += to - from
  }
  const step = finishState(dfa)
  setPair(dfa.steps, state, label, step)
  return step
}

function indexOf(dfa: LazyDfa, state: number): MemberIndex {
  const known = dfa.indexes.get(state)
  if (known !== undefined) return known
  const { kinds, labels } = dfa.nodes
  const index: MemberIndex = { byWord: new Map(), bySet: new Map(), byRange: new Map(), free: [] }
  const members = dfa.members.subarray(membersFrom(dfa, state), membersTo(dfa, state))
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
  dfa.work += members.length
  dfa.indexes.set(state, index)
  return index
}

function addTo(map: Map<number, number[]>, key: number, packed: number): void {
  const others = map.get(key)
  if (others === undefined) map.set(key, [packed])
  else others.push(packed)
}

function beginState({ making, nodes }: LazyDfa): void {
  making.levelCounts.fill(0)
  making.memberCount = 0
  beginTraversal(nodes)
}

function reach({ levels, levelCounts }: StateInMaking, node: number, free: number): void {
  while (levels.length <= free) levelCounts[levels.push([]) - 1] = 0
  levels[free]![levelCounts[free]!++] = node
}

function follow(dfa: LazyDfa, packed: number): void {
  reach(dfa.making, dfa.nodes.nexts[packed >>> freeBits]!, packed & maxFree)
}

/** A transition on any word: to the free text itself, or to what follows it. */
function followFree(dfa: LazyDfa, packed: number): void {
  const free = Math.min((packed & maxFree) + 1, maxFree + 1)
  const node = packed >>> freeBits
  reach(dfa.making, node, free)
  reach(dfa.making, dfa.nodes.nexts[node]!, free)
}

/** The state that was made, packed with its fewest free words. */
function finishState(dfa: LazyDfa): number {
  const { making } = dfa
  const { levels, levelCounts } = making
  let fewest = -1
  let steps = 0
  for (let free = 0; free < levels.length; free++) {
    const level = levels[free]!
    const count = levelCounts[free]!
    if (count === 0) continue
    if (fewest < 0) fewest = free
    const more = Math.min(free - fewest, maxFree)
    for (let at = 0; at < count; at++) steps += addFrom(dfa, level[at]!, more)
  }
  dfa.work += steps
  if (making.memberCount === 0) return nowhere
  return (keepState(dfa) << freeBits) | Math.min(fewest, maxFree)
}

/** Adds the epsilon closure of a node; returns how much work it was. */
function addFrom(dfa: LazyDfa, start: number, free: number): number {
  const { kinds, labels, nexts, targets, visitedIn, traversal } = dfa.nodes
  const { making, isFree } = dfa
  const { open } = making
  let steps = 0
  let openCount = 1
  open[0] = start
  while (openCount > 0) {
    const node = open[--openCount]!
    steps++
    if (visitedIn[node] === traversal) continue
    visitedIn[node] = traversal
    if (kinds[node] === forkNode) {
      const from = labels[node]!
      for (let at = from + nexts[node]! - 1; at >= from; at--) open[openCount++] = targets[at]!
    } else if (isFree || kinds[node] !== freeNode) {
      addMember(making, (node << freeBits) | free)
    }
  }
  return steps
}

function addMember(making: StateInMaking, packed: number): void {
  if (making.memberCount === making.members.length) making.members = twiceAsLong(making.members)
  making.members[making.memberCount++] = packed
}

function keepState(dfa: LazyDfa): number {
  sortMembers(dfa.making)
  const { members, memberCount } = dfa.making
  // Sorting is most of the work
  dfa.work += 4 * memberCount
  const place = placeOf(dfa, members, 0, memberCount)
  const known = dfa.byMembers[place]!
  if (known !== deadState) return known
  const state = dfa.count++
  const from = dfa.memberCount
  const to = from + memberCount
  while (to > dfa.members.length) dfa.members = twiceAsLong(dfa.members)
  dfa.members.set(members.subarray(0, memberCount), from)
  dfa.memberCount = to
  noteFacts(dfa, state, from, to)
  dfa.byMembers[place] = state
  if (2 * dfa.count > dfa.byMembers.length) growStateTable(dfa)
  return state
}

/** The place of the state with some members in the hash table, or the one that is free for it. */
function placeOf(dfa: LazyDfa, list: Int32Array, from: number, to: number): number {
  const { byMembers } = dfa
  const mask = byMembers.length - 1
  let hash = to - from
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ list[at]!, 0x01000193)
  let place = (hash ^ (hash >>> 15)) & mask
  while (byMembers[place] !== deadState && !hasMembers(dfa, byMembers[place]!, list, from, to)) {
    place = (place + 1) & mask
  }
  return place
}

function hasMembers(dfa: LazyDfa, state: number, list: Int32Array, from: number, to: number): boolean {
  const { members } = dfa
  const first = membersFrom(dfa, state)
  if (membersTo(dfa, state) - first !== to - from) return false
  for (let at = from; at < to; at++) if (members[first + at - from] !== list[at]) return false
  return true
}

function growStateTable(dfa: LazyDfa): void {
  dfa.byMembers = new Int32Array(2 * dfa.byMembers.length)
  for (let state = 1; state < dfa.count; state++) {
    const place = placeOf(dfa, dfa.members, membersFrom(dfa, state), membersTo(dfa, state))
    dfa.byMembers[place] = state
  }
}

const smallState = 24

/** Insertion sort: most states are small and nearly in order already, and done before a call of the general sort returns. */
function sortMembers({ members, memberCount }: StateInMaking): void {
  if (memberCount > smallState) {
    members.subarray(0, memberCount).sort()
    return
  }
  for (let end = 1; end < memberCount; end++) {
    const packed = members[end]!
    let at = end
    for (; at > 0 && members[at - 1]! > packed; at--) members[at] = members[at - 1]!
    members[at] = packed
  }
}

/** Notes the transitions that a new state has and the expressions that it accepts. */
function noteFacts(dfa: LazyDfa, state: number, from: number, to: number): void {
  const { nodes, wordSets, ends, members } = dfa
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
        ends.push((label << freeBits) | (packed & maxFree))
    }
  }
  const at = factsEach * state
  if (at + 2 * factsEach > dfa.facts.length) dfa.facts = twiceAsLong(dfa.facts)
  const { facts } = dfa
  facts[at] = words
  facts[at + 1] = ranges
  // Where those of the next state begin
  facts[at + factsEach + 2] = ends.length
  facts[at + factsEach + 3] = to
}
