import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { health } from '@sdp/api'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../db/embedded.ts'
import { makeDataFolder, prepareWithoutSync } from '../../testing/data-folder.ts'
import { hasRedis, type RedisServer, startRedis } from '../../testing/redis-server.ts'
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts'
import { callerAt } from '../../testing/test-server.ts'
import { startTranslationService } from '../../testing/translation-service.ts'
import { type NluProvider, startNluProvider } from './nlu-provider.ts'

export const clientId = 'torture'
export const clientSecret = 'a-secret-of-the-tests'

/** Of servers that many people ask without signing in, each call from an address of its own: by it its audit entry is found. */
export const serverSettings = {
  SDP_OFFLINE_ACCESS: 'true',
  SDP_GIT_EXPORT: 'false',
  SDP_LOG_LEVEL: 'error',
  SDP_REQUESTS_PER_MINUTE: '1000000',
  SDP_SERVICE_CLIENTS: `${clientId}:${clientSecret}`,
  SDP_TRUST_PROXY: '127.0.0.1',
}

/** Two servers on one PostgreSQL with all targets, each of them a process that can be killed. */
export interface Installation {
  databaseUrl: string
  /** Of the servers that run. */
  urls: () => readonly string[]
  redis: RedisServer | undefined
  nlu: NluProvider
  /** What can be killed; each kill returns when all that was killed was started again. */
  kills: Readonly<Record<string, () => Promise<void>>>
  /** Resolves when every server reports that it is ready. */
  ready: () => Promise<void>
  /** What servers wrote into their logs of requests that failed. */
  failures: () => string[]
  /** Servers that ended without having been killed. */
  died: () => number
  close: () => Promise<void>
}

const readyMillis = 60_000

export async function startInstallation(): Promise<Installation> {
  const { dataDir, remove } = await makeDataFolder()
  await prepareWithoutSync(dataDir)
  const [postgres, redis, nlu, translation] = await Promise.all([
    startEmbeddedPostgres(dataDir),
    hasRedis ? startRedis() : undefined,
    startNluProvider(),
    startTranslationService(),
  ])
  translation.answer(({ q, target }) => ({ body: { translatedText: q.map((text) => `${target}: ${text}`) } }))
  const { url: databaseUrl } = postgres
  const settings = {
    ...serverSettings,
    SDP_TRANSLATION_URL: translation.url,
    SDP_NLU_WORLD_URL: nlu.url,
    ...(redis && { SDP_REDIS_ECE: redis.url }),
  }
  const start = () => startServerProcess(databaseUrl, settings)
  const started = await Promise.all([start(), start()])
  const killed = new Set<ServerProcess>()
  const running = () => started.filter((server) => !killed.has(server))

  async function killServers(count: number): Promise<void> {
    const victims = running().slice(0, count)
    for (const victim of victims) killed.add(victim)
    await Promise.all(victims.map((victim) => victim.kill()))
  }
  async function startMissing(): Promise<void> {
    const missing = 2 - running().length
    started.push(...(await Promise.all(Array.from({ length: missing }, start))))
  }
  // Whoever started PostgreSQL looks after it, and starts it again.
  async function killPostgres(): Promise<void> {
    const lines = (await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
    process.kill(Number(lines[0]), 'SIGKILL')
  }

  return {
    databaseUrl,
    urls: () => running().map(({ url }) => url),
    redis,
    nlu,
    kills: {
      'one server': async () => {
        await killServers(1)
        await startMissing()
      },
      'a process of PostgreSQL': () => killBackend(databaseUrl),
      PostgreSQL: killPostgres,
      'both servers': async () => {
        await killServers(2)
        await startMissing()
      },
      'all connections': () => endConnections(databaseUrl),
      'both servers and PostgreSQL': async () => {
        await Promise.all([killServers(2), killPostgres()])
        await answering(databaseUrl)
        await startMissing()
      },
      ...(redis && {
        Redis: async () => {
          await redis.kill()
          await redis.start()
        },
      }),
    },
    ready: async () => {
      await answering(databaseUrl)
      await Promise.all(running().map(({ url }) => serving(url)))
    },
    failures: () =>
      started.flatMap(({ output }) => output.filter((line) => line.includes('"request failed"'))),
    died: () => running().filter((server) => server.hasEnded()).length,
    close: async () => {
      await Promise.all(running().map(({ stop }) => stop()))
      await Promise.all([redis?.stop(), nlu.close(), translation.close(), postgres.stop()])
      await remove()
    },
  }
}

/** Ends the process of one connection, of a transaction under way if there is one; PostgreSQL then ends all others. */
async function killBackend(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'sdp-studio' order by state = 'idle' limit 1`,
    )
    if (rows[0] !== undefined) process.kill(rows[0].pid, 'SIGKILL')
  })
}

export async function endConnections(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, (client) =>
    client.query(`select pg_terminate_backend(pid) from pg_stat_activity
                  where datname = current_database() and pid <> pg_backend_pid()`),
  )
}

async function withClient(databaseUrl: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => {})
  await client.connect()
  await work(client)
  await client.end().catch(() => {})
}

async function answering(databaseUrl: string): Promise<void> {
  await inTime('PostgreSQL', () => withClient(databaseUrl, (client) => client.query('select 1')))
}

async function serving(url: string): Promise<void> {
  await inTime(url, async () => {
    const { status } = await callerAt(url, {}).call(health.ready)
    if (status !== 200) throw new Error(`${status}`)
  })
}

async function inTime(what: string, ask: () => Promise<void>): Promise<void> {
  const endAt = Date.now() + readyMillis
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (Date.now() > endAt)
        throw new Error(`${what} is not ready after ${readyMillis} ms`, { cause: error })
      await sleep(50)
    }
  }
}
