import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  selectedCompletion,
  selectedCompletionIndex,
} from '@codemirror/autocomplete'
import type { EditorState, Extension } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import type { Mention } from '@sdp/domain/expressions'
import { suggestions } from '../code-field/suggestions.ts'
import { creationText } from './creation-text.ts'

/** What can be mentioned in an expression, with a word about it. */
export interface Mentionable {
  name: string
  about: string
}

export interface Mentionables {
  slots: readonly Mentionable[]
  parts: readonly Mentionable[]
}

/** The way to make what an expression names and what is not there yet. */
export interface Creation {
  canCreate: (mention: Mention) => boolean
  /** Returns whether it was made. */
  create: (mention: Mention) => boolean
}

interface CompletionOptions {
  mentionables: () => Mentionables
  /** Without it nothing is offered to be made. */
  creation: () => Creation | undefined
}

/** Offers slots after `$(` and reusable parts after `§`, and to make those that are not there. */
export function completion({ mentionables, creation }: CompletionOptions): Extension {
  const complete = (context: CompletionContext): CompletionResult | null => {
    const slot = context.matchBefore(/\$\([^()[\]|\s]*/)
    if (slot !== null) {
      const mention = { kind: 'slot', name: slot.text.slice(2) } as const
      const options = mentionables().slots.map((one) => ({ ...offered(one), apply: putSlot }))
      return { from: slot.from + 2, options: [...options, ...offeredNew(mention, creation())], update }
    }
    const part = context.matchBefore(/§[\p{L}\p{M}\p{N}_-]*/u)
    if (part === null) return null
    const { parts } = mentionables()
    const typed = part.text.slice(1)
    // Once a name is complete and no other begins with it, Enter belongs to the field again.
    const fitting = parts.filter(({ name }) => name.startsWith(typed))
    if (fitting.length === 1 && fitting[0]?.name === typed) return null
    const options = [...parts.map(offered), ...offeredNew({ kind: 'part', name: typed }, creation())]
    return { from: part.from + 1, options, update }
  }
  // At each key and not a moment later: a key that takes what is shown may be the next
  const update: CompletionResult['update'] = (_current, _from, _to, context) => complete(context)
  return suggestions(complete, (state) => !isNewFirst(state))
}

function offered({ name, about }: Mentionable): Completion {
  return { label: name, detail: about }
}

const newKind = 'new'
const belowOthers = { name: newKind, header: () => document.createElement('hr') }

/** To make what is typed, where it can be made. */
function offeredNew(mention: Mention, creation: Creation | undefined): Completion[] {
  if (creation?.canCreate(mention) !== true) return []
  const put = mention.kind === 'slot' ? putSlot : putPart
  return [
    {
      label: mention.name,
      displayLabel: creationText(mention),
      detail: 'Tab',
      type: newKind,
      section: belowOthers,
      apply: (view, chosen, from, to) => {
        if (creation.create(mention)) put(view, chosen, from, to)
      },
    },
  ]
}

/**
 * Whether nothing else fits: Enter is pressed without looking, and would make things by mistake (ruling R293). Tab
 * makes them.
 */
function isNewFirst(state: EditorState): boolean {
  return selectedCompletionIndex(state) === 0 && selectedCompletion(state)?.type === newKind
}

/** Puts the name in, and the cursor behind the bracket, which may be there already. */
function putSlot(view: EditorView, { label }: Completion, from: number, to: number): void {
  const isClosed = view.state.sliceDoc(to, to + 1) === ')'
  view.dispatch({
    changes: { from, to: isClosed ? to + 1 : to, insert: `${label})` },
    selection: { anchor: from + label.length + 1 },
    userEvent: 'input.complete',
  })
}

function putPart(view: EditorView, { label }: Completion, from: number, to: number): void {
  view.dispatch({
    changes: { from, to, insert: label },
    selection: { anchor: from + label.length },
    userEvent: 'input.complete',
  })
}
