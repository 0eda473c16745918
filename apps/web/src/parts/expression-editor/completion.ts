import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  closeCompletion,
  completionKeymap,
  completionStatus,
} from '@codemirror/autocomplete'
import { type Extension, Prec } from '@codemirror/state'
import { type EditorView, keymap } from '@codemirror/view'

/** What can be mentioned in an expression, with a word about it. */
export interface Mentionable {
  name: string
  about: string
}

export interface Mentionables {
  slots: readonly Mentionable[]
  parts: readonly Mentionable[]
}

/** Offers slots after `$(` and reusable parts after `§`. */
export function completion(mentionables: () => Mentionables): Extension {
  const complete = (context: CompletionContext): CompletionResult | null => {
    const slot = context.matchBefore(/\$\([^()[\]|\s]*/)
    if (slot !== null) {
      const options = mentionables().slots.map((one) => ({ ...offered(one), apply: applySlot }))
      return { from: slot.from + 2, options, validFor: /^[^()[\]|\s]*$/ }
    }
    const part = context.matchBefore(/§[\p{L}\p{M}\p{N}_-]*/u)
    if (part === null) return null
    const { parts } = mentionables()
    const typed = part.text.slice(1)
    // Once a name is complete and no other begins with it, Enter belongs to the field again.
    const fitting = parts.filter(({ name }) => name.startsWith(typed))
    if (fitting.length === 1 && fitting[0]?.name === typed) return null
    return { from: part.from + 1, options: parts.map(offered) }
  }
  return [
    autocompletion({
      override: [complete],
      icons: false,
      maxRenderedOptions: 50,
      defaultKeymap: false,
      // Enter takes what is shown, however quick it comes: a name that is not written out cannot be added
      interactionDelay: 0,
    }),
    Prec.highest(keymap.of(completionKeymap.filter(({ key }) => key !== 'Escape'))),
  ]
}

/** Closes the suggestions that are shown; one that is only being looked for does not use up a key. */
export function closeSuggestions(view: EditorView): boolean {
  return completionStatus(view.state) === 'active' && closeCompletion(view)
}

function offered({ name, about }: Mentionable): Completion {
  return { label: name, detail: about }
}

/** Puts the name in, and the cursor behind the bracket, which may be there already. */
function applySlot(view: EditorView, { label }: Completion, from: number, to: number): void {
  const isClosed = view.state.sliceDoc(to, to + 1) === ')'
  view.dispatch({
    changes: { from, to: isClosed ? to + 1 : to, insert: `${label})` },
    selection: { anchor: from + label.length + 1 },
    userEvent: 'input.complete',
  })
}
