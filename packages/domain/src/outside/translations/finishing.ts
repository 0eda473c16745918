import { messages } from '../../messages/messages.ts'
import { type Concept, type ConceptType, newTextPrefix } from '../../model/concept.ts'
import { type TextChange, textKey } from '../../nouns/concepts/changes.ts'
import type { TranslationItem } from './job.ts'
import { checkTranslation } from './lost-parts.ts'

/** What keeps a job from being finished, text by text. */
export function unfinished(
  items: readonly TranslationItem[],
): { textId: string; conceptName: string; message: string }[] {
  return items.flatMap((item) => {
    const { textId, conceptName, source, translatedSource, draft } = item
    const message =
      draft === ''
        ? messages.translations.notTranslated
        : source === translatedSource
          ? checkTranslation(source, draft)
          : messages.translations.sourceChanged
    return message === undefined ? [] : [{ textId, conceptName, message }]
  })
}

/** A translation on its way into a concept. */
export interface FinishedText {
  type: ConceptType
  text: string
}

/**
 * What a finished job changes in a concept. Words that are there already are not added again, and active ones stay
 * active whatever is chosen for the new ones (ruling R199).
 */
export function translatedTexts(
  concept: Concept,
  texts: readonly FinishedText[],
  { language, isActive }: { language: string; isActive: boolean },
): TextChange[] {
  const known = new Map(concept.texts.map((text) => [textKey(text), text]))
  return texts.flatMap(({ type, text }, at): TextChange[] => {
    const same = known.get(textKey({ language, type, text }))
    if (same === undefined) return [{ id: `${newTextPrefix}${at}`, language, type, text, isActive }]
    return isActive && !same.isActive ? [{ id: same.id, isActive }] : []
  })
}
