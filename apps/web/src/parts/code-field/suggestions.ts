import {
  acceptCompletion,
  autocompletion,
  type CompletionSource,
  closeCompletion,
  completionKeymap,
  completionStatus,
} from '@codemirror/autocomplete'
import { type EditorState, type Extension, Prec } from '@codemirror/state'
import { type EditorView, keymap } from '@codemirror/view'

/** Offers completions while something is typed; Tab takes the one that is shown, and Enter where it may. */
export function suggestions(
  complete: CompletionSource,
  canEnterTake: (state: EditorState) => boolean = () => true,
): Extension {
  return [
    autocompletion({
      override: [complete],
      icons: false,
      maxRenderedOptions: 50,
      defaultKeymap: false,
      // Enter takes what is shown, however quick it comes: a name that is not written out cannot be added
      interactionDelay: 0,
    }),
    Prec.highest(
      keymap.of([
        { key: 'Tab', run: acceptCompletion },
        { key: 'Enter', run: (view) => canEnterTake(view.state) && acceptCompletion(view) },
        ...completionKeymap.filter(({ key }) => key !== 'Escape' && key !== 'Enter'),
      ]),
    ),
  ]
}

/** Closes the suggestions that are shown; one that is only being looked for does not use up a key. */
export function closeSuggestions(view: EditorView): boolean {
  return completionStatus(view.state) === 'active' && closeCompletion(view)
}
