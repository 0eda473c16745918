import type { Extension, Range } from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  Direction,
  EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view'

/** A piece of a text that has a colour. */
export interface ColouredToken {
  from: number
  to: number
  className: string
  /** Names read from left to right also in a text that runs from right to left. */
  isName: boolean
}

const isolated = { attributes: { dir: 'ltr' }, bidiIsolate: Direction.LTR }

/** Colours what is more than words, in the lines that are on the screen. */
export function highlighting(tokensOf: (line: string) => readonly ColouredToken[]): Extension {
  const marks = new Map<string, Decoration>()
  const markOf = ({ className, isName }: ColouredToken) => {
    const known = marks.get(className)
    if (known !== undefined) return known
    const made = Decoration.mark({ class: className, ...(isName && isolated) })
    marks.set(className, made)
    return made
  }
  const marksOf = ({ state: { doc }, viewport }: EditorView): DecorationSet => {
    const ranges: Range<Decoration>[] = []
    for (let at = viewport.from; at <= viewport.to; ) {
      const line = doc.lineAt(at)
      for (const token of tokensOf(line.text)) {
        ranges.push(markOf(token).range(line.from + token.from, line.from + token.to))
      }
      at = line.to + 1
    }
    return Decoration.set(ranges)
  }
  const colouring = ViewPlugin.define(
    (view) => ({
      marks: marksOf(view),
      update(update: ViewUpdate) {
        if (update.docChanged || update.viewportChanged) this.marks = marksOf(update.view)
      },
    }),
    { decorations: ({ marks: shown }) => shown },
  )
  return [
    colouring,
    EditorView.bidiIsolatedRanges.of((view) => view.plugin(colouring)?.marks ?? Decoration.none),
  ]
}
