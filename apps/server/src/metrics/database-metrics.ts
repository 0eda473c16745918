import type { Pool } from 'pg'
import { Gauge, type Registry } from 'prom-client'
import { askDatabase } from '../db/ask-database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { placeColumns } from '../publishing/place.ts'

interface Sources {
  db: Pool
  jobs: Pick<Jobs, 'counts'>
}

/**
 * What the database knows of work that waits or failed: the same at every server on it. Returns how to read it again, which
 * never fails: where the database does not answer, `sdp_database_up` is 0 and the rest is left out.
 */
export function databaseMetrics(registry: Registry, { db, jobs: work }: Sources): () => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const up = gauge('sdp_database_up', '1 where the database answers')
  const jobs = gauge('sdp_jobs', 'Jobs by kind: waiting, running, retrying, failed (at every attempt)', [
    'job',
    'state',
  ])
  const runs = gauge(
    'sdp_publishing_places',
    'Places of domains by the state of the newest run: waiting, running, done, failed',
    ['state'],
  )
  const exports = gauge('sdp_git_export_waiting', 'Commits that the git export still has to make')
  const pushes = gauge('sdp_git_push_failing', 'Remotes of the git export whose last push failed')
  const all = [jobs, runs, exports, pushes]

  async function readAll(): Promise<void> {
    const [counted, states, git] = await Promise.all([work.counts(), countPlaces(db), readGit(db)])
    for (const { job, ...counts } of counted)
      for (const [state, count] of Object.entries(counts)) jobs.set({ job, state }, count)
    for (const state of ['waiting', 'running', 'done', 'failed']) runs.set({ state }, states.get(state) ?? 0)
    exports.set(git.waiting)
    pushes.set(git.failing)
  }

  const askAll = askDatabase(readAll)
  return async () => {
    try {
      await askAll()
      up.set(1)
    } catch {
      up.set(0)
      for (const one of all) one.reset()
    }
  }
}

async function countPlaces(db: Pool): Promise<Map<string, number>> {
  const { rows } = await db.query<{ state: string; count: number }>(
    `select state, count(*)::integer as count from (
       select distinct on (${placeColumns}) state from publishing_run
       order by ${placeColumns}, number desc
     ) newest group by state`,
  )
  return new Map(rows.map(({ state, count }) => [state, count]))
}

async function readGit(db: Pool): Promise<{ waiting: number; failing: number }> {
  const { rows } = await db.query<{ waiting: number; failing: number }>(
    `select (select count(*)::integer from git_export_queue) as waiting,
       (select count(*)::integer from git_export_push where problem <> '') as failing`,
  )
  return rows[0]!
}
