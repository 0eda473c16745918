import type { ConceptRow } from '@sdp/api'
import type { Pool } from 'pg'

/** A concept without its texts and without who uses it. */
export type CatalogueEntry = Omit<ConceptRow, 'texts' | 'domains' | 'groupFlag'>

/** To be looked at before anything else is waited for: the next reading changes it. */
export interface Catalogue {
  /** By name, case-insensitively. The same array as before while nothing changed. */
  entries: readonly CatalogueEntry[]
  /** The newest entry of the history that it knows of. */
  newest: number
  /** Whether its name or one of its texts in the language has the words, which are in lower case. */
  has: (entry: CatalogueEntry, words: string) => boolean
}

/** Each has the texts of one language in memory: a few megabytes with 20,000 concepts. */
const maxLanguages = 8

type Words = Map<string, string>

/**
 * Keeps what concepts are filtered, sorted and searched by in memory: the database would look at them one by one, which
 * takes ten to a hundred times as long as an empty call. Every change of a concept has an entry in the history, so
 * whatever was changed since the last reading, by any server, is read again before the next one (ruling R188).
 */
export function openConceptCatalogue(db: Pool): {
  read: (asked: { searched: string | undefined }) => Promise<Catalogue>
} {
  const byId = new Map<string, CatalogueEntry>()
  const names: Words = new Map()
  const texts = new Map<string, Words>()
  let entries: CatalogueEntry[] = []
  let seen: string | undefined
  let refreshing: Promise<void> = Promise.resolve()

  async function refresh(searched: string | undefined): Promise<void> {
    const { rows } = await db.query<{ newest: string }>(
      'select coalesce(max(id), 0) as newest from concept_history',
    )
    const { newest } = rows[0]!
    if (seen !== newest) {
      await (seen === undefined ? readEntries(undefined) : readChanged(seen))
      entries = [...byId.values()].sort((a, b) => compareTexts(names.get(a.id)!, names.get(b.id)!))
    }
    seen = newest
    if (searched !== undefined) await readLanguage(searched)
  }

  async function readChanged(since: string): Promise<void> {
    const { rows } = await db.query<{ id: string }>(
      'select distinct concept_id as id from concept_history where id > $1',
      [since],
    )
    const ids = rows.map(({ id }) => id)
    for (const kept of [byId, names, ...texts.values()]) for (const id of ids) kept.delete(id)
    await readEntries(ids)
    for (const [language, words] of texts) await readTexts(words, language, ids)
  }

  async function readEntries(ids: readonly string[] | undefined): Promise<void> {
    const { rows } = await db.query<Omit<CatalogueEntry, 'languages'> & { languages: string }>(
      `select id, name as concept_name, type, description, tts_tuning_status as "ttsTuningStatus", version,
         array_to_string(languages, ' ') as languages, updated_by_name as updated_by,
         to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated_on
       from concept where $1::uuid[] is null or id = any($1)`,
      [ids],
    )
    const languagesOf = sharedLists()
    for (const row of rows) {
      byId.set(row.id, { ...row, languages: languagesOf(row.languages) })
      names.set(row.id, row.concept_name.toLowerCase())
    }
  }

  async function readLanguage(language: string): Promise<void> {
    const known = texts.get(language)
    texts.delete(language)
    // The one that was asked for last is last
    texts.set(language, known ?? (await readTexts(new Map(), language, undefined)))
    const [oldest] = texts.keys()
    if (texts.size > maxLanguages) texts.delete(oldest!)
  }

  async function readTexts(
    into: Words,
    language: string,
    ids: readonly string[] | undefined,
  ): Promise<Words> {
    const { rows } = await db.query<[string, string]>({
      text: `select concept_id, text from concept_text
             where language = $1 and ($2::uuid[] is null or concept_id = any($2))`,
      values: [language, ids],
      rowMode: 'array',
    })
    for (const [id, text] of rows) {
      const before = into.get(id)
      const words = text.toLowerCase()
      // No text has this sign, so that nothing is found that begins in one text and ends in the next
      into.set(id, before === undefined ? words : `${before}\0${words}`)
    }
    return into
  }

  return {
    async read({ searched }) {
      // One after the other, or two would both read what changed
      refreshing = refreshing.then(
        () => refresh(searched),
        () => refresh(searched),
      )
      await refreshing
      const searchedTexts = searched === undefined ? undefined : texts.get(searched)
      return {
        entries,
        newest: Number(seen),
        has: ({ id }, words) =>
          names.get(id)!.includes(words) || searchedTexts?.get(id)?.includes(words) === true,
      }
    },
  }
}

/** Most concepts have texts in the same languages: they share one list. */
function sharedLists(): (codes: string) => string[] {
  const lists = new Map<string, string[]>()
  return (codes) => {
    const known = lists.get(codes)
    if (known !== undefined) return known
    const list = codes === '' ? [] : codes.split(' ')
    lists.set(codes, list)
    return list
  }
}

export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
