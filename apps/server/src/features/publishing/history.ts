import type { Publication } from '@sdp/api'
import type { Pool } from 'pg'
import { selectedItem } from '../../publishing/place.ts'

const maxConcurrent = 50

/** Which part of a domain's history is wanted. */
export interface HistoryFilter {
  node?: string | undefined
  environment?: string | undefined
  language?: string | undefined
  after?: string | undefined
}

type Row = Omit<Publication, 'startedAt' | 'endedAt'> & { startedAt: Date; endedAt: Date | null }

/** What was published and taken away of a domain, newest first. The dialog belongs to every language. */
export async function readHistory(db: Pool, domainId: string, wanted: HistoryFilter): Promise<Publication[]> {
  const { rows } = await db.query<Row>({
    name: 'publishing-history',
    text: `select run.id as run, ${selectedItem('run')}, run.action, run.state,
             run.save_point_name as "savePointName", run.revision, run.asked_by_name as "user", run.asked_at as "startedAt",
             run.ended_at as "endedAt", run.action = 'publish' and run.state = 'done' and run.artifact_id is not null as "hasArtifact",
             exists (select from activation where activation.run_id = run.id) as "isActive",
             array(select said ->> 'name' from jsonb_array_elements(coalesce(approval.approvers, '[]')) as said) as approvers
           from publishing_run run left join publishing_approval approval on approval.id = run.approval_id
           where run.domain_id = $1
             and ($2::text is null or run.node = $2)
             and ($3::text is null or run.environment = $3)
             and ($4::text is null or run.language = '' or lower(run.language) = lower($4))
             and ($5::uuid is null or run.number < (select number from publishing_run where id = $5))
           order by run.number desc limit ${maxConcurrent}`,
    values: [
      domainId,
      wanted.node ?? null,
      wanted.environment ?? null,
      wanted.language ?? null,
      wanted.after ?? null,
    ],
  })
  return rows.map(({ startedAt, endedAt, ...row }) => ({
    ...row,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? '',
  }))
}
