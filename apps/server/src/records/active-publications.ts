import { messages, Refused } from '@sdp/domain'
import type { Tx } from '../db/tx.ts'

/** Refuses to delete what is published, or about to be: of a whole domain, or of one of its save points. */
export async function refusePublished(
  client: Tx,
  { domainId, name, savePointName }: { domainId: string; name: string; savePointName?: string },
): Promise<void> {
  const { rows } = await client.query<{ node: string; environment: string; language: string }>(
    `select distinct node, environment, language from (
       select activation.node, activation.environment, activation.language, artifact.save_point_name
       from activation join artifact on artifact.id = activation.artifact_id where activation.domain_id = $1
       union all
       select node, environment, language, save_point_name from publishing_run
       where domain_id = $1 and action = 'publish' and state in ('waiting', 'running')
     ) as published
     where $2::text is null or save_point_name = $2 order by node, environment, language`,
    [domainId, savePointName ?? null],
  )
  if (rows.length === 0) return
  const places = rows.map((row) => messages.publishing.place(row.node, row.environment, row.language))
  throw new Refused('taken', messages.publishing.stillActive(name, places))
}
