import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import type { Extension } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { type SsmlTag, ssmlTags, type TtsType } from '@sdp/domain/responses'
import { suggestions } from '../code-field/suggestions.ts'
import type { Mentionable } from '../expression-editor/completion.ts'

/** What can be put into a text of a response. */
export interface TextOffers {
  placeholders: readonly Mentionable[]
  concepts: () => readonly string[]
  /** Without one it is not spoken, and has no tags. */
  spokenAs: TtsType | undefined
}

/** Offers inputs after `{{`, tags after `<`, Vocalizer's sequences after `\e\`, and concepts by their first letters. */
export function textCompletion(offers: () => TextOffers): Extension {
  const complete = (context: CompletionContext): CompletionResult | null => {
    const { placeholders, concepts, spokenAs } = offers()
    const input = context.matchBefore(/\{\{\s*[\p{L}\p{M}\p{N}_-]*/u)
    if (input !== null) {
      const from = input.to - input.text.replace(/^\{\{\s*/, '').length
      return { from, options: placeholders.map(placeholderOffer), update }
    }
    if (spokenAs === 'VOCALIZER') {
      const sequence = context.matchBefore(/(?:\\e|<ESC>)\\[a-z=]*/)
      if (sequence !== null) {
        return { from: sequence.text.lastIndexOf('\\') + 1 + sequence.from, options: sequences, update }
      }
    } else if (spokenAs !== undefined) {
      const tag = context.matchBefore(/<\/?[A-Za-z]*/)
      if (tag !== null) return { from: tag.from, options: tags, update }
    }
    const word = context.matchBefore(/(?<![\w-])[A-Z][A-Z0-9_]+/)
    if (word === null) return null
    const options = concepts().filter((name) => name !== word.text)
    return { from: word.from, options: options.map((name) => ({ label: name, detail: 'Concept' })), update }
  }
  // At each key and not a moment later: a key that takes what is shown may be the next
  const update: CompletionResult['update'] = (_current, _from, _to, context) => complete(context)
  return suggestions(complete)
}

function placeholderOffer({ name, about }: Mentionable): Completion {
  return { label: name, detail: about, apply: putPlaceholder }
}

/** Puts the name in, and the cursor behind the braces, which may be there already. */
function putPlaceholder(view: EditorView, { label }: Completion, from: number, to: number): void {
  const braces = /^\}{0,2}/.exec(view.state.sliceDoc(to, to + 2))![0].length
  view.dispatch({
    changes: { from, to: to + braces, insert: `${label}}}` },
    selection: { anchor: from + label.length + 2 },
    userEvent: 'input.complete',
  })
}

/** In the order of the list: otherwise 120 would come before 80. */
function inOrder(offered: Completion[]): Completion[] {
  return offered.map((offer, at) => ({ ...offer, boost: -at }))
}

const tags = inOrder(
  ssmlTags.flatMap((tag) => {
    const values = tag.value?.offered ?? [undefined]
    return values.map((value): Completion => {
      const opening = openingTag(tag, value)
      return {
        label: opening,
        detail: tag.about,
        apply: (view, _, from, to) =>
          putAround(view, { from, to }, opening, tag.isAlone ? '' : `</${tag.name}>`),
      }
    })
  }),
)

/** A tag with its value, as it is written: `<rate value="120">`. */
function openingTag({ name, isAlone, value: rule }: SsmlTag, value: string | undefined): string {
  const attribute = rule === undefined || value === undefined ? '' : ` ${rule.attribute}="${value}"`
  return `<${name}${attribute}${isAlone ? '/' : ''}>`
}

const sequences = inOrder(
  ssmlTags.flatMap((tag) =>
    (tag.value?.offered ?? [undefined]).map((value): Completion => {
      const label = `${tag.name}${value === undefined ? '' : `=${value}`}\\`
      return { label, detail: tag.about }
    }),
  ),
)

/** The cursor is put between both, where the words go. */
function putAround(
  view: EditorView,
  place: { from: number; to: number },
  before: string,
  after: string,
): void {
  view.dispatch({
    changes: { ...place, insert: before + after },
    selection: { anchor: place.from + before.length },
    userEvent: 'input.complete',
  })
}
