import type { Extension, Range } from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  Direction,
  EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view'
import { type ExpressionToken, expressionTokens } from '@sdp/domain/expressions'
import { tokenClass } from '../expression-colours.ts'

// Names of slots and parts read from left to right also in a text that runs from right to left.
const isolated = { attributes: { dir: 'ltr' }, bidiIsolate: Direction.LTR }

const marks: Record<ExpressionToken['kind'], Decoration> = {
  slot: Decoration.mark({ class: tokenClass('slot'), ...isolated }),
  part: Decoration.mark({ class: tokenClass('part'), ...isolated }),
  bracket: Decoration.mark({ class: tokenClass('bracket') }),
  bar: Decoration.mark({ class: tokenClass('bar') }),
  wildcard: Decoration.mark({ class: tokenClass('wildcard') }),
}

const colouring = ViewPlugin.define(
  (view) => ({
    marks: marksOf(view),
    update(update: ViewUpdate) {
      if (update.docChanged || update.viewportChanged) this.marks = marksOf(update.view)
    },
  }),
  { decorations: ({ marks }) => marks },
)

/** Colours what is more than words, in the lines that are on the screen. */
export const highlighting: Extension = [
  colouring,
  EditorView.bidiIsolatedRanges.of((view) => view.plugin(colouring)?.marks ?? Decoration.none),
]

function marksOf({ state: { doc }, viewport }: EditorView): DecorationSet {
  const ranges: Range<Decoration>[] = []
  for (let at = viewport.from; at <= viewport.to; ) {
    const line = doc.lineAt(at)
    for (const { kind, from, to } of expressionTokens(line.text)) {
      ranges.push(marks[kind].range(line.from + from, line.from + to))
    }
    at = line.to + 1
  }
  return Decoration.set(ranges)
}
