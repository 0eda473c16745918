import type { ExpressionTree, Item, Sequence } from './tree.ts'

/** The most samples that are made of one expression. */
export const maxSamples = 1000

/** A whole number: a bigint only where a number would no longer be exact. */
type Count = number | bigint

/** All sentences of an expression, numbered from 0, without writing any of them down. */
type Space =
  | { kind: 'text'; text: string; count: number }
  | { kind: 'sequence'; items: Space[]; count: Count }
  | { kind: 'choice'; options: Space[]; count: Count }

export interface Sentences {
  /** How many sentences there are, exactly. */
  count: bigint
  /**
   * Distinct sentences spread evenly over all there are, at most `size` and at most 1,000. Another `turn` gives others
   * where there are more than fit.
   */
  sample: (size?: number, turn?: number) => string[]
}

const nothing: Space = { kind: 'text', text: '', count: 1 }

/**
 * Makes a reader of sentences for expressions that use these reusable parts. A slot, a star and an unknown part each
 * stand for themselves.
 */
export function sentenceReader(
  parts: ReadonlyMap<string, ExpressionTree>,
): (tree: ExpressionTree) => Sentences {
  const partSpaces = new Map<string, Space>()
  const partCounts = new Map<string, Count>()

  // Most expressions are only counted, and a count needs none of their texts
  function countOptions(options: Sequence[]): Count {
    let count: Count = 0
    for (const sequence of options) {
      let ofSequence: Count = 1
      for (const item of sequence) ofSequence = times(ofSequence, countItem(item))
      count = plus(count, ofSequence)
    }
    return count
  }

  function countItem(item: Item): Count {
    if (item.kind === 'group') return countOptions(item.options)
    if (item.kind === 'optional') return plus(1, countOptions(item.options))
    return item.kind === 'part' ? countPart(item.name) : 1
  }

  function countPart(name: string): Count {
    const known = partCounts.get(name)
    if (known !== undefined) return known
    // A part inside itself stands for itself there, so that this ends.
    partCounts.set(name, 1)
    const tree = parts.get(name)
    const count = tree === undefined ? 1 : countOptions(tree.options)
    partCounts.set(name, count)
    return count
  }

  function ofOptions(options: Sequence[]): Space {
    return options.length === 1 ? ofSequence(options[0]!) : choice(options.map(ofSequence))
  }

  function ofSequence(sequence: Sequence): Space {
    if (sequence.length === 1) return ofItem(sequence[0]!)
    let count: Count = 1
    const items: Space[] = []
    for (const item of sequence) {
      const space = ofItem(item)
      count = times(count, space.count)
      const last = items.at(-1)
      if (space.kind === 'text' && last?.kind === 'text') {
        items[items.length - 1] = { kind: 'text', text: `${last.text} ${space.text}`, count: 1 }
      } else {
        items.push(space)
      }
    }
    return items.length === 1 ? items[0]! : { kind: 'sequence', items, count }
  }

  function ofItem(item: Item): Space {
    switch (item.kind) {
      case 'word':
        return { kind: 'text', text: item.text, count: 1 }
      case 'wildcard':
        return { kind: 'text', text: item.parts.join('+'), count: 1 }
      case 'slot':
        return { kind: 'text', text: `$(${item.name})`, count: 1 }
      case 'part':
        return ofPart(item.name)
      case 'group':
        return ofOptions(item.options)
      case 'optional':
        return choice([nothing, ...item.options.map(ofSequence)])
    }
  }

  function ofPart(name: string): Space {
    const known = partSpaces.get(name)
    if (known !== undefined) return known
    const itself: Space = { kind: 'text', text: `§${name}`, count: 1 }
    // A part inside itself stands for itself there, so that this ends.
    partSpaces.set(name, itself)
    const tree = parts.get(name)
    const space = tree === undefined ? itself : ofOptions(tree.options)
    partSpaces.set(name, space)
    return space
  }

  return ({ options }) => {
    let space: Space | undefined
    return {
      count: BigInt(countOptions(options)),
      sample: (size = maxSamples, turn = 0) => {
        space ??= ofOptions(options)
        return sampleSpace(space, Math.min(size, maxSamples), turn)
      },
    }
  }
}

function choice(options: Space[]): Space {
  let count: Count = 0
  for (const option of options) count = plus(count, option.count)
  return { kind: 'choice', options, count }
}

function plus(a: Count, b: Count): Count {
  if (typeof a === 'number' && typeof b === 'number' && a + b <= Number.MAX_SAFE_INTEGER) return a + b
  return BigInt(a) + BigInt(b)
}

function times(a: Count, b: Count): Count {
  if (typeof a === 'number' && typeof b === 'number' && a * b <= Number.MAX_SAFE_INTEGER) return a * b
  return BigInt(a) * BigInt(b)
}

function sampleSpace(space: Space, size: number, turn: number): string[] {
  const { count } = space
  const wanted = count < size ? Number(count) : size
  const sentences = new Set<string>()
  if (typeof count === 'number' && count <= Number.MAX_SAFE_INTEGER / maxSamples) {
    const step = count / wanted
    const shift = turn % Math.max(1, Math.floor(step))
    for (let index = 0; index < wanted; index++) {
      sentences.add(sentenceAt(space, Math.floor((index * count) / wanted) + shift))
    }
  } else {
    const all = BigInt(count)
    const shift = spreadTurn(turn, all / BigInt(wanted))
    for (let index = 0; index < wanted; index++) {
      sentences.add(sentenceAt(space, (BigInt(index) * all) / BigInt(wanted) + shift))
    }
  }
  // Where everything is optional, saying nothing is one of the sentences; nobody needs it as an example.
  sentences.delete('')
  return [...sentences]
}

/** Turns far apart in a huge step, so that another turn does not only change the last word. */
function spreadTurn(turn: number, step: bigint): bigint {
  return (BigInt(turn) * 0x9e3779b97f4a7c15n) % step
}

function sentenceAt(space: Space, rank: Count): string {
  switch (space.kind) {
    case 'text':
      return space.text
    case 'choice': {
      let left = rank
      for (const option of space.options) {
        if (left < option.count) return sentenceAt(option, left)
        left = minus(left, option.count)
      }
      return ''
    }
    case 'sequence': {
      let left = rank
      let sentence = ''
      for (let at = space.items.length - 1; at >= 0; at--) {
        const item = space.items[at]!
        const text = item.count === 1 ? sentenceAt(item, 0) : sentenceAt(item, remainder(left, item.count))
        if (item.count !== 1) left = quotient(left, item.count)
        if (text !== '') sentence = sentence === '' ? text : `${text} ${sentence}`
      }
      return sentence
    }
  }
}

function minus(a: Count, b: Count): Count {
  return typeof a === 'number' ? a - Number(b) : narrow(a - BigInt(b))
}

function remainder(a: Count, b: Count): Count {
  if (typeof a === 'number') return typeof b === 'number' ? a % b : a
  return narrow(a % BigInt(b))
}

function quotient(a: Count, b: Count): Count {
  if (typeof a === 'number') return typeof b === 'number' ? Math.floor(a / b) : 0
  return narrow(a / BigInt(b))
}

function narrow(value: bigint): Count {
  return value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : value
}
