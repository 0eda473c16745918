import { type ConceptFilter, type ConceptRow, type ConceptSorting, conceptsAtOnce } from '@sdp/api'
import { tuningStatuses } from '@sdp/domain/concepts'
import type { Pool } from 'pg'
import { type Catalogue, type CatalogueEntry, compareTexts } from '../../concepts/catalogue.ts'
import type { DomainsOfConcepts } from '../../concepts/uses.ts'
import { textTypeName, typeOfNumber } from '../../concepts/wire.ts'

/** The concepts that a filter lets through, in the order of the catalogue by default. */
export function selectConcepts(
  { entries, has }: Catalogue,
  domains: DomainsOfConcepts,
  { filter, sortBy }: { filter: ConceptFilter; sortBy?: ConceptSorting | undefined },
): CatalogueEntry[] {
  const conditions = conditionsOf(filter, domains, has)
  return inOrder(entries, sortBy).filter((entry) => conditions.every((holds) => holds(entry)))
}

type Condition = (entry: CatalogueEntry) => boolean

function conditionsOf(
  { languages, types, isUsed, tts_tuning_status: statuses, search = '' }: ConceptFilter,
  domains: DomainsOfConcepts,
  has: Catalogue['has'],
): Condition[] {
  const conditions: Condition[] = []
  if (types?.length) conditions.push(({ type }) => types.includes(type))
  if (statuses?.length) conditions.push(({ ttsTuningStatus }) => statuses.includes(ttsTuningStatus))
  if (isUsed !== undefined) conditions.push(({ concept_name }) => domains.has(concept_name) === isUsed)
  if (languages?.length) conditions.push(hasOneOf(languages))
  const words = search.trim().toLowerCase()
  if (words !== '') conditions.push((entry) => has(entry, words))
  return conditions
}

/** Concepts share their lists of languages, so that few have to be looked through. */
function hasOneOf(wanted: readonly string[]): Condition {
  const known = new Map<readonly string[], boolean>()
  return ({ languages }) => {
    const holds = known.get(languages) ?? wanted.some((language) => languages.includes(language))
    known.set(languages, holds)
    return holds
  }
}

const comparisons: Record<ConceptSorting['column'], (a: CatalogueEntry, b: CatalogueEntry) => number> = {
  concept_name: (a, b) => compareTexts(a.concept_name.toLowerCase(), b.concept_name.toLowerCase()),
  type: (a, b) => a.type - b.type,
  tts_tuning_status: (a, b) =>
    tuningStatuses.indexOf(a.ttsTuningStatus) - tuningStatuses.indexOf(b.ttsTuningStatus),
  updated_on: (a, b) => compareTexts(a.updated_on, b.updated_on),
}

/** Sorted again only when the catalogue changed. */
const orders = new WeakMap<readonly CatalogueEntry[], Map<string, CatalogueEntry[]>>()

function inOrder(
  entries: readonly CatalogueEntry[],
  { column, descending = false }: ConceptSorting = { column: 'concept_name' },
): readonly CatalogueEntry[] {
  if (column === 'concept_name' && !descending) return entries
  const known = orders.get(entries) ?? new Map<string, CatalogueEntry[]>()
  orders.set(entries, known)
  const key = `${column} ${descending}`
  const compare = comparisons[column]
  const sorted = known.get(key) ?? entries.toSorted((a, b) => (descending ? compare(b, a) : compare(a, b)))
  known.set(key, sorted)
  return sorted
}

/**
 * One page of these concepts with their texts in one language, as the JSON of its reply: to check and write 500 rows takes
 * longer than to find them.
 */
export async function conceptPage(
  db: Pool,
  { selected, newest, ...shown }: Selected & Shown,
  page: number,
): Promise<string> {
  const entries = selected.slice((page - 1) * conceptsAtOnce, page * conceptsAtOnce)
  const rows = await rowsOf(db, entries, shown)
  const pages = Math.ceil(selected.length / conceptsAtOnce)
  const rest = { total: selected.length, page, pages, newest }
  return `{"concepts":[${rows.join(',')}],${JSON.stringify(rest).slice(1)}`
}

/** What changed among these concepts since an entry of the history, as the JSON of its reply. */
export async function changedConcepts(
  db: Pool,
  { selected, newest, ...shown }: Selected & Shown,
  since: number,
): Promise<string> {
  const { rows: changed } = await db.query<{ id: string }>(
    'select distinct concept_id as id from concept_history where id > $1 and id <= $2 limit $3',
    [since, newest, conceptsAtOnce + 1],
  )
  const rest = JSON.stringify({ total: selected.length, newest }).slice(1)
  if (changed.length > conceptsAtOnce) return `{"changed":null,${rest}`
  const places = new Map<string, number>(changed.map(({ id }) => [id, -1]))
  for (const [at, { id }] of selected.entries()) if (places.has(id)) places.set(id, at)
  const found = [...places].filter(([, at]) => at >= 0)
  const rows = await rowsOf(
    db,
    found.map(([, at]) => selected[at]!),
    shown,
  )
  const parts = [
    ...found.map(([id, at], place) => `{"id":"${id}","at":${at},"concept":${rows[place]}}`),
    ...[...places].filter(([, at]) => at < 0).map(([id]) => `{"id":"${id}"}`),
  ]
  return `{"changed":[${parts.join(',')}],${rest}`
}

/** What a query finds, and the newest entry of the history that this knows of. */
interface Selected {
  selected: readonly CatalogueEntry[]
  newest: number
}

/** What rows show in addition to the concepts themselves. */
interface Shown {
  language: string | undefined
  domains: DomainsOfConcepts
}

async function rowsOf(
  db: Pool,
  entries: readonly CatalogueEntry[],
  { language, domains }: Shown,
): Promise<string[]> {
  const texts =
    language === undefined ? new Map<string, ConceptRow['texts']>() : await textsIn(db, entries, language)
  return entries.map((entry) => {
    const users = domains.get(entry.concept_name) ?? []
    return rowJson(entry, { texts: texts.get(entry.id) ?? [], domains: users, groupFlag: users.length > 1 })
  })
}

const written = new WeakMap<CatalogueEntry, string>()

function rowJson(entry: CatalogueEntry, rest: Omit<ConceptRow, keyof CatalogueEntry>): string {
  const json = written.get(entry) ?? JSON.stringify(entry)
  written.set(entry, json)
  return `${json.slice(0, -1)},${JSON.stringify(rest).slice(1)}`
}

async function textsIn(
  db: Pool,
  entries: readonly CatalogueEntry[],
  language: string,
): Promise<Map<string, ConceptRow['texts']>> {
  const { rows } = await db.query<[string, string, string, boolean, number]>({
    text: `select concept_id, id, text, is_active, type from concept_text
           where concept_id = any($1::uuid[]) and language = $2 order by concept_id, position`,
    values: [entries.map(({ id }) => id), language],
    rowMode: 'array',
  })
  const found = new Map<string, ConceptRow['texts']>()
  for (const [conceptId, id, text, isActive, type] of rows) {
    const texts = found.get(conceptId) ?? []
    texts.push({ id, text, isActive, type: textTypeName(typeOfNumber(type)) })
    found.set(conceptId, texts)
  }
  return found
}

/** The values that these concepts have, with how many have them. */
export function filterValues(selected: readonly CatalogueEntry[], domains: DomainsOfConcepts) {
  return {
    languages: counted(selected.flatMap(({ languages }) => languages)),
    types: counted(selected.map(({ type }) => type)),
    isUsed: counted(selected.map(({ concept_name }) => domains.has(concept_name))),
    tts_tuning_status: counted(selected.map(({ ttsTuningStatus }) => ttsTuningStatus)),
  }
}

function counted<Value extends string | number | boolean>(
  values: readonly Value[],
): { value: Value; count: number }[] {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => (a.value < b.value ? -1 : 1))
}
