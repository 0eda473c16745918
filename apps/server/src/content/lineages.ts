import { composingPath, type Lineage, noLineage, type PathLink } from '@sdp/domain/identity'
import { inSlices } from '../process/pace.ts'
import { readLineageByMerges } from './ancestry.ts'
import type { Source } from './blobs.ts'

/** Longer histories are not walked: what lies so far back is compared by names. */
const maxRevisions = 10_000

/**
 * The revisions behind one up to another, each with the lineage to it; nothing when the first is not among the
 * ancestors of the other, or somewhere between them it was not recorded. The first revision of a save point has one of
 * the other save point as its parent (ruling R62).
 */
export async function readPath(
  { db }: Pick<Source, 'db'>,
  from: string,
  to: string,
): Promise<PathLink[] | undefined> {
  const { rows } = await db.query<[revision: string, lineage: Lineage | null]>({
    name: 'read-lineages',
    text: `with recursive path as (
             select id, parent, lineage, 0 as age from revision where id = $2::uuid
             union all
             select before.id, before.parent, before.lineage, path.age + 1
             -- One by one by the index: joined, all revisions would be read for each
             from path cross join lateral (select * from revision where id = path.parent limit 1) before
             where path.id <> $1::uuid and path.lineage is not null and path.age < $3
           )
           select id, case when lineage::text <> $4 then lineage end from path order by age desc`,
    values: [from, to, maxRevisions, JSON.stringify(noLineage)],
    rowMode: 'array',
  })
  const [first, ...links] = rows
  if (first?.[0] !== from.toLowerCase()) return undefined
  return links.map(([revision, lineage]) => ({ revision, lineage: lineage ?? noLineage }))
}

/** Which entries of a revision are which of a later one, where that is known; what came by a merge is looked for last. */
export async function readLineage(
  source: Pick<Source, 'db'>,
  from: string,
  to: string,
): Promise<Lineage | undefined> {
  const links = await readPath(source, from, to)
  if (links !== undefined) return inSlices(composingPath(from.toLowerCase(), links))
  return readLineageByMerges(source, from.toLowerCase(), to.toLowerCase())
}
