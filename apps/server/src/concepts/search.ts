import type { Pool } from 'pg'

/** Finds concepts by a part of their names or texts, whatever the case. */
export interface ConceptSearch {
  /** The numbers of those whose name, or a text of theirs in the language, has these words. */
  find: (words: string, language: string | undefined) => Promise<number[]>
}

/** Each has the texts of one language in memory: a few megabytes with 20,000 concepts. */
const mostLanguages = 8

type Words = Map<number, string>

/**
 * Keeps the words that are searched in memory: the database would look at the texts of a language one by one, which takes a
 * hundred times as long as an empty call. Every change of a concept has an entry in the history, so whatever was changed
 * since the last search, by any server, is read again before the next one.
 */
export function openConceptSearch(db: Pool): ConceptSearch {
  const numbers = new Map<string, number>()
  const names: Words = new Map()
  const texts = new Map<string, Words>()
  let seen: string | undefined
  let refreshing: Promise<void> = Promise.resolve()

  async function refresh(language: string | undefined): Promise<void> {
    const { rows } = await db.query<{ newest: string }>(
      'select coalesce(max(id), 0) as newest from concept_history',
    )
    const { newest } = rows[0]!
    if (seen === undefined) await readNames(undefined)
    else if (seen !== newest) await readChanged(seen)
    seen = newest
    if (language !== undefined) await readLanguage(language)
  }

  async function readChanged(since: string): Promise<void> {
    const { rows } = await db.query<{ id: string }>(
      'select distinct concept_id as id from concept_history where id > $1',
      [since],
    )
    const ids = rows.map(({ id }) => id)
    for (const id of ids) {
      const number = numbers.get(id)
      if (number === undefined) continue
      for (const words of [names, ...texts.values()]) words.delete(number)
      numbers.delete(id)
    }
    await readNames(ids)
    for (const [language, words] of texts) await readTexts(words, language, ids)
  }

  async function readNames(ids: readonly string[] | undefined): Promise<void> {
    const { rows } = await db.query<{ id: string; number: number; name: string }>(
      'select id, number, name from concept where $1::uuid[] is null or id = any($1)',
      [ids],
    )
    for (const { id, number, name } of rows) {
      numbers.set(id, number)
      names.set(number, name.toLowerCase())
    }
  }

  async function readLanguage(language: string): Promise<void> {
    const known = texts.get(language)
    texts.delete(language)
    // The one that was asked for last is last
    texts.set(language, known ?? (await readTexts(new Map(), language, undefined)))
    const [oldest] = texts.keys()
    if (texts.size > mostLanguages) texts.delete(oldest!)
  }

  async function readTexts(
    into: Words,
    language: string,
    ids: readonly string[] | undefined,
  ): Promise<Words> {
    const { rows } = await db.query<[number, string]>({
      text: `select concept.number, concept_text.text from concept_text join concept on concept.id = concept_text.concept_id
             where concept_text.language = $1 and ($2::uuid[] is null or concept.id = any($2))`,
      values: [language, ids],
      rowMode: 'array',
    })
    for (const [number, text] of rows) {
      const before = into.get(number)
      const words = text.toLowerCase()
      // No text has this sign, so that nothing is found that begins in one text and ends in the next
      into.set(number, before === undefined ? words : `${before}\0${words}`)
    }
    return into
  }

  return {
    async find(words, language) {
      // One after the other, or two would both read what changed
      refreshing = refreshing.then(
        () => refresh(language),
        () => refresh(language),
      )
      await refreshing
      const wanted = words.trim().toLowerCase()
      const said = language === undefined ? undefined : texts.get(language)
      const found: number[] = []
      for (const [number, name] of names) {
        if (name.includes(wanted) || said?.get(number)?.includes(wanted)) found.push(number)
      }
      return found
    },
  }
}
