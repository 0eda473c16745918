import { conceptLanguage } from '@sdp/domain/concepts'

/** What the address of the inbox says. */
export interface TranslationSearch {
  /** The job that is open. */
  job?: string | undefined
  /** Whether those that ended are shown. */
  ended?: boolean | undefined
  /** The language into which the shown jobs translate. */
  into?: string | undefined
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Reads an address, whoever wrote it. */
export function readTranslationSearch(search: Record<string, unknown>): TranslationSearch {
  const { job, ended, into } = search
  return {
    job: typeof job === 'string' && uuid.test(job) ? job : undefined,
    ended: ended === true ? true : undefined,
    into: typeof into === 'string' ? conceptLanguage(into) : undefined,
  }
}
