import type { ExpressionTree, Item, Sequence } from './tree.ts'

/** Writes a tree as an expression; reading it again gives the same tree. */
export function printExpression(tree: ExpressionTree): string {
  return printOptions(tree.options)
}

// Loops instead of map: half the call stack for each level of nesting.
function printOptions(options: Sequence[]): string {
  let text = ''
  for (let option = 0; option < options.length; option++) {
    if (option > 0) text += '|'
    const sequence = options[option]!
    for (let item = 0; item < sequence.length; item++) {
      if (item > 0) text += ' '
      text += printItem(sequence[item]!)
    }
  }
  return text
}

function printItem(item: Item): string {
  switch (item.kind) {
    case 'word':
      return item.text
    case 'wildcard':
      return item.parts.join('+')
    case 'slot':
      return `$(${item.name})`
    case 'part':
      return `§${item.name}`
    case 'group':
      return `(${printOptions(item.options)})`
    case 'optional':
      return `[${printOptions(item.options)}]`
  }
}
