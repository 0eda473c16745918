import { type ConceptReply, type ConceptRow, concepts, type Reply } from '@sdp/api'
import type { InfiniteData } from '@tanstack/react-query'
import { callKey, queryClient } from '../../server/use-call.ts'

type Pages = InfiniteData<Reply<typeof concepts.query.shapes>>

/** Puts a saved concept into the table at once: to read thousands of rows again takes a while. */
export async function showSaved(saved: ConceptReply): Promise<void> {
  const queryKey = callKey(concepts.query)
  // What is on its way would bring back what was there before
  await queryClient.cancelQueries({ queryKey })
  for (const query of queryClient.getQueryCache().findAll({ queryKey })) {
    const { language } = query.queryKey[2] as { language: string }
    queryClient.setQueryData<Pages>(query.queryKey, (data) => data && withSaved(data, saved, language))
  }
}

function withSaved(data: Pages, saved: ConceptReply, language: string): Pages {
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
