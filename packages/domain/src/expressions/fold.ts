import type { ExpressionTree, Item, Sequence } from './tree.ts'

type Leaf = Exclude<Item, { kind: 'group' | 'optional' }>

/** What is made of an expression: of each item without brackets, of items in a row, and of options. */
export interface Fold<T> {
  leaf: (item: Leaf) => T
  sequence: (items: T[]) => T
  /** The options of the whole expression (`root`), or of a bracket. */
  options: (options: T[], kind: 'root' | 'group' | 'optional') => T
}

interface Level<T> {
  kind: 'root' | 'group' | 'optional'
  options: Sequence[]
  option: number
  item: number
  doneItems: T[]
  doneOptions: T[]
}

/** Makes something of an expression from the inside out. Has a stack of its own: nesting cannot overflow the call stack. */
export function foldTree<T>({ options }: ExpressionTree, by: Fold<T>): T {
  const levels: Level<T>[] = []
  let level = newLevel<T>('root', options)
  for (;;) {
    const item = level.options[level.option]![level.item++]
    if (item !== undefined) {
      if (item.kind === 'group' || item.kind === 'optional') {
        levels.push(level)
        level = newLevel(item.kind, item.options)
      } else {
        level.doneItems.push(by.leaf(item))
      }
      continue
    }
    level.doneOptions.push(by.sequence(level.doneItems))
    level.option++
    if (level.option < level.options.length) {
      level.doneItems = []
      level.item = 0
      continue
    }
    const value = by.options(level.doneOptions, level.kind)
    const around = levels.pop()
    if (around === undefined) return value
    around.doneItems.push(value)
    level = around
  }
}

function newLevel<T>(kind: Level<T>['kind'], options: Sequence[]): Level<T> {
  return { kind, options, option: 0, item: 0, doneItems: [], doneOptions: [] }
}
