import type { ConceptWording } from '@sdp/dialogue'
import type { ListedConcept } from '@sdp/domain/concepts'
import type { Pool } from 'pg'

/** An active text of a concept, under the name that was asked for: a former name stands for the present one. */
interface ActiveText {
  id: string
  concept_name: string
  type: 1 | 2
  language: string
  text: string
}

/** The active texts of concepts in a language. */
export async function readActiveTexts(
  db: Pick<Pool, 'query'>,
  { language, names, types }: { language: string; names: readonly string[]; types: readonly number[] },
): Promise<ActiveText[]> {
  const { rows } = await db.query<ActiveText>(
    `with wanted as (select distinct name from unnest($1::text[]) as name),
          named as (
            select wanted.name, concept.id from wanted join concept on lower(concept.name) = lower(wanted.name)
            union all
            select wanted.name, former.concept_id from wanted
            join concept_former_name as former on lower(former.name) = lower(wanted.name)
            where not exists (select from concept where lower(concept.name) = lower(wanted.name)))
     select text.id, named.name as concept_name, text.type, text.language, text.text
     from named join concept_text as text on text.concept_id = named.id
     where text.language = $2 and text.type = any($3::smallint[]) and text.is_active
     order by named.name, text.position`,
    [names, language, types],
  )
  return rows
}

/** The same as the dialogue speaks them. */
export async function conceptWordings(
  db: Pick<Pool, 'query'>,
  language: string,
  names: readonly string[],
): Promise<ConceptWording[]> {
  const texts = await readActiveTexts(db, { language, names, types: [1, 2] })
  return texts.map(({ concept_name, type, text }) => ({
    name: concept_name,
    type: type === 1 ? 'voice' : 'text',
    text,
  }))
}

/** Those of the concepts with these names that there are, former names too, and whether they have an active text in a language. */
export async function listedConcepts(
  db: Pick<Pool, 'query'>,
  language: string,
  names: readonly string[],
): Promise<ListedConcept[]> {
  const { rows } = await db.query<ListedConcept>(
    `with wanted as (select array_agg(lower(name)) as names from unnest($1::text[]) as name)
     select name, $2 = any(languages) as "isActive",
       array(select former.name from concept_former_name as former where former.concept_id = concept.id
             and lower(former.name) = any(wanted.names)) as "formerNames"
     from concept, wanted
     where lower(name) = any(wanted.names)
       or id in (select concept_id from concept_former_name where lower(name) = any(wanted.names))`,
    [names, language],
  )
  return rows
}
