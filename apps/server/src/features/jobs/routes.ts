import { jobs as calls } from '@sdp/api'
import { messages, Refused } from '@sdp/domain'
import type { Deps } from '../../deps.ts'
import { type App, serve } from '../../http/serve.ts'
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

  serve(app, deps, calls.sendAgain, async ({ params }) => {
    refuseMissing(await jobs.sendAgain(params.id))
    return {}
  })

  serve(app, deps, calls.drop, async ({ params }) => {
    const { queue, data } = refuseMissing(await jobs.drop(params.id))
    if (queue === 'git-export') await gitExport?.giveUpNext(data.domain!)
    return {}
  })
}

function refuseMissing(failed: FailedJob | undefined): FailedJob {
  if (failed === undefined) throw new Refused('missing', messages.jobs.notFound)
  return failed
}
