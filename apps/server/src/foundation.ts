import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import type { Config } from './config/config.ts'
import { platformConfiguration } from './config/platform-configuration.ts'
import { type ContentStore, openContentStore } from './content/content-store.ts'
import { connectDatabase, migrate } from './db/database.ts'
import { noteStage, refuseOtherStage } from './db/stage.ts'
import { refuseUnfitDatabase } from './db/unfit-database.ts'
import { modelStore } from './learned-models/store.ts'
import { openLog } from './log.ts'
import { openPublished, type Published } from './runtime/published.ts'
import { openRuntime, type Runtime, runtimeLimits } from './runtime/runtime.ts'

/** What has to be there for domains to be spoken with. It needs few modules, so that threads can load while the rest does. */
export interface Foundation {
  log: FastifyBaseLogger
  db: Pool
  content: ContentStore
  runtime: Runtime
  published: Published
}

/** Brings the tables up to date, unless the database belongs to another stage. */
async function prepareDatabase(db: Pool, { stage }: Config): Promise<void> {
  try {
    await refuseUnfitDatabase(db)
    await refuseOtherStage(db, stage)
    await migrate(db)
    await noteStage(db, stage)
  } catch (error) {
    await db.end()
    throw error
  }
}

/** Opens the database, brought up to date, and the threads on it. */
export async function openFoundation(config: Config, databaseUrl: string): Promise<Foundation> {
  const log = openLog(config)
  const db = await connectDatabase(databaseUrl, {
    direct: config.databaseDirectUrl,
    connections: config.databaseConnections,
  })
  await prepareDatabase(db, config)
  const content = openContentStore(db, config.cacheMegabytes)
  const ssmlTransition = config.featureFlags.enableSsmlTransition ?? false
  const { coreActions } = platformConfiguration
  return {
    log,
    db,
    content,
    runtime: openRuntime({ coreActions, ssmlTransition }, modelStore(db), runtimeLimits(config)),
    published: openPublished({ db, content }),
  }
}
