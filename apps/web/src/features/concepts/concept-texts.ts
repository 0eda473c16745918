import type { ConceptReply } from '@sdp/api'
import { newTextPrefix } from '@sdp/domain/concepts'
import { supportedLanguages } from '@sdp/domain/languages'

type StoredText = ConceptReply['translations'][number]['texts'][number]

/** One text of a concept in a language, or the place of the first one. */
export interface TextRow {
  id: string
  language: string
  languageName: string
  text: StoredText | undefined
}

/**
 * The texts of all languages side by side. A language without one has a row to write it in, and so have those in which
 * somebody wants another one.
 */
export function textRows(
  { translations }: Pick<ConceptReply, 'translations'>,
  another: ReadonlySet<string>,
): TextRow[] {
  const byCode = new Map(translations.map(({ language, texts }) => [language.code, texts]))
  return supportedLanguages.flatMap(({ value: language, name: languageName }) => {
    const texts = byCode.get(language) ?? []
    const rows: TextRow[] = texts.map((text) => ({ id: text.id, language, languageName, text }))
    const isOpen = rows.length === 0 || another.has(language)
    const id = `${newTextPrefix}${language}`
    return isOpen ? [...rows, { id, language, languageName, text: undefined }] : rows
  })
}
