import { readFile } from 'node:fs/promises'
import { operation } from '@sdp/api'
import type { Deps } from '../../deps.ts'
import { type App, serve } from '../../http/serve.ts'
import { countJobs } from '../../jobs/count-jobs.ts'
import { projectFolder } from '../../project-folder.ts'
import { readDatabase } from './store.ts'

export async function operationRoutes(app: App, deps: Deps): Promise<void> {
  const { db, config, clock } = deps
  const startedAt = new Date(clock()).toISOString()
  const { version } = JSON.parse(await readFile(new URL('package.json', projectFolder), 'utf8'))

  serve(app, deps, operation.read, async () => ({
    version,
    stage: config.stage,
    backends: config.backends,
    environments: config.publishing.environments.map(({ name }) => name),
    startedAt,
    database: await readDatabase(db),
    jobs: await countJobs(db),
  }))
}
