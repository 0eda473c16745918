import { messages } from '../../messages/messages.ts'
import type { TranslationItem } from './job.ts'
import { checkTranslation } from './lost-parts.ts'

/** A translation as a file holds it. */
export interface FiledTranslation {
  textId: string
  /** Undefined where the file does not say what was translated. */
  source: string | undefined
  /** Empty where it is not translated. */
  translation: string
}

/** Judges the translations of a file one by one, against the texts of the job that it is for. */
export function translationJudge(items: readonly TranslationItem[]): {
  /** What is wrong with it, or nothing: then it is taken. */
  add: (filed: FiledTranslation) => string | undefined
  /** What was taken and differs from the drafts. */
  changed: () => { textId: string; text: string }[]
} {
  const byId = new Map(items.map((item) => [item.textId, item]))
  const taken = new Map<string, string>()
  return {
    add({ textId, source, translation }) {
      const item = byId.get(textId.toLowerCase())
      if (item === undefined) return messages.translations.otherText(textId)
      if (taken.has(item.textId)) return messages.translations.textTwice(textId)
      if (source !== undefined && source !== item.source) return messages.translations.sourceChanged
      if (translation.trim() === '') return undefined
      const wrong = checkTranslation(item.source, translation)
      if (wrong === undefined) taken.set(item.textId, translation)
      return wrong
    },
    changed: () =>
      Array.from(taken, ([textId, text]) => ({ textId, text })).filter(({ textId, text }) => {
        const { draft, source, translatedSource } = byId.get(textId)!
        return draft !== text || source !== translatedSource
      }),
  }
}
