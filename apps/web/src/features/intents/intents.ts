import type { Expression } from '@sdp/domain/expressions'
import type { Intent } from '@sdp/domain/intents'

export function nameOf({ name }: Intent): string {
  return name
}

/** Finds a text in others, whatever the case; nothing is looked for when it is empty. */
function finder(search: string): { inText: (text: string) => boolean; inAll: InAll } | undefined {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return undefined
  return {
    inText: (text) => text.toLowerCase().includes(wanted),
    inAll: (expressions) => lettersOf(expressions).includes(wanted),
  }
}

type InAll = (expressions: readonly Expression[]) => boolean

const letters = new WeakMap<readonly Expression[], string>()

/** All expressions of an intent in one text of small letters: a long text is searched faster than many short ones. */
function lettersOf(expressions: readonly Expression[]): string {
  const known = letters.get(expressions)
  if (known !== undefined) return known
  const all = expressions
    .map(({ text }) => text)
    .join('\n')
    .toLowerCase()
  letters.set(expressions, all)
  return all
}

/** The intents whose name, comments or expressions hold a text. */
export function searchIntents(intents: readonly Intent[], search: string): readonly Intent[] {
  const finds = finder(search)
  if (finds === undefined) return intents
  return intents.filter(
    ({ name, comments, expressions }) =>
      finds.inText(name) || finds.inText(comments) || finds.inAll(expressions),
  )
}

const shownExpressions = 5

/** The expressions that stand for all of an intent in the table: those that were searched for, else the first. */
export function previewExpressions({ expressions }: Intent, search: string): string[] {
  const finds = finder(search)
  const preview: string[] = []
  if (finds?.inAll(expressions)) {
    for (const { text } of expressions) {
      if (finds.inText(text)) preview.push(text)
      if (preview.length === shownExpressions) break
    }
  }
  return preview.length > 0 ? preview : expressions.slice(0, shownExpressions).map(({ text }) => text)
}
