import { composingPath, type Lineage, noLineage, type PathLink } from '@sdp/domain/identity'
import { inSlices } from '../process/pace.ts'
import type { Source } from './blobs.ts'

/** Longer histories are not walked. */
const maxRevisions = 20_000

/** A revision with what it was made from: a merge has two parents. */
interface Ancestor {
  id: string
  parent: string | null
  merged: string | null
  at: Date
  hasLineage: boolean
  hasMergedLineage: boolean
}

type Ancestors = ReadonlyMap<string, Ancestor>

/** Revisions with all that they come from, over save points and merges; what is deleted is not among them. */
async function readAncestors({ db }: Pick<Source, 'db'>, revisions: readonly string[]): Promise<Ancestors> {
  const { rows } = await db.query<Ancestor>({
    name: 'read-ancestors',
    text: `with recursive ancestor as (
             select id, parent, merged from revision where id = any($1::uuid[])
             union
             select before.id, before.parent, before.merged
             -- One by one by the index: joined, all revisions would be read for each
             from ancestor
             cross join lateral unnest(array[ancestor.parent, ancestor.merged]) as origin (id)
             cross join lateral (select * from revision where id = origin.id limit 1) before
           )
           select found.id, found.parent, found.merged, revision.created_at as at,
             revision.lineage is not null as "hasLineage", revision.merged_lineage is not null as "hasMergedLineage"
           from (select * from ancestor limit $2) found join revision on revision.id = found.id`,
    values: [revisions, maxRevisions],
  })
  return new Map(rows.map((row) => [row.id, row]))
}

function parentsOf({ parent, merged }: Ancestor): string[] {
  return [parent, merged].filter((one) => one !== null)
}

function reachedFrom(ancestors: Ancestors, revision: string): Set<string> {
  const reached = new Set<string>()
  const left = [revision]
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    const one = ancestors.get(id)
    if (one === undefined || reached.has(id)) continue
    reached.add(id)
    left.push(...parentsOf(one))
  }
  return reached
}

/** Each after all that it comes from. */
function inOrder(ancestors: Ancestors): Ancestor[] {
  const ordered: Ancestor[] = []
  const done = new Set<string>()
  for (const start of ancestors.values()) {
    const left = [start]
    for (let one = left.at(-1); one !== undefined; one = left.at(-1)) {
      const before = parentsOf(one).flatMap((id) => (done.has(id) ? [] : (ancestors.get(id) ?? [])))
      left.push(...before)
      if (before.length > 0) continue
      left.pop()
      if (!done.has(one.id)) ordered.push(one)
      done.add(one.id)
    }
  }
  return ordered
}

/** The newest revision that both come from; of several that do not come from each other, the one that was saved last. */
function newestCommon(ancestors: Ancestors, [one, other]: readonly [string, string]): Ancestor | undefined {
  const [ofOne, ofOther] = [reachedFrom(ancestors, one), reachedFrom(ancestors, other)]
  const common = inOrder(ancestors).filter(({ id }) => ofOne.has(id) && ofOther.has(id))
  const older = new Set(common.flatMap(parentsOf))
  const newest = common.filter(({ id }) => !older.has(id))
  return newest.toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? -1 : 1))[0]
}

interface Step {
  revision: string
  /** Whether it leads from what was merged into the revision, and not from its parent. */
  isMerged: boolean
}

/** A way without a lineage somewhere is taken only where there is no other. */
const unknownCost = maxRevisions + 1

/** The way from a revision to a later one. */
function stepsBetween(ancestors: Ancestors, from: string, to: string): Step[] | undefined {
  const best = new Map<string, { cost: number; step?: Step; before?: string }>([[from, { cost: 0 }]])
  for (const one of inOrder(ancestors)) {
    if (one.id === from) continue
    const ways = [
      { before: one.parent, isMerged: false, isKnown: one.hasLineage },
      { before: one.merged, isMerged: true, isKnown: one.hasMergedLineage },
    ].flatMap(({ before, isMerged, isKnown }) => {
      const known = before === null ? undefined : best.get(before)
      if (before === null || known === undefined) return []
      return [
        { cost: known.cost + (isKnown ? 1 : unknownCost), step: { revision: one.id, isMerged }, before },
      ]
    })
    const way = ways.toSorted((a, b) => a.cost - b.cost)[0]
    if (way !== undefined) best.set(one.id, way)
  }
  const steps: Step[] = []
  for (
    let at = best.get(to);
    at !== undefined;
    at = at.before === undefined ? undefined : best.get(at.before)
  ) {
    if (at.step === undefined) return steps.toReversed()
    steps.push(at.step)
  }
  return undefined
}

async function readLinks({ db }: Pick<Source, 'db'>, steps: readonly Step[]): Promise<PathLink[]> {
  const { rows } = await db.query<[revision: string, lineage: Lineage | null, merged: Lineage | null]>({
    name: 'read-lineages-of-steps',
    text: `select id, case when id = any($2::uuid[]) then null when lineage::text = $3 then null else lineage end,
             case when id = any($2::uuid[]) then merged_lineage end
           from revision where id = any($1::uuid[])`,
    values: [
      steps.map(({ revision }) => revision),
      steps.filter(({ isMerged }) => isMerged).map(({ revision }) => revision),
      JSON.stringify(noLineage),
    ],
    rowMode: 'array',
  })
  const lineages = new Map(rows.map(([id, lineage, merged]) => [id, lineage ?? merged]))
  return steps.map(({ revision }) => ({ revision, lineage: lineages.get(revision) ?? noLineage }))
}

async function lineageAlong(
  source: Pick<Source, 'db'>,
  ancestors: Ancestors,
  [from, to]: readonly [string, string],
): Promise<Lineage | undefined> {
  const steps = stepsBetween(ancestors, from, to)
  const isKnown = ({ revision, isMerged }: Step) => {
    const one = ancestors.get(revision)!
    return isMerged ? one.hasMergedLineage : one.hasLineage
  }
  if (steps === undefined || !steps.every(isKnown)) return undefined
  return inSlices(composingPath(from, await readLinks(source, steps)))
}

/** Which entries of a revision are which of a later one that comes from it by merges. */
export async function readLineageByMerges(
  source: Pick<Source, 'db'>,
  from: string,
  to: string,
): Promise<Lineage | undefined> {
  return lineageAlong(source, await readAncestors(source, [to]), [from, to])
}

/** What two revisions come from, and what each of them made of it, where that is known. */
export interface MergeBase {
  revision: string
  at: Date
  message: string
  /** The name of the save point that it was saved in. */
  savePoint: string
  lineages: { mine: Lineage | undefined; theirs: Lineage | undefined }
}

/** What a merge of two revisions starts from; nothing where they have no revision in common. */
export async function findMergeBase(
  source: Pick<Source, 'db'>,
  { mine, theirs }: { mine: string; theirs: string },
): Promise<MergeBase | undefined> {
  const ancestors = await readAncestors(source, [mine, theirs])
  const base = newestCommon(ancestors, [mine, theirs])
  if (base === undefined) return undefined
  const { rows } = await source.db.query<{ message: string; savePoint: string }>(
    `select revision.message, save_point.name as "savePoint"
     from revision join save_point on save_point.id = revision.save_point_id where revision.id = $1`,
    [base.id],
  )
  if (rows[0] === undefined) return undefined
  const [ofMine, ofTheirs] = [
    await lineageAlong(source, ancestors, [base.id, mine]),
    await lineageAlong(source, ancestors, [base.id, theirs]),
  ]
  return { revision: base.id, at: base.at, ...rows[0], lineages: { mine: ofMine, theirs: ofTheirs } }
}
