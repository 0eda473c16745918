import type { Pool } from 'pg'

interface Listed {
  id: string
  concept_name: string
  type: 1 | 2
  former_names: string[]
  /** Whether it has an active text in the language, or in any. */
  is_active: boolean
}

/** The names of all concepts, or of those that begin so, case-insensitively. */
export async function listConcepts(
  db: Pool,
  { begin = '', language }: { begin?: string; language?: string | undefined } = {},
): Promise<Listed[]> {
  const { rows } = await db.query<Listed>(
    `select id, name as concept_name, type,
       array(select former.name from concept_former_name as former where former.concept_id = concept.id
             and not exists (select from concept as other where lower(other.name) = lower(former.name))) as former_names,
       case when $2::text is null then cardinality(languages) > 0 else $2 = any(languages) end as is_active
     from concept where starts_with(lower(name), lower($1)) order by lower(name)`,
    [begin, language ?? null],
  )
  return rows
}
