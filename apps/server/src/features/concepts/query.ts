import { type ConceptFilter, type ConceptRow, type ConceptSorting, conceptsAtOnce } from '@sdp/api'
import type { TuningStatus } from '@sdp/domain/concepts'
import type { Pool } from 'pg'
import { domainsOf } from '../../concepts/uses.ts'
import { textTypeName, typeOfNumber } from '../../concepts/wire.ts'

/** A filter with what its search found: the numbers of concepts. */
export interface FoundFilter extends Omit<ConceptFilter, 'search'> {
  found: readonly number[] | undefined
}

/** What a filter asks of `concept`, with its values. */
export function filterSql({ languages, types, isUsed, tts_tuning_status: statuses, found }: FoundFilter): {
  where: string
  values: unknown[]
} {
  const values: unknown[] = []
  const value = (one: unknown) => {
    values.push(one)
    return `$${values.length}`
  }
  const conditions: string[] = []
  if (languages?.length) conditions.push(`concept.languages && ${value(languages)}::text[]`)
  if (types?.length) conditions.push(`concept.type = any(${value(types)}::smallint[])`)
  if (statuses?.length) conditions.push(`concept.tts_tuning_status = any(${value(statuses)}::text[])`)
  if (isUsed !== undefined)
    conditions.push(`concept.name ${isUsed ? 'in' : 'not in'} (select concept from concept_use)`)
  if (found !== undefined) conditions.push(`concept.number = any(${value(found)}::integer[])`)
  return { where: conditions.length === 0 ? 'true' : conditions.join(' and '), values }
}

const columns: Record<ConceptSorting['column'], string> = {
  concept_name: 'lower(concept.name)',
  type: 'concept.type',
  tts_tuning_status: `array_position(array['open', 'in progress', 'done'], concept.tts_tuning_status)`,
  updated_on: 'concept.updated_at',
}

interface ConceptRecord {
  id: string
  name: string
  type: 1 | 2
  description: string
  tts_tuning_status: TuningStatus
  version: number
  languages: string[]
  updated_at: Date
  updated_by_name: string
}

interface Asked {
  page: number
  sortBy?: ConceptSorting | undefined
  filter: FoundFilter
  language: string | undefined
}

/** One page of the concepts that a filter lets through, with their texts in one language. */
export async function queryConcepts(
  db: Pool,
  { page, sortBy, filter, language }: Asked,
): Promise<{ concepts: ConceptRow[]; total: number; page: number; pages: number }> {
  const { where, values } = filterSql(filter)
  const { column, descending = false } = sortBy ?? { column: 'concept_name' }
  const order = [`${columns[column]} ${descending ? 'desc' : 'asc'}`, 'lower(concept.name)']
  const [found, counted] = await Promise.all([
    db.query<ConceptRecord>(
      `select id, name, type, description, tts_tuning_status, version, languages, updated_at, updated_by_name
       from concept where ${where} order by ${order.join(', ')}
       limit ${conceptsAtOnce} offset ${(page - 1) * conceptsAtOnce}`,
      values,
    ),
    db.query<{ total: number }>(`select count(*)::integer as total from concept where ${where}`, values),
  ])
  const ids = found.rows.map(({ id }) => id)
  const [texts, domains] = await Promise.all([
    language === undefined ? new Map<string, ConceptRow['texts']>() : textsIn(db, ids, language),
    domainsOf(
      db,
      found.rows.map(({ name }) => name),
    ),
  ])
  const total = counted.rows[0]!.total
  return {
    concepts: found.rows.map((row) => {
      const users = domains.get(row.name) ?? []
      return {
        id: row.id,
        concept_name: row.name,
        type: row.type,
        description: row.description,
        ttsTuningStatus: row.tts_tuning_status,
        version: row.version,
        languages: row.languages,
        texts: texts.get(row.id) ?? [],
        domains: users,
        groupFlag: users.length > 1,
        updated_on: row.updated_at.toISOString(),
        updated_by: row.updated_by_name,
      }
    }),
    total,
    page,
    pages: Math.ceil(total / conceptsAtOnce),
  }
}

async function textsIn(
  db: Pool,
  ids: readonly string[],
  language: string,
): Promise<Map<string, ConceptRow['texts']>> {
  const { rows } = await db.query<{
    concept_id: string
    id: string
    text: string
    is_active: boolean
    type: number
  }>(
    `select concept_id, id, text, is_active, type from concept_text
     where concept_id = any($1::uuid[]) and language = $2 order by concept_id, position`,
    [ids, language],
  )
  const found = new Map<string, ConceptRow['texts']>()
  for (const { concept_id, id, text, is_active: isActive, type } of rows) {
    const texts = found.get(concept_id) ?? []
    texts.push({ id, text, isActive, type: textTypeName(typeOfNumber(type)) })
    found.set(concept_id, texts)
  }
  return found
}

interface Counted<Value> {
  value: Value
  count: number
}

/** The values that the concepts behind a filter have, with how many have them. */
export async function filterValues(db: Pool, filter: FoundFilter) {
  const { where, values } = filterSql(filter)
  const count = async <Value>(value: string, from = 'concept'): Promise<Counted<Value>[]> => {
    const { rows } = await db.query<Counted<Value>>(
      `select ${value} as value, count(*)::integer as count from ${from} where ${where} group by 1 order by 1`,
      values,
    )
    return rows
  }
  const [languages, types, isUsed, statuses] = await Promise.all([
    count<string>('code', 'concept, unnest(concept.languages) as code'),
    count<1 | 2>('concept.type'),
    count<boolean>('concept.name in (select concept from concept_use)'),
    count<TuningStatus>('concept.tts_tuning_status'),
  ])
  return { languages, types, isUsed, tts_tuning_status: statuses }
}
