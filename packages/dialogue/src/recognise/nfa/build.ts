import type { ExpressionTree, Item, Sequence } from '@sdp/domain/expressions'
import { addRange, type Ranges } from '../../words/ranges.ts'
import {
  addFork,
  addNode,
  cutNodes,
  endNode,
  freeNode,
  type Nodes,
  setNode,
  valueNode,
  wordNode,
} from './nodes.ts'
import { addWordSet, type WordSets } from './word-sets.ts'

/** What is said by a slot: one of a range of values, or any words. */
export type SlotMeaning = { slot: number; range: number } | { slot: number; range: undefined }

/** What an expression is built with. */
export interface Building {
  nodes: Nodes
  wordSets: WordSets
  ranges: Ranges
  /** The words of a text, as numbers that they get if they have none. */
  wordIds: (text: string) => number[]
  wordKeys: (text: string) => string[]
  findPart: (name: string) => ExpressionTree | undefined
  meaningOf: (slot: string) => SlotMeaning | undefined
  /** Called with each node, the item of the expression that it belongs to and what is written there; for explanations. */
  onNode?: (node: number, item: Item, written: string) => void
}

/** Where an expression is in the nodes. */
export interface Built {
  start: number
  first: number
  count: number
}

/** An expression that is longer than this, with its reusable parts written out, is not understood. */
const maxNodes = 200_000
/** Brackets and parts in each other are followed on the call stack, so there is an end to it. */
const maxNesting = 1500

/** An expression that nobody can say: a slot or part is unknown, a part is in itself, or it is too large. */
class CannotBuild extends Error {}

/** Builds the nodes of an expression from its end to its start; nothing where it cannot be understood. */
export function buildExpression(tree: ExpressionTree, unit: number, building: Building): Built | undefined {
  const { nodes } = building
  const first = nodes.count
  const firstTarget = nodes.targetCount
  const end = addNode(nodes, endNode, { label: unit, next: 0 })
  try {
    const start = buildOptions(tree.options, end, { ...building, first, inside: [], depth: 0 })
    return { start, first, count: nodes.count - first }
  } catch (error) {
    cutNodes(nodes, first, firstTarget)
    if (error instanceof CannotBuild) return undefined
    throw error
  }
}

interface Place extends Building {
  first: number
  /** The reusable parts around. */
  inside: readonly string[]
  depth: number
}

function buildOptions(options: readonly Sequence[], next: number, place: Place, isOptional = false): number {
  const { words, others } = partedOptions(options, place)
  const starts = words === undefined ? [] : buildWordTree(words, next, place)
  for (const option of others) starts.push(buildSequence(option, next, place))
  if (isOptional) starts.push(next)
  return addFork(place.nodes, starts)
}

interface PartedOptions {
  words: WordTree | undefined
  others: readonly Sequence[]
}

/** The same options come again with every mention of a reusable part. */
const knownOptions = new WeakMap<readonly Sequence[], { by: WordSets; found: PartedOptions }>()

/** Options of words only are built together. Those who explain want each by itself. */
function partedOptions(options: readonly Sequence[], place: Place): PartedOptions {
  if (options.length === 1 || place.onNode !== undefined) return { words: undefined, others: options }
  const known = knownOptions.get(options)
  if (known?.by === place.wordSets) return known.found
  const ofWords: number[][] = []
  const others = options.filter((option) => {
    const ids: number[] = []
    for (const item of option) {
      if (item.kind !== 'word') return true
      ids.push(...place.wordIds(item.text))
    }
    ofWords.push(ids)
    return false
  })
  const found =
    ofWords.length < 2
      ? { words: undefined, others: options }
      : { words: wordTree(ofWords, place.wordSets), others }
  knownOptions.set(options, { by: place.wordSets, found })
  return found
}

/** Options by their first words: a trie, so that one node accepts what they share. */
interface WordTree {
  /** Words that are an option by themselves. */
  set: number | undefined
  /** The words that some options share, and how these go on; nothing goes on where there is one option. */
  branches: { words: readonly number[]; rest: WordTree | undefined }[]
}

function wordTree(options: readonly number[][], wordSets: WordSets): WordTree {
  const byFirst = new Map<number | undefined, number[][]>()
  for (const option of options) {
    const others = byFirst.get(option[0])
    if (others === undefined) byFirst.set(option[0], [option])
    else if (option.length > 0) others.push(option)
  }
  const branches = [...byFirst.values()].map((group) => {
    const [words = []] = group
    if (group.length === 1) return { words, rest: undefined }
    let shared = 1
    while (shared < words.length && group.every((one) => one[shared] === words[shared])) shared++
    return {
      words: words.slice(0, shared),
      rest: wordTree(
        group.map((one) => one.slice(shared)),
        wordSets,
      ),
    }
  })
  const isAlone = (branch: WordTree['branches'][number]) =>
    branch.words.length === 1 && branch.rest === undefined
  const alone = branches.filter(isAlone).map(({ words }) => words[0]!)
  if (alone.length < 2) return { set: undefined, branches }
  return { set: addWordSet(wordSets, alone), branches: branches.filter((branch) => !isAlone(branch)) }
}

function buildWordTree({ set, branches }: WordTree, next: number, { nodes }: Pick<Place, 'nodes'>): number[] {
  const starts: number[] = []
  if (set !== undefined) starts.push(addNode(nodes, setNode, { label: set, next }))
  for (const { words, rest } of branches) {
    let start = rest === undefined ? next : addFork(nodes, buildWordTree(rest, next, { nodes }))
    for (let at = words.length - 1; at >= 0; at--) {
      start = addNode(nodes, wordNode, { label: words[at]!, next: start })
    }
    starts.push(start)
  }
  return starts
}

function buildSequence(items: Sequence, next: number, place: Place): number {
  let start = next
  for (let at = items.length - 1; at >= 0; at--) start = buildItem(items[at]!, start, place)
  return start
}

function buildItem(item: Item, next: number, place: Place): number {
  const { nodes, first } = place
  if (nodes.count - first > maxNodes || place.depth > maxNesting) throw new CannotBuild('too large')
  switch (item.kind) {
    case 'word':
      return buildWords(item.text, item, next, place)
    case 'wildcard':
      return buildWildcard(item, next, place)
    case 'slot': {
      const meaning = place.meaningOf(item.name)
      if (meaning === undefined) throw new CannotBuild(`unknown slot ${item.name}`)
      const { slot, range } = meaning
      const node =
        range === undefined
          ? addNode(nodes, freeNode, { label: 0, next, slot })
          : addNode(nodes, valueNode, { label: range, next, slot })
      place.onNode?.(node, item, '')
      return node
    }
    case 'part':
      return buildPart(item.name, item, next, place)
    default: {
      const inner = { ...place, depth: place.depth + 1 }
      return buildOptions(item.options, next, inner, item.kind === 'optional')
    }
  }
}

function buildWords(text: string, item: Item, next: number, { nodes, onNode, wordIds }: Place): number {
  const ids = wordIds(text)
  let start = next
  for (let at = ids.length - 1; at >= 0; at--) {
    start = addNode(nodes, wordNode, { label: ids[at]!, next: start })
    onNode?.(start, item, text)
  }
  return start
}

function buildPart(name: string, item: Item, next: number, place: Place): number {
  const { inside, onNode } = place
  if (inside.includes(name)) throw new CannotBuild(`part ${name} in itself`)
  const tree = place.findPart(name)
  if (tree === undefined) throw new CannotBuild(`unknown part ${name}`)
  const inner = { ...place, inside: [...inside, name], depth: place.depth + 1 }
  // What is said in a part is said by its mention in the expression
  if (onNode !== undefined && inside.length === 0) inner.onNode = (node, _, text) => onNode(node, item, text)
  return buildOptions(tree.options, next, inner)
}

/** A star is any words or none. A word next to it may also be the prefix or suffix of a word. */
function buildWildcard(item: Extract<Item, { kind: 'wildcard' }>, next: number, place: Place): number {
  const { nodes, ranges, onNode } = place
  const { parts } = item
  let start = next
  for (let at = parts.length - 1; at >= 0; at--) {
    const part = parts[at]!
    if (part === '*') {
      const free = addNode(nodes, freeNode, { label: 0, next: start })
      onNode?.(free, item, '')
      start = addFork(nodes, [free, start])
      continue
    }
    const starts = [buildWords(part, item, start, place)]
    const [key, second] = place.wordKeys(part)
    if (key !== undefined && second === undefined) {
      const kinds = [parts[at + 1] === '*' && 'begins', parts[at - 1] === '*' && 'ends'] as const
      for (const kind of kinds) {
        if (kind === false) continue
        const node = addNode(nodes, valueNode, { label: addRange(ranges, { kind, key }), next: start })
        onNode?.(node, item, part)
        starts.push(node)
      }
    }
    start = addFork(nodes, starts)
  }
  return start
}
