import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connectDatabase, migrate } from '../db/database.ts'
import { startEmbeddedPostgres } from '../db/embedded.ts'
import { openJobs } from '../jobs/jobs.ts'
import { makeDataFolder, prepareWithoutSync } from './data-folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A database server for this run; its database `sdp_template` is migrated and is cloned by each test file. */
    databaseServer: string
  }
}

/** One PostgreSQL for the whole run: the embedded one, or the one that DATABASE_URL names. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL
  const { dataDir, remove } = await makeDataFolder()
  if (!given) await prepareWithoutSync(dataDir)
  const embedded = given ? undefined : await startEmbeddedPostgres(dataDir)
  const server = given ?? embedded!.url
  await makeTemplate(server)
  project.provide('databaseServer', server)
  return async () => {
    await embedded?.stop()
    await remove()
  }
}

async function makeTemplate(server: string): Promise<void> {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query('drop database if exists sdp_template with (force)')
  await admin.query('create database sdp_template')
  await admin.end()
  const db = await connectDatabase(databaseOn(server, 'sdp_template'))
  await migrate(db)
  await (await openJobs(db, console)).close()
  await db.end()
}

function databaseOn(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
