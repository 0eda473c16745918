import { type Count, plus, product } from './counts.ts'
import { type Fold, foldTree } from './fold.ts'
import { printLeaf } from './print.ts'
import { choiceSpace, optionalSpace, type Space, sequenceSpace, textSpace } from './sentence-space.ts'
import { sentenceAt } from './spread.ts'
import type { ExpressionTree, PartReference, SlotReference } from './tree.ts'

/** The most samples that are made of one expression. */
export const maxSamples = 1000

/** A reusable part as it was read. */
export interface ReadPart {
  tree: ExpressionTree
  references: readonly (SlotReference | PartReference)[]
}

export interface Sentences {
  /** How many sentences there are; exact up to more than 19,000 digits. */
  count: bigint
  /**
   * Distinct sentences, at most `size` and at most 1,000, in which each alternative appears as often as among all
   * (ruling R69). Each further `turn` gives others; when there are no more, the first come again.
   */
  sample(size?: number, turn?: number): string[]
  /** Whether there are other sentences than fit into one sample. */
  hasOthers(size: number): boolean
}

/**
 * Makes a reader of sentences for expressions that use these reusable parts. A slot, a star and an unknown part each
 * stand for themselves.
 */
export function sentenceReader(
  findPart: (name: string) => ReadPart | undefined,
): (tree: ExpressionTree) => Sentences {
  // Most expressions are only counted, and a count needs none of their texts
  const countOfPart = foldedParts(findPart, countingWith, () => 1)
  const spaceOfPart = foldedParts(findPart, spacesWith, (name) => textSpace(`§${name}`))
  const counting = countingWith(countOfPart)
  const spaces = spacesWith(spaceOfPart)

  return (tree) => new TreeSentences(tree, counting, spaces)
}

/** A class, as samples are: to make functions for each of thousands of expressions takes longer than to read them. */
class TreeSentences implements Sentences {
  private readonly tree: ExpressionTree
  private readonly counting: Fold<Count>
  private readonly spaces: Fold<Space>
  private samples: Samples | undefined

  constructor(tree: ExpressionTree, counting: Fold<Count>, spaces: Fold<Space>) {
    this.tree = tree
    this.counting = counting
    this.spaces = spaces
  }

  get count(): bigint {
    return BigInt(foldTree(this.tree, this.counting))
  }

  sample(size = maxSamples, turn = 0): string[] {
    return this.read().sample(Math.min(size, maxSamples), turn)
  }

  hasOthers(size: number): boolean {
    return this.read().hasOthers(size)
  }

  private read(): Samples {
    this.samples ??= new Samples(foldTree(this.tree, this.spaces))
    return this.samples
  }
}

function countingWith(ofPart: (name: string) => Count): Fold<Count> {
  return {
    leaf: (item) => (item.kind === 'part' ? ofPart(item.name) : 1),
    sequence: product,
    options: (options, kind) => options.reduce(plus, kind === 'optional' ? 1 : 0),
  }
}

function spacesWith(ofPart: (name: string) => Space): Fold<Space> {
  return {
    leaf: (item) => (item.kind === 'part' ? ofPart(item.name) : textSpace(printLeaf(item))),
    sequence: sequenceSpace,
    options: (options, kind) => (kind === 'optional' ? optionalSpace : choiceSpace)(options),
  }
}

/**
 * What is made of each part, once it is asked for and once only. The parts inside it come first, on a stack of its own:
 * chains of parts cannot overflow the call stack. A part inside itself stands for itself there, so that this ends.
 */
function foldedParts<T>(
  findPart: (name: string) => ReadPart | undefined,
  foldWith: (ofPart: (name: string) => T) => Fold<T>,
  itself: (name: string) => T,
): (name: string) => T {
  const done = new Map<string, T>()
  const fold = foldWith((name) => done.get(name) ?? itself(name))
  return (wanted) => {
    const known = done.get(wanted)
    if (known !== undefined) return known
    const open = [wanted]
    for (;;) {
      const name = open.at(-1)
      if (name === undefined) return done.get(wanted)!
      const part = findPart(name)
      if (!done.has(name)) {
        done.set(name, itself(name))
        for (const inner of part?.references ?? []) {
          if (inner.kind === 'part' && !done.has(inner.name)) open.push(inner.name)
        }
        if (open.at(-1) !== name) continue
      }
      open.pop()
      if (part !== undefined) done.set(name, foldTree(part.tree, fold))
    }
  }
}

/** Several combinations can be the same sentence; after this many steps without a new one, no more is expected. */
const maxSteps = 200_000

/** Goes through the sentences in the order that spreads them, as far as it is asked, and keeps what it found. */
class Samples {
  private readonly space: Space
  private readonly found: string[] = []
  private readonly seen = new Set([''])
  private index = 0
  private steps = 0

  constructor(space: Space) {
    this.space = space
  }

  sample(size: number, turn: number): string[] {
    const { space, found } = this
    if (space.count <= size) return allOf(space)
    this.find((turn + 1) * size)
    const turns = Math.max(1, Math.ceil(found.length / size))
    const start = (turn % turns) * size
    return found.slice(start, start + size)
  }

  hasOthers(size: number): boolean {
    if (this.space.count <= size) return false
    this.find(size + 1)
    return this.found.length > size
  }

  private find(wanted: number): void {
    const { space, found } = this
    for (; found.length < wanted && this.index < space.count && this.steps < maxSteps; this.index++) {
      const sentence = sentenceAt(space, this.index, 'spread')
      this.steps += space.steps
      const before = this.seen.size
      if (this.seen.add(sentence).size === before) continue
      found.push(sentence)
      this.steps = 0
    }
  }
}

function allOf(space: Space): string[] {
  const sentences = Array.from({ length: Number(space.count) }, (_, index) =>
    sentenceAt(space, index, 'written'),
  )
  // Where everything is optional, saying nothing is one of the sentences; nobody needs it as an example.
  return [...new Set(sentences)].filter((sentence) => sentence !== '')
}
