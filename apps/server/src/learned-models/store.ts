import type { Pool } from 'pg'
import type { StageInLanguage } from '../records/domain-record.ts'
import type { ModelStore } from '../runtime/runtime.ts'

/** Learned models in the database, which all server processes share. */
export function modelStore(db: Pool): ModelStore {
  return {
    find: async (key) => {
      const { rows } = await db.query<{ model: Buffer }>({
        name: 'find-model',
        text: `update learned_model set used_at = now() where key = decode($1, 'hex') returning model`,
        values: [key],
      })
      return rows[0]?.model
    },
    keep: async (key, model) => {
      // Equal keys mean equal models: there is another only where what was stored is damaged
      await db.query(
        `insert into learned_model (key, model) values (decode($1, 'hex'), $2)
         on conflict (key) do update set model = excluded.model, learned_at = now()
         where learned_model.model <> excluded.model`,
        [key, Buffer.from(model.buffer, model.byteOffset, model.byteLength)],
      )
    },
  }
}

/** Notes which model is in use at a place; none where nothing is published there. */
export async function noteModelAt(
  db: Pool,
  { market, environment, language }: StageInLanguage,
  key: string | undefined,
): Promise<void> {
  const place = [market, environment, language]
  if (key === undefined) {
    await db.query(
      'delete from learned_at_place where market = $1 and environment = $2 and language = $3',
      place,
    )
    return
  }
  await db.query(
    `insert into learned_at_place (market, environment, language, key) values ($1, $2, $3, decode($4, 'hex'))
     on conflict (market, environment, language) do update set key = excluded.key
     where learned_at_place.key <> excluded.key`,
    [...place, key],
  )
}

/** The places where something is published, those with the newest first. */
export async function listPublishedStages(db: Pool): Promise<StageInLanguage[]> {
  const { rows } = await db.query<StageInLanguage>(
    `select market, environment, language from published
     group by market, environment, language order by max(published_at) desc, market, environment, language`,
  )
  return rows
}

/** As long as somebody may go back to an earlier release, or publish again what was active before. */
const graceTime = '7 days'

/** Removes the models that are in use nowhere and that nobody read for a while; returns how many. */
export async function sweepModels(db: Pool): Promise<number> {
  const { rowCount } = await db.query(
    `delete from learned_model
     where used_at < now() - $1::interval
       and not exists (select from learned_at_place where learned_at_place.key = learned_model.key)`,
    [graceTime],
  )
  return rowCount ?? 0
}
