import { stages } from '@sdp/api'
import type { Pool } from 'pg'
import { CannotStart } from '../process/cannot-start.ts'

type Stage = (typeof stages)[number]

/**
 * Keeps a server of a lower stage from a database of a higher one. It would add people and samples, let everybody in
 * who signs in locally, and take over jobs. Asked before anything is migrated or written (ruling R242).
 */
export async function refuseOtherStage(db: Pool, stage: Stage): Promise<void> {
  const { rows: known } = await db.query<{ isThere: boolean }>(
    `select to_regclass('installation') is not null as "isThere"`,
  )
  if (known[0]!.isThere) refuseLower(await readStage(db), stage)
}

/** Notes the stage of this start where it is the highest so far; of two servers that start at once the higher one stays. */
export async function noteStage(db: Pool, stage: Stage): Promise<void> {
  await db.query(
    `insert into installation (stage) values ($1)
     on conflict (only_one) do update set stage = excluded.stage
     where array_position($2::text[], excluded.stage) < array_position($2::text[], installation.stage)`,
    [stage, stages],
  )
  refuseLower(await readStage(db), stage)
}

async function readStage(db: Pool): Promise<Stage | undefined> {
  const { rows } = await db.query<{ stage: Stage }>('select stage from installation')
  return rows[0]?.stage
}

function refuseLower(ofDatabase: Stage | undefined, stage: Stage): void {
  if (ofDatabase === undefined || stages.indexOf(stage) <= stages.indexOf(ofDatabase)) return
  throw new CannotStart(
    `The database belongs to stage ${ofDatabase}, and SDP_STAGE is ${stage}: nothing was changed. Set SDP_STAGE=${ofDatabase}, or use another database`,
  )
}
