import type { Owned } from '@sdp/domain'
import type { Pool } from 'pg'
import type { NamedRevision } from '../../content/names.ts'

/** A domain with its newest revision, as a search sees it. */
export interface SearchedDomain extends Owned, NamedRevision {
  id: string
  name: string
  isTestDomain: boolean
}

/** All domains but the one that a save point belongs to, in the order of their names. */
export async function searchedDomains(db: Pool, except: string | undefined): Promise<SearchedDomain[]> {
  const { rows } = await db.query<SearchedDomain>({
    name: 'searched-domains',
    text: `select save_point.id, domain.name, domain.creator, domain.contributors,
             domain.is_test_domain as "isTestDomain", save_point.languages,
             encode(revision.manifest, 'hex') as manifest
           from domain
           join save_point on save_point.domain_id = domain.id and save_point.original
           join revision on revision.id = save_point.head
           where domain.id is distinct from (select domain_id from save_point where id = $1)
           order by lower(domain.name)`,
    values: [except ?? null],
  })
  return rows
}

const maxConcepts = 200

/** The shortest names of concepts that have the letters of all words in order. */
export async function conceptsLike(db: Pool, words: readonly string[]): Promise<string[]> {
  const patterns = words.map((word) => `%${[...word].map(literal).join('%')}%`)
  const { rows } = await db.query<{ name: string }>({
    name: 'concepts-like',
    text: `select name from concept where name ilike all($1) order by length(name), lower(name) limit ${maxConcepts}`,
    values: [patterns],
  })
  return rows.map(({ name }) => name)
}

function literal(character: string): string {
  return /[\\%_]/.test(character) ? `\\${character}` : character
}
