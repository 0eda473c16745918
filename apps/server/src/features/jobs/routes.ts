import { jobs as calls } from '@sdp/api'
import { messages, Refused } from '@sdp/domain'
import { noteForAudit } from '../../audit/notes.ts'
import { serve } from '../../calls/serve.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app.ts'
import type { FailedJob } from '../../jobs/failed-jobs.ts'

export function jobRoutes(app: App, deps: Deps): void {
  const { jobs, gitExport } = deps

  serve(app, deps, calls.failed, async () =>
    (await jobs.failed()).map(({ id, queue, data, attempts, error, failedAt }) => ({
      id,
      job: queue,
      domain: data.domain,
      attempts,
      error,
      failedAt: failedAt.toISOString(),
    })),
  )

  serve(app, deps, calls.sendAgain, async ({ params, change, request }) => {
    await change(async (tx) => {
      noteForAudit(request, noteOf(refuseMissing(await jobs.sendAgain(tx, params.id))))
    })
    return {}
  })

  serve(app, deps, calls.drop, async ({ params, change, request }) => {
    await change(async (tx) => {
      const failed = refuseMissing(await jobs.drop(tx, params.id))
      noteForAudit(request, noteOf(failed))
      if (failed.queue === 'git-export') await gitExport?.giveUpNext(tx, failed.data.domain!)
    })
    return {}
  })
}

/** The job as the audit log names it. */
function noteOf({ queue, data }: FailedJob): { domain: string | undefined; details: string } {
  const details = [queue, ...Object.values(data).filter((one) => typeof one === 'string')].join(' ')
  return { domain: data.domain, details }
}

function refuseMissing(failed: FailedJob | undefined): FailedJob {
  if (failed === undefined) throw new Refused('missing', messages.jobs.notFound)
  return failed
}
