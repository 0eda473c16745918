import type { TranslationJob } from '@sdp/api'
import { edgeSigns, type GlossaryEntry, glossaryPhrases } from '@sdp/domain/translations'
import type { Pool } from 'pg'

const maxEntries = 20_000

/**
 * Active texts that have an active translation into the language of the job, by their words, as far as the job has
 * these (ruling R201).
 */
export async function readGlossary(
  db: Pool,
  { source_language, target_language }: Pick<TranslationJob, 'source_language' | 'target_language'>,
  sources: readonly string[],
): Promise<Map<string, GlossaryEntry[]>> {
  const phrases = [...new Set(sources.flatMap(glossaryPhrases))]
  const { rows } = await db.query<GlossaryEntry & { key: string }>(
    `select distinct lower(btrim(source.text, $3)) as key, source.text as source, target.text as translation
     from concept_text as source join concept_text as target
       on target.concept_id = source.concept_id and target.type = source.type and target.language = $2 and target.is_active
     where source.language = $1 and source.is_active and lower(btrim(source.text, $3)) = any($4::text[])
     order by source, translation limit ${maxEntries}`,
    [source_language, target_language, edgeSigns, phrases],
  )
  const found = new Map<string, GlossaryEntry[]>()
  for (const { key, source, translation } of rows) {
    found.set(key, [...(found.get(key) ?? []), { source, translation }])
  }
  return found
}
