import { messages } from '@sdp/domain'
import { withinMillis } from '../../process/ending-signals.ts'

const connectMillis = 5_000

type Client = Awaited<ReturnType<typeof openClient>>

/** A connection to a Redis; one to a cluster takes the same commands and sends each to the node of its first key. */
export interface Redis {
  client: Client
  isCluster: boolean
}

const socket = { connectTimeout: connectMillis, reconnectStrategy: false } as const

// Most servers have no Redis: they need not wait 0.2 s for it when they start, nor have 15 MB for it
const loadLibrary = () => import('@redis/client')

async function openClient(url: string) {
  const { createClient } = await loadLibrary()
  const client = createClient({ url, disableOfflineQueue: true, socket })
  client.on('error', () => {})
  return client
}

/** The cluster of the node at this address. */
async function openCluster(url: string): Promise<Client> {
  const { createCluster } = await loadLibrary()
  // The nodes name each other without what is needed to enter; whoever enters one enters all.
  const { username, password, protocol } = new URL(url)
  const cluster = createCluster({
    rootNodes: [{ url, socket }],
    defaults: {
      ...(username !== '' && { username: decodeURIComponent(username) }),
      ...(password !== '' && { password: decodeURIComponent(password) }),
      socket: protocol === 'rediss:' ? { ...socket, tls: true } : socket,
    },
    minimizeConnections: true,
  })
  cluster.on('error', () => {})
  return cluster as unknown as Client
}

/** What is opened for one thing; nothing is once its time is over. */
function openConnections(ending: AbortSignal) {
  const opened: Client[] = []
  const add = (client: Client): Client => {
    if (ending.aborted) throw ending.reason
    opened.push(client)
    return client
  }
  const close = () => {
    for (const client of opened.splice(0)) if (client.isOpen) client.destroy()
  }
  return { add, close }
}
type Connections = ReturnType<typeof openConnections>

/** The first of the addresses that answers. */
async function connectToOne(addresses: readonly string[], connections: Connections) {
  let failure: unknown
  for (const url of addresses) {
    const client = connections.add(await openClient(url))
    try {
      await client.connect()
      return { client, url }
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

async function connect(addresses: readonly string[], connections: Connections): Promise<Redis> {
  const { client, url } = await connectToOne(addresses, connections)
  // Where this user may not ask, it is taken for one Redis.
  const info = await client.info('cluster').catch(() => '')
  if (!info.includes('cluster_enabled:1')) return { client, isCluster: false }
  const cluster = connections.add(await openCluster(url))
  await cluster.connect()
  return { client: cluster, isCluster: true }
}

/** Connections for one thing: nothing of an earlier failure is left in them. */
export async function withRedis<T>(
  addresses: readonly string[],
  { signal, millis }: { signal: AbortSignal; millis: number },
  work: (redis: Redis) => Promise<T>,
): Promise<T> {
  return withinMillis(millis, signal, async (ending) => {
    const connections = openConnections(ending)
    const ended = new Promise<never>((_, reject) => {
      const end = () =>
        reject(signal.aborted ? signal.reason : new Error(messages.pipelines.noAnswer(millis)))
      if (ending.aborted) end()
      else ending.addEventListener('abort', end, { once: true })
    })
    const working = connect(addresses, connections).then(work)
    try {
      return await Promise.race([working, ended])
    } finally {
      connections.close()
    }
  })
}
