import { messages } from '../../messages/messages.ts'
import { conceptLanguage } from '../../nouns/concepts/checks.ts'

/** CONC-031: nobody translates into these. */
const untranslatedLanguages: ReadonlySet<string> = new Set([
  'eng-KOR',
  'eng-CHN',
  'eng-JPN',
  'spa-XLA',
  'fra-CAN',
  'sic-CHN',
  'yue-CHS',
])

/** Why nobody translates into a language, or nothing. */
export function checkTargetLanguage(code: string): string | undefined {
  if (untranslatedLanguages.has(code.trim())) return messages.translations.languageBlocked(code.trim())
  return conceptLanguage(code) === undefined ? messages.concepts.unknownLanguage(code) : undefined
}

/** A text that somebody wants to have translated. */
interface WantedText {
  id: string
  language: string
  isActive: boolean
}

/**
 * What is not translated, and why (ruling R195). A text alone is left out in every language, a language alone for every
 * text.
 */
export interface BlockedTranslation {
  textId?: string
  language?: string
  reason: string
}

/** A job that a request starts. */
export interface PlannedJob {
  sourceLanguage: string
  targetLanguage: string
  textIds: string[]
}

interface Request {
  textIds: readonly string[]
  languages: readonly string[]
  /** The text of an id, where there is one. */
  find: (id: string) => WantedText | undefined
  /** The number of the job that translates a text into a language, where one is under way. */
  jobOf: (textId: string, language: string) => string | undefined
}

/** The jobs that a request starts, one for each pair of languages, and what it leaves out. */
export function planTranslations({ textIds, languages, find, jobOf }: Request): {
  jobs: PlannedJob[]
  blocked: BlockedTranslation[]
} {
  const blocked: BlockedTranslation[] = []
  const targets = new Set<string>()
  for (const code of languages) {
    const reason = checkTargetLanguage(code)
    if (reason === undefined) targets.add(conceptLanguage(code)!)
    else blocked.push({ language: code, reason })
  }
  const jobs = new Map<string, PlannedJob>()
  for (const textId of new Set(textIds)) {
    const text = find(textId)
    const reason =
      text === undefined
        ? messages.concepts.noSuchText(textId)
        : text.isActive
          ? undefined
          : messages.translations.textInactive
    if (text === undefined || reason !== undefined) {
      blocked.push({ textId, reason: reason! })
      continue
    }
    for (const language of targets) {
      const number = jobOf(textId, language)
      if (language === text.language) {
        blocked.push({ textId, language, reason: messages.translations.sameLanguage(language) })
      } else if (number !== undefined) {
        blocked.push({ textId, language, reason: messages.translations.inTranslation(number) })
      } else {
        const key = `${text.language} ${language}`
        const job = jobs.get(key) ?? {
          sourceLanguage: text.language,
          targetLanguage: language,
          textIds: [],
        }
        job.textIds.push(textId)
        jobs.set(key, job)
      }
    }
  }
  return { jobs: [...jobs.values()], blocked }
}
