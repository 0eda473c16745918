import { foldName, foldSpoken } from '@sdp/domain'
import type { Expression } from '@sdp/domain/expressions'
import type { Intent } from '@sdp/domain/intents'

/** Finds a text in others, whatever the case; nothing is looked for when it is empty. */
function finder(search: string, language: string): Finder | undefined {
  const wanted = search.trim()
  if (wanted === '') return undefined
  const [named, spoken] = [foldName(wanted), foldSpoken(wanted, language)]
  return {
    inName: (text) => foldName(text).includes(named),
    inText: (text) => foldSpoken(text, language).includes(spoken),
    inAll: (expressions) => lettersOf(expressions, language).includes(spoken),
  }
}

interface Finder {
  inName: (text: string) => boolean
  inText: (text: string) => boolean
  inAll: (expressions: readonly Expression[]) => boolean
}

interface Letters {
  language: string
  all: string
}

const letters = new WeakMap<readonly Expression[], Letters>()

/** All expressions of an intent in one text of small letters: a long text is searched faster than many short ones. */
function lettersOf(expressions: readonly Expression[], language: string): string {
  const known = letters.get(expressions)
  if (known?.language === language) return known.all
  const all = foldSpoken(expressions.map(({ text }) => text).join('\n'), language)
  letters.set(expressions, { language, all })
  return all
}

/** The intents whose name, comments or expressions hold a text. */
export function searchIntents(
  intents: readonly Intent[],
  search: string,
  language: string,
): readonly Intent[] {
  const finds = finder(search, language)
  if (finds === undefined) return intents
  return intents.filter(
    ({ name, comments, expressions }) =>
      finds.inName(name) || finds.inName(comments) || finds.inAll(expressions),
  )
}

const shownExpressions = 5

/**
 * The expressions that stand for all of an intent in the table: those that were searched for, else the first
 * (ruling R321).
 */
export function previewExpressions({ expressions }: Intent, search: string, language: string): string[] {
  const finds = finder(search, language)
  const preview: string[] = []
  if (finds?.inAll(expressions)) {
    for (const { text } of expressions) {
      if (finds.inText(text)) preview.push(text)
      if (preview.length === shownExpressions) break
    }
  }
  return preview.length > 0 ? preview : expressions.slice(0, shownExpressions).map(({ text }) => text)
}
