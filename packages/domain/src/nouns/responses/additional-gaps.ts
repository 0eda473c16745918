import type { AdditionalResponse } from '../../model/response.ts'
import { firstByName } from '../../toolbox/lists.ts'
import type { AdditionalField } from './additional-edits.ts'

/** What a language lacks of an additional response that others have. */
export interface AdditionalGap {
  language: string
  fields: AdditionalField[]
}

/** An additional response as it is in the open language, with what languages lack of it. */
export interface AdditionalRow extends AdditionalResponse {
  /** Whether the open language has it at all. */
  isHere: boolean
  gaps: AdditionalGap[]
}

const fields = ['voice', 'text'] as const

/**
 * The additional responses of all languages: those of the open one in their order, then those that only others have. A
 * language lacks what some other one has (ruling R133).
 */
export function additionalRows(
  open: { language: string; responses: readonly AdditionalResponse[] },
  others: ReadonlyMap<string, readonly AdditionalResponse[]>,
): AdditionalRow[] {
  const byLanguage = new Map(
    [[open.language, open.responses] as const, ...others].map(([language, responses]) => [
      language,
      firstByName(responses),
    ]),
  )
  const here = byLanguage.get(open.language)!
  const names = new Set([
    ...here.keys(),
    ...[...byLanguage.values()].flatMap((responses) => [...responses.keys()]),
  ])
  return [...names].map((name) => {
    const has = (language: string, field: AdditionalField) =>
      (byLanguage.get(language)!.get(name)?.[field].length ?? 0) > 0
    const languages = [...byLanguage.keys()]
    const wanted = fields.filter((field) => languages.some((language) => has(language, field)))
    const gaps = languages
      .map((language) => ({ language, fields: wanted.filter((field) => !has(language, field)) }))
      .filter((gap) => gap.fields.length > 0)
    const own = here.get(name)
    return { ...(own ?? { name, voice: [], text: [] }), isHere: own !== undefined, gaps }
  })
}
