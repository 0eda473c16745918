import type { ConceptType } from '../../model/concept.ts'

/**
 * What a translation job can be: with the translation service, waiting in the inbox of the translators, begun by one of them,
 * written into the concepts, or given up.
 */
export const translationStates = ['requested', 'open', 'in progress', 'done', 'cancelled'] as const
export type TranslationState = (typeof translationStates)[number]

/** Whether somebody still has to work on it. */
export function isOpenState(state: TranslationState): boolean {
  return state !== 'done' && state !== 'cancelled'
}

/** One text of a job. */
export interface TranslationItem {
  /** Of the text that is translated. */
  textId: string
  conceptName: string
  description: string
  type: ConceptType
  source: string
  /** What the draft was made for: the source may have changed since. */
  translatedSource: string
  /** Empty as long as nobody translated it. */
  draft: string
}

/** What is known of a job outside its texts. */
export interface TranslationJobHead {
  id: string
  sourceLanguage: string
  targetLanguage: string
}

export const translationLimits = { texts: 2000, languages: 100 } as const
