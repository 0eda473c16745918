import {
  type Cluster,
  ensureDatabase,
  findRunning,
  isClusterRunning,
  prepareCluster,
  startCluster,
  stopCluster,
} from './embedded/cluster.ts'
import { joinMembers, type Member } from './embedded/members.ts'

export interface EmbeddedPostgres {
  url: string
  stop: () => Promise<void>
}

const lookMillis = 1000

/**
 * Starts the PostgreSQL that comes with the product on a folder of its own, or joins the one that already runs there
 * (left behind by a killed server, or used by another server process). One that dies is started again. The last server
 * that stops using the folder stops it.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  { signal, sharedMegabytes }: { signal?: AbortSignal; sharedMegabytes?: number } = {},
): Promise<EmbeddedPostgres> {
  const member = await joinMembers(dataDir)
  let cluster: Cluster | undefined
  const leave = () =>
    member.alone(async () => {
      if (cluster !== undefined && !(await member.hasOthers())) await stopCluster(cluster)
      await member.leave()
    })
  try {
    const { port, url } = await member.alone(async () => {
      cluster = await prepareCluster(dataDir)
      const port =
        (await findRunning(cluster, signal)) ?? (await startCluster(cluster, { signal, sharedMegabytes }))
      return { port, url: await ensureDatabase(cluster, port) }
    }, signal)
    const stopWatching = keepRunning(cluster!, { port, sharedMegabytes }, member)
    return {
      url,
      stop: async () => {
        await stopWatching()
        await leave()
      },
    }
  } catch (error) {
    await leave()
    throw error
  }
}

/** Starts it again on the same port when it is gone, so that its address stays right; returns the way to end that. */
function keepRunning(
  cluster: Cluster,
  how: { port: number; sharedMegabytes: number | undefined },
  member: Member,
): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()
  let lastFailure = ''

  async function look(): Promise<void> {
    if (await isClusterRunning(cluster)) return
    await member.alone(async () => {
      // Another server may have been quicker.
      if ((await findRunning(cluster, signal)) !== undefined) return
      await startCluster(cluster, { ...how, signal })
      console.error('PostgreSQL was gone; it has been started again.')
    }, signal)
    lastFailure = ''
  }

  function plan(): void {
    timer = setTimeout(() => {
      looking = look()
        .catch(({ message }: Error) => {
          if (!signal.aborted && message !== lastFailure) console.error(message)
          lastFailure = message
        })
        .then(() => {
          if (!signal.aborted) plan()
        })
    }, lookMillis)
  }
  plan()

  return async () => {
    stopping.abort()
    clearTimeout(timer)
    await looking
  }
}
