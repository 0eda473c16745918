import { messages, Refused } from '@sdp/domain'
import { type Item, itemFields, itemKey } from '@sdp/domain/publishing'
import type { Db } from '../../db/tx.ts'
import { selectedItem } from '../../publishing/place.ts'
import type { Content } from './store.ts'

/** What was active at a market and environment at some time: the content of each place, by the key of the place. */
export interface Version extends Pick<Item, 'node' | 'environment'> {
  contents: ReadonlyMap<string, Content>
}

interface Row extends Item, Omit<Content, 'artifact'> {
  run: string
  artifact: string | null
}

/**
 * What was active at the market and environment of a run when it had ended, the dialog and all languages (ruling R171).
 */
export async function readVersion(db: Db, domainId: string, run: string): Promise<Version> {
  const { rows } = await db.query<Row>({
    name: 'publishing-version',
    text: `select distinct on (${itemFields.map((field) => `run.${field}`).join(', ')})
             ${selectedItem('run')}, run.id as run, artifact.id as artifact, artifact.save_point_name as "savePointName",
             artifact.revision, encode(artifact.manifest, 'hex') as manifest,
             encode(artifact.content_hash, 'hex') as "contentHash"
           from publishing_run run
           join publishing_run wanted on wanted.domain_id = run.domain_id and wanted.node = run.node
             and wanted.environment = run.environment and wanted.number >= run.number
           left join artifact on artifact.id = run.artifact_id and run.action = 'publish'
           where run.domain_id = $1 and wanted.id = $2 and (run.state = 'done' or run.id = wanted.id)
           order by ${itemFields.map((field) => `run.${field}`).join(', ')}, run.number desc`,
    values: [domainId, run],
  })
  const wanted = rows.find((row) => row.run === run)
  if (wanted === undefined) throw new Refused('missing', messages.publishing.noSuchRun)
  if (wanted.artifact === null) throw new Refused('taken', messages.publishing.notBuilt)
  const { node, environment } = wanted
  const published = rows.filter(({ artifact }) => artifact !== null)
  return { node, environment, contents: new Map(published.map((row) => [itemKey(row), row])) }
}
