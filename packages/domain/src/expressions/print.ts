import { type Fold, foldTree } from './fold.ts'
import type { ExpressionTree, Item } from './tree.ts'

/** Writes a tree as an expression; reading it again gives the same tree. */
export function printExpression(tree: ExpressionTree): string {
  return foldTree(tree, printing)
}

const brackets = { root: ['', ''], group: ['(', ')'], optional: ['[', ']'] } as const

const printing: Fold<string> = {
  leaf: printLeaf,
  sequence: (items) => items.join(' '),
  options: (options, kind) => `${brackets[kind][0]}${options.join('|')}${brackets[kind][1]}`,
}

/** An item without brackets as an expression writes it. */
export function printLeaf(item: Exclude<Item, { kind: 'group' | 'optional' }>): string {
  switch (item.kind) {
    case 'word':
      return item.text
    case 'wildcard':
      return item.parts.join('+')
    case 'slot':
      return `$(${item.name})`
    case 'part':
      return `§${item.name}`
  }
}
