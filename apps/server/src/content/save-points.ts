import { messages, Refused } from '@sdp/domain'
import type { Tx } from '../db/tx.ts'
import { readTrees, type Source } from './blobs.ts'
import type { Caches } from './cache.ts'
import { readLanguages } from './languages.ts'
import type { Manifest } from './manifest.ts'
import { type Save, type SaveSteps, saveIn } from './save.ts'

export interface NewSavePoint {
  id: string
  /** The save point whose content it starts with. */
  from: string
  name: string
  description: string
  by: string
  at: number
}

/** Creates a save point that points at the revision of another: one row, however large the content. */
export async function createSavePoint(
  { db }: Pick<Source, 'db'>,
  { id, from, name, description, by, at }: NewSavePoint,
): Promise<void> {
  const { rowCount } = await db.query({
    name: 'create-save-point',
    text: `insert into save_point
             (id, domain_id, name, description, original, created_from, head, languages,
              created_at, created_by, updated_at, updated_by)
           select $1, domain_id, $3, $4, false, id, head, languages, $6, $5, $6, $5 from save_point where id = $2`,
    values: [id, from, name, description, by, new Date(at)],
  })
  if (rowCount === 0) throw new Refused('missing', messages.domain.notFound(from))
}

/** What a new save point has beyond a revision that the other one had. */
export type ChangesBeyond = Omit<Save, 'savePointId' | 'author' | 'at' | 'force'> & { baseRevision: string }

/**
 * Creates a save point with its first save, based on any revision in the history of another save point (ruling R405).
 */
export async function createChangedSavePoint(
  { client, caches }: { client: Tx; caches: Caches },
  point: NewSavePoint,
  { changes, refuseLanguages }: { changes: ChangesBeyond } & Pick<SaveSteps, 'refuseLanguages'>,
): Promise<void> {
  await createSavePoint({ db: client }, point)
  await pointAt({ db: client, caches }, point.id, changes.baseRevision)
  const { id: savePointId, by: author, at } = point
  // An order made on another base is followed as far as it goes.
  const request = { ...changes, savePointId, author, at, force: true }
  // Even without a difference it is a revision: the save id is found again by it.
  const steps = { before: async () => true, refuseLanguages, after: async () => {} }
  await saveIn(client, caches, request, steps)
}

/** Only revisions of its own line, which is never deleted before it. */
async function pointAt(source: Source, id: string, revision: string): Promise<void> {
  const { rows } = await source.db.query<{ manifest: string }>(
    `with recursive line as (
       select id, created_from from save_point where id = $1
       union all
       select save_point.id, save_point.created_from from save_point join line on save_point.id = line.created_from
     )
     select encode(manifest, 'hex') as manifest from revision join line on line.id = revision.save_point_id
     where revision.id = $2::uuid`,
    [id, revision],
  )
  const hash = rows[0]?.manifest
  if (hash === undefined) throw new Refused('missing', messages.revisions.notFound(revision))
  const manifest = (await readTrees<Manifest>(source, [hash])).get(hash)!
  const languages = JSON.stringify(await readLanguages(source, manifest))
  await source.db.query('update save_point set head = $2, languages = $3 where id = $1', [
    id,
    revision,
    languages,
  ])
}
