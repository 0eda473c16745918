import type { Intent } from '@sdp/domain'

/** Finds a text in others, whatever the case; nothing is looked for when it is empty. */
function finder(search: string): ((text: string) => boolean) | undefined {
  const wanted = search.trim()
  if (wanted === '') return undefined
  const pattern = new RegExp(wanted.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'), 'iu')
  return (text) => pattern.test(text)
}

/** The intents whose name, comments or expressions hold a text. */
export function searchIntents(intents: readonly Intent[], search: string): readonly Intent[] {
  const finds = finder(search)
  if (finds === undefined) return intents
  return intents.filter(
    ({ name, comments, expressions }) =>
      finds(name) || finds(comments) || expressions.some(({ text }) => finds(text)),
  )
}

const shownExpressions = 5

/** The expressions that stand for all of an intent in the table: those that were searched for, else the first. */
export function previewExpressions({ expressions }: Intent, search: string): string[] {
  const finds = finder(search)
  const preview: string[] = []
  for (let index = 0; finds !== undefined && index < expressions.length; index++) {
    const { text } = expressions[index]!
    if (finds(text)) preview.push(text)
    if (preview.length === shownExpressions) return preview
  }
  return preview.length > 0 ? preview : expressions.slice(0, shownExpressions).map(({ text }) => text)
}
