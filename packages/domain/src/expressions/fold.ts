import { cutOff } from '../toolbox/lists.ts'
import type { ExpressionTree, Item, Sequence } from './tree.ts'

type Leaf = Exclude<Item, { kind: 'group' | 'optional' }>

/** What is made of an expression: of each item without brackets, of items in a row, and of options. */
export interface Fold<T> {
  leaf: (item: Leaf) => T
  /** Of one item nothing else is made than of that item alone. */
  sequence: (items: T[]) => T
  /** The options of the whole expression (`root`), or of a bracket. */
  options: (options: T[], kind: 'root' | 'group' | 'optional') => T
}

/** A bracket that is being read; its values begin at these places of the two stacks. */
interface Level {
  kind: 'root' | 'group' | 'optional'
  options: Sequence[]
  option: number
  item: number
  itemsStart: number
  optionsStart: number
}

/**
 * Makes something of an expression from the inside out. Has stacks of its own, so that nesting cannot overflow the call
 * stack; its levels are used again, since a long expression has thousands of brackets.
 */
export function foldTree<T>({ options }: ExpressionTree, by: Fold<T>): T {
  const items: T[] = []
  const done: T[] = []
  let itemCount = 0
  let doneCount = 0
  let level: Level = { kind: 'root', options, option: 0, item: 0, itemsStart: 0, optionsStart: 0 }
  const levels = [level]
  let depth = 0
  for (;;) {
    const sequence = level.options[level.option]!
    if (level.item < sequence.length) {
      const item = sequence[level.item++]!
      if (item.kind === 'group' || item.kind === 'optional') {
        depth++
        if (depth === levels.length) levels.push({ ...level })
        level = levels[depth]!
        level.kind = item.kind
        level.options = item.options
        level.option = 0
        level.item = 0
        level.itemsStart = itemCount
        level.optionsStart = doneCount
      } else {
        items[itemCount++] = by.leaf(item)
      }
      continue
    }
    const { itemsStart, optionsStart } = level
    const isOne = itemCount - itemsStart === 1
    done[doneCount++] = isOne ? items[itemsStart]! : by.sequence(cutOff(items, itemsStart, itemCount))
    itemCount = itemsStart
    level.option++
    level.item = 0
    if (level.option < level.options.length) continue
    const value = by.options(cutOff(done, optionsStart, doneCount), level.kind)
    doneCount = optionsStart
    if (depth === 0) return value
    items[itemCount++] = value
    level = levels[--depth]!
  }
}
