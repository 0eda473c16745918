import { readFile } from 'node:fs/promises'
import { operation } from '@sdp/api'
import { messages } from '@sdp/domain'
import { serve } from '../../calls/serve.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app.ts'
import { projectFolder } from '../../project-folder.ts'
import { readDatabase } from './store.ts'

export async function operationRoutes(app: App, deps: Deps): Promise<void> {
  const { db, config, clock } = deps
  const startedAt = new Date(clock()).toISOString()
  const { version } = JSON.parse(await readFile(new URL('package.json', projectFolder), 'utf8'))

  const warnings = () => {
    const proxy = app.unnamedProxy()
    return proxy === undefined ? [] : [messages.operation.unnamedProxy(proxy)]
  }

  serve(app, deps, operation.read, async () => ({
    version,
    stage: config.stage,
    environments: config.publishing.environments.map(({ name }) => name),
    startedAt,
    warnings: warnings(),
    database: await readDatabase(db),
    jobs: await deps.jobs.counts(),
  }))
}
