import type { Pool } from 'pg'

interface Listed {
  id: string
  concept_name: string
  type: 1 | 2
  former_names: string[]
}

/** The names of all concepts, or of those that begin so, case-insensitively. */
export async function listConcepts(db: Pool, begin = ''): Promise<Listed[]> {
  const { rows } = await db.query<Listed>(
    `select id, name as concept_name, type,
       array(select former.name from concept_former_name as former where former.concept_id = concept.id
             and not exists (select from concept as other where lower(other.name) = lower(former.name))) as former_names
     from concept where starts_with(lower(name), lower($1)) order by lower(name)`,
    [begin],
  )
  return rows
}
