import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Pool } from 'pg'
import { type Config, readConfig, WrongSetting } from '../config/config.ts'
import { connectDatabase } from '../db/database.ts'
import { startEmbeddedPostgres } from '../db/embedded.ts'
import { CannotStart } from '../process/cannot-start.ts'

/** Runs a command of the operator to its end. A signal to stop ends it in order: nothing unfinished stays. */
export function runCommand(work: (config: Config, signal: AbortSignal) => Promise<void>): void {
  const stop = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stop.abort())
  const run = async () => work(readConfig(process.env), stop.signal)
  run().then(
    () => process.exit(0),
    (error: unknown) => {
      const isExpected = error instanceof WrongSetting || error instanceof CannotStart
      console.error(
        stop.signal.aborted ? 'Stopped; nothing was changed.' : isExpected ? error.message : error,
      )
      process.exit(1)
    },
  )
}

/** The words behind the command: one file, and options. */
export function readWords<Options extends NonNullable<Parameters<typeof parseArgs>[0]>['options']>(
  options: Options,
  usage: string,
) {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    if (positionals.length > 1) throw new Error('There is more than one file')
    return { values, file: positionals[0] }
  } catch (error) {
    throw new CannotStart(`${(error as Error).message}. ${usage}`)
  }
}

/** Files are named from where npm was called. */
export function fileNamed(name: string): string {
  return path.resolve(process.env.INIT_CWD ?? '', name)
}

/** The database of this installation, whether a server runs or not. */
export async function withDatabase<T>(
  { databaseUrl, databaseDirectUrl, dataDir }: Config,
  signal: AbortSignal,
  work: (db: Pool) => Promise<T>,
): Promise<T> {
  const embedded = databaseUrl === undefined ? await startEmbeddedPostgres(dataDir, { signal }) : undefined
  try {
    // A snapshot, its lock and COPY last longer than the transactions of a pooler
    const db = await connectDatabase(databaseDirectUrl ?? databaseUrl ?? embedded!.url)
    return await work(db).finally(() => db.end())
  } finally {
    await embedded?.stop()
  }
}
