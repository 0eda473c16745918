import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { transaction } from '../db/database.ts'
import type { Tx } from '../db/tx.ts'
import { isAtPlace, placeColumns, placeValues } from '../publishing/place.ts'

/** Ends the runs that wait, in their order, as the pipelines would: what is published is active then. */
export async function finishRuns(db: Pool, { fails = false } = {}): Promise<void> {
  const { rows } = await db.query(`select * from publishing_run where state = 'waiting' order by number`)
  for (const run of rows) {
    await transaction(db, async (client) => {
      const place = placeValues({ ...run, domainId: run.domain_id })
      if (fails) {
        await client.query(
          `update publishing_run set state = 'failed', message = 'The target is away', ended_at = now(), updated_at = now()
           where id = $1`,
          [run.id],
        )
        return
      }
      let artifact = run.artifact_id as string | null
      if (run.action === 'publish') {
        artifact ??= await build(client, run)
        await client.query(
          `insert into activation values ($1, $2, $3, $4, $5, $6, $7, $8, now())
           on conflict (${placeColumns})
           do update set artifact_id = excluded.artifact_id, run_id = excluded.run_id, activated_at = excluded.activated_at`,
          [...place, artifact, run.id],
        )
      } else {
        await client.query(`delete from activation where ${isAtPlace}`, place)
      }
      await client.query(
        `update publishing_run set state = 'done', artifact_id = $2, ended_at = now(), updated_at = now() where id = $1`,
        [run.id, artifact],
      )
    })
  }
}

async function build(client: Tx, run: Record<string, unknown>): Promise<string> {
  const id = randomUUID()
  await client.query(
    `insert into artifact (id, domain_id, resource, language, manifest, content_hash, save_point_name, revision, built_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, now())`,
    [
      id,
      run.domain_id,
      run.resource,
      run.language,
      run.manifest,
      run.content_hash,
      run.save_point_name,
      run.revision,
    ],
  )
  return id
}
