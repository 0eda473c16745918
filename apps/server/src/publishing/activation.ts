import type { ContentStore } from '../content/content-store.ts'
import { lockInTransaction } from '../db/locks.ts'
import type { Db, Tx } from '../db/tx.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { isAtPlace, type PublishingPlace, placeColumns, placeValues } from './place.ts'
import type { Run } from './run-record.ts'

/** What is active at a place. */
export async function activeArtifact(
  db: Db,
  place: PublishingPlace,
): Promise<{ id: string; contentHash: string } | undefined> {
  const { rows } = await db.query<{ id: string; contentHash: string }>(
    `select artifact.id, encode(artifact.content_hash, 'hex') as "contentHash"
     from (select artifact_id from activation where ${isAtPlace}) active join artifact on artifact.id = active.artifact_id`,
    placeValues(place),
  )
  return rows[0]
}

type Tools = { content: Pick<ContentStore, 'compose'>; jobs: Pick<Jobs, 'send'> }

/** Makes what the run built active; part of the transaction that ends the run. */
export async function activateIn(client: Tx, tools: Tools, run: Run): Promise<void> {
  await lockSpoken(client, run)
  await client.query(
    `insert into activation (${placeColumns}, artifact_id, run_id, activated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, now())
     on conflict (${placeColumns})
     do update set artifact_id = excluded.artifact_id, run_id = excluded.run_id, activated_at = excluded.activated_at`,
    [...placeValues(run), run.artifactId, run.id],
  )
  await refreshSpoken(client, tools, run)
}

/** Takes away what is active; its artifact stays, and can be published again. */
export async function deactivateIn(client: Tx, tools: Tools, run: Run): Promise<void> {
  await lockSpoken(client, run)
  await client.query(`delete from activation where ${isAtPlace}`, placeValues(run))
  await refreshSpoken(client, tools, run)
}

/** The dialog and the language models of a place make up what is spoken there: one change at a time. */
async function lockSpoken(client: Tx, { domainId, node, environment }: PublishingPlace): Promise<void> {
  await lockInTransaction(client, 'spokenContent', `${domainId}/${node}/${environment}`)
}

/**
 * What the runtime answers from: in every language that has a language model the active dialog with it (ruling R179);
 * what changed is learned.
 */
async function refreshSpoken(client: Tx, { content, jobs }: Tools, run: Run): Promise<void> {
  const { domainId, node, environment, askedBy } = run
  const { rows: active } = await client.query<{ resource: string; language: string; manifest: string }>(
    `select activation.resource, activation.language, encode(artifact.manifest, 'hex') as manifest
     from activation join artifact on artifact.id = activation.artifact_id
     where activation.domain_id = $1 and activation.node = $2 and activation.environment = $3`,
    [domainId, node, environment],
  )
  const dialog = active.find(({ resource }) => resource === 'dialog')?.manifest
  const spoken = dialog === undefined ? [] : active.filter(({ resource }) => resource === 'languageModel')
  const market = node.toLowerCase()
  const place = [market, environment, domainId]
  const { rows: silenced } = await client.query<{ language: string }>(
    `delete from published where market = $1 and environment = $2 and domain_id = $3 and language <> all($4::text[])
     returning language`,
    [...place, spoken.map(({ language }) => language)],
  )
  const changed = silenced.map(({ language }) => language)
  for (const { language, manifest: model } of spoken) {
    const manifest = await content.compose(client, { dialog: dialog!, model, language })
    const { rowCount } = await client.query(
      `insert into published (market, environment, domain_id, language, manifest, published_at, published_by)
       values ($1, $2, $3, $4, decode($5, 'hex'), now(), $6)
       on conflict (market, environment, language, domain_id) do update
       set manifest = excluded.manifest, published_at = excluded.published_at, published_by = excluded.published_by
       where published.manifest <> excluded.manifest`,
      [...place, language, manifest, askedBy],
    )
    if (rowCount !== 0) changed.push(language)
  }
  for (const language of changed) {
    await jobs.send(client, 'learning', { place: { market, environment, language } })
  }
}
