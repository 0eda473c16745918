import { type ConceptReply, type ConceptRow, concepts } from '@sdp/api'
import { callKey, queryClient } from '../../server/use-call.ts'
import type { ConceptPages } from './concept-pages.ts'

/** Puts a saved concept into the table at once: to read thousands of rows again takes a while. */
export async function showSaved(saved: ConceptReply): Promise<void> {
  const queryKey = callKey(concepts.query)
  // What is on its way to a table would bring back what was there before
  await queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined })
  for (const query of queryClient.getQueryCache().findAll({ queryKey })) {
    const { language } = query.queryKey[2] as { language: string }
    queryClient.setQueryData<ConceptPages>(query.queryKey, (data) => data && withSaved(data, saved, language))
  }
}

function withSaved(data: ConceptPages, saved: ConceptReply, language: string): ConceptPages {
  const pages = data.pages.map((page) => {
    const at = page.concepts.findIndex(({ id }) => id === saved.id)
    const row = page.concepts[at]
    return row === undefined
      ? page
      : { ...page, concepts: page.concepts.with(at, savedRow(row, saved, language)) }
  })
  return { ...data, pages }
}

/** A row of the table as it is after a change. */
export function savedRow(row: ConceptRow, saved: ConceptReply, language: string): ConceptRow {
  const { name, type, description, ttsTuningStatus, version, translations } = saved
  return {
    ...row,
    concept_name: name,
    type,
    description,
    ttsTuningStatus,
    version,
    languages: translations
      .filter(({ texts }) => texts.some(({ isActive }) => isActive))
      .map((translation) => translation.language.code),
    texts: translations.find((translation) => translation.language.code === language)?.texts ?? [],
  }
}
