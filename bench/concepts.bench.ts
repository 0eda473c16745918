import { type ConceptFilter, type ConceptSorting, concepts, domains } from '@sdp/api'
import { supportedLanguages } from '@sdp/domain/languages'
import type { Deps } from '../apps/server/src/deps.ts'
import { middle } from './median.ts'
import { listen, runBench } from './opening.ts'
import type { Line } from './report.ts'

/** A page out of 20,000 concepts with texts in 40 languages, by each filter, against a call that does nothing. */

const count = 20_000
const rounds = 25
/** Each mentions every third concept. */
const domainCount = 20
const languages = [...supportedLanguages.map(({ value }) => value), 'eng-KOR', 'eng-CHN']

interface Question {
  what: string
  filter: ConceptFilter
  page?: number
  sortBy?: ConceptSorting
}

const questions: Question[] = [
  { what: 'the first page', filter: {} },
  { what: 'the last page', filter: {}, page: 40 },
  { what: 'by the last change', filter: {}, sortBy: { column: 'updated_on', descending: true } },
  { what: 'a language that few have', filter: { languages: ['eng-KOR'] } },
  { what: 'a type and a status', filter: { types: [1], tts_tuning_status: ['in progress'] } },
  { what: 'what is used', filter: { isUsed: true } },
  { what: 'what is not used', filter: { isUsed: false } },
  { what: 'a part of names', filter: { search: 'word_77' } },
  { what: 'words of texts', filter: { search: 'number 4321 in' } },
  {
    what: 'all filters together',
    filter: { languages: ['deu-DEU'], types: [2], isUsed: false, tts_tuning_status: ['open'], search: '9' },
  },
]

await runBench(async ({ databaseUrl }) => {
  const { deps, url, token, close } = await listen(databaseUrl)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  for (let at = 0; at < domainCount; at++) {
    const body = JSON.stringify({ name: `User${at}`, languages: [{ language: 'deu-DEU' }], embedded: true })
    const made = await fetch(`${url}/api${domains.create.path}`, { method: 'POST', headers, body })
    if (!made.ok) throw new Error(await made.text())
  }
  await fill(deps.db)
  const timed = async (work: () => Promise<Response>) => {
    const start = performance.now()
    const answer = await work()
    if (!answer.ok) throw new Error(await answer.text())
    await answer.arrayBuffer()
    return performance.now() - start
  }
  const lines: Line[] = []
  for (const { what, filter, page = 1, sortBy } of questions) {
    const times = { query: [] as number[], empty: [] as number[] }
    const body = JSON.stringify({ filter, sortBy, language: 'deu-DEU' })
    const path = `${url}/api${concepts.query.path.replace('{page}', String(page))}`
    for (let round = -3; round < rounds; round++) {
      const query = await timed(() => fetch(path, { method: 'POST', headers, body }))
      const empty = await timed(() => fetch(`${url}/api/health`))
      if (round < 0) continue
      times.query.push(query)
      times.empty.push(empty)
    }
    lines.push({
      what,
      millis: middle(times.query),
      against: 'an empty call',
      floor: middle(times.empty),
      limit: 10,
    })
  }
  await close()
  return lines
})

async function fill(db: Deps['db']): Promise<void> {
  await db.query(
    `insert into concept (id, name, type, description, tts_tuning_status, version, languages, updated_at, updated_by, updated_by_name)
     select gen_random_uuid(), 'WORD_' || n || '_CONCEPT', 1 + n % 2, 'Says number ' || n,
       (array['open', 'in progress', 'done'])[1 + n % 3], 1,
       case when n % 50 = 0 then $2::text[] else array_remove($2::text[], 'eng-KOR') end, now() - n * interval '1 minute', 'a@b.c', 'A'
     from generate_series(1, $1) n`,
    [count, languages],
  )
  for (const [at, language] of languages.entries()) {
    await db.query(
      `insert into concept_text (id, concept_id, position, language, type, text, is_active)
       select gen_random_uuid(), id, $2, $1, type, description || ' in ' || $1::text, true
       from concept where $1 = any(languages)`,
      [language, at],
    )
  }
  await db.query('insert into concept_use_head (save_point_id, head) select id, head from save_point')
  await db.query(
    `insert into concept_use (save_point_id, concept, kind, place, language)
     select save_point.id, concept.name, 'response', 'said', 'deu-DEU'
     from (select id, row_number() over () as at from save_point) save_point, concept
     where (hashtext(concept.name) + at) % 3 = 0`,
  )
  await db.query('analyze concept, concept_text, concept_use')
}
