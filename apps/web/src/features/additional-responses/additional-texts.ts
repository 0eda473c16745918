import type { AdditionalGap, AdditionalRow } from '@sdp/domain/responses'

/** What languages lack of a response: 'deu-DEU: voice, text'. */
export function gapsText(gaps: readonly AdditionalGap[]): string {
  return gaps.map(({ language, fields }) => `${language}: ${fields.join(', ')}`).join('; ')
}

/** The responses that are looked for, by their names or by what they say. */
export function filterRows(
  rows: readonly AdditionalRow[],
  { search, isGapsOnly }: { search: string; isGapsOnly: boolean },
): AdditionalRow[] {
  const wanted = search.trim().toLowerCase()
  return rows.filter(
    ({ name, voice, text, gaps }) =>
      (!isGapsOnly || gaps.length > 0) &&
      [name, ...voice, ...text].some((one) => one.toLowerCase().includes(wanted)),
  )
}
