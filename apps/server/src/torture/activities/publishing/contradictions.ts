import type pg from 'pg'
import { isSameItem, placeColumns } from '../../../publishing/place.ts'

const samePlace = `using (${placeColumns})`

/** What the tables say of each other that must not be; each query finds nothing. */
const queries = {
  'an activation without its run at its end': `
    select activation.run_id as id from activation left join publishing_run run on run.id = activation.run_id
    where run.state is distinct from 'done' or run.action <> 'publish' or run.artifact_id <> activation.artifact_id
      or not (${isSameItem('run', 'activation')})`,
  'something active that is not what the last run built': `
    select last.id from (
      select distinct on (${placeColumns}) * from publishing_run
      where state = 'done' order by ${placeColumns}, number desc
    ) last left join activation ${samePlace}
    where activation.run_id is distinct from case when last.action = 'publish' then last.id end`,
  'a run in prod without an approval by somebody else': `
    select run.id from publishing_run run left join publishing_approval approval on approval.id = run.approval_id
    left join lateral (
      select action, artifact_id from publishing_run earlier
      where earlier.domain_id = run.domain_id and ${isSameItem('earlier', 'run')}
        and earlier.state = 'done' and earlier.number < run.number order by number desc limit 1
    ) before on true
    where run.environment = 'prod'
      -- What is there already may be delivered again by anybody.
      and not (run.approval_id is null and case run.action when 'publish' then before.artifact_id = run.artifact_id
        and before.action = 'publish' else before.action is distinct from 'publish' end)
      and (approval.state is distinct from 'used' or approval.approvers = '[]'
      or approval.content_hash <> run.content_hash
      or exists (select from jsonb_array_elements(approval.approvers) said where said ->> 'email' = approval.requester))`,
  'an approval that was used by no run, or by two': `
    select approval.id from publishing_approval approval where state = 'used'
      and (select count(*) from publishing_run where approval_id = approval.id) <> 1`,
  'an artifact with other content than its run': `
    select run.id from publishing_run run join artifact on artifact.id = run.artifact_id
    where run.action = 'publish' and (artifact.content_hash <> run.content_hash or artifact.manifest <> run.manifest)`,
  'runs of one place that ended in another order': `
    select later.id from publishing_run earlier join publishing_run later ${samePlace}
    where earlier.number < later.number and earlier.ended_at > later.ended_at`,
  'a run that failed though its target did not': `
    select id || ' ' || message as id from publishing_run
    where state = 'failed' and message not like 'Redis of ECE: _%' and message not like 'NLU provider world: _%'`,
  'a run whose steps ended otherwise than itself': `
    select id from publishing_run where (state = 'failed') <> (steps @> '[{"state": "failed"}]')
      or (state = 'done' and exists (
        select from jsonb_array_elements(steps) step where step ->> 'state' not in ('success', 'warning')))`,
}

export async function contradictions(db: pg.Pool): Promise<string[]> {
  const found: string[] = []
  for (const [what, text] of Object.entries(queries)) {
    const { rows } = await db.query<{ id: string }>(text)
    found.push(...rows.map(({ id }) => `${what}: ${id}`))
  }
  return found
}
