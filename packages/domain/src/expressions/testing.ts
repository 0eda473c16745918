import fc from 'fast-check'
import type { ExpressionTree, Item, Sequence } from './tree.ts'

const nowhere = { from: 0, to: 0 }
const word = fc.constantFrom('play', 'some', 'jazz', "l'été", '打', '开', 'играй', 'high-end')
const name = fc.constantFrom('artist', 'music_item', 'a-b', 'Slot1')

/** Arbitrary trees, small enough to write all their sentences down. */
export function anExpressionTree({ slots = true } = {}): fc.Arbitrary<ExpressionTree> {
  const { options } = fc.letrec<{ options: Sequence[]; sequence: Sequence; item: Item }>((tie) => ({
    options: fc.array(tie('sequence'), { minLength: 1, maxLength: 3 }),
    sequence: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
    item: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      word.map((text): Item => ({ kind: 'word', text, ...nowhere })),
      slots ? name.map((slot): Item => ({ kind: 'slot', name: slot, ...nowhere })) : word.map(asWord),
      fc
        .constantFrom(['*', 'now'], ['play', '*'], ['play', '*', 'now'])
        .map((parts): Item => ({ kind: 'wildcard', parts: [...parts], ...nowhere })),
      tie('options').map((inner): Item => ({ kind: 'group', options: inner, ...nowhere })),
      tie('options').map((inner): Item => ({ kind: 'optional', options: inner, ...nowhere })),
    ),
  }))
  return options.map((all) => ({ options: all }))
}

function asWord(text: string): Item {
  return { kind: 'word', text, ...nowhere }
}
