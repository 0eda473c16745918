import { fork } from 'node:child_process'
import { once } from 'node:events'
import { middle } from './median.ts'
import { listen } from './opening.ts'
import type { Line } from './report.ts'

const rounds = 40
const freshRounds = 8

/** Loads the large domain through HTTP, and the same bytes from memory through the same server. */
export async function loading(databaseUrl: string): Promise<Line[]> {
  const client = startClient()
  const server = await startServer(databaseUrl)
  await server.keepInMemory()

  const times = { memory: [] as number[], kept: [] as number[], fresh: [] as number[] }
  for (let round = -5; round < rounds; round++) {
    const memory = await client.fetch(`${server.url}/from-memory`, server.token)
    const kept = await client.fetch(`${server.url}/api/domains/large`, server.token)
    if (memory.bytes !== kept.bytes) throw new Error('The two sent different bytes')
    if (round < 0) continue
    times.memory.push(memory.millis)
    times.kept.push(kept.millis)
  }
  for (let round = 0; round < freshRounds; round++) {
    const fresh = await startServer(databaseUrl)
    await client.fetch(`${fresh.url}/api/domains/`, fresh.token)
    times.fresh.push((await client.fetch(`${fresh.url}/api/domains/large`, fresh.token)).millis)
    await fresh.close()
  }
  const bytes = await server.keepInMemory()
  client.stop()
  await server.close()

  console.log(`The domain has ${(bytes / 1e6).toFixed(1)} MB.`)
  const against = 'the same bytes from memory'
  const floor = middle(times.memory)
  return [
    { what: 'load', millis: middle(times.kept), against, floor, limit: 2 },
    // Everything comes from the database once: no floor in memory can be near, the limit only notices a relapse.
    { what: 'load, first after a start', millis: middle(times.fresh), against, floor, limit: 15 },
  ]
}

async function startServer(databaseUrl: string) {
  let memory = Buffer.alloc(0)
  const { url, token, close } = await listen(databaseUrl, (app) => {
    app.get('/from-memory', (_, reply) => reply.type('application/json; charset=utf-8').send(memory))
  })
  return {
    url,
    token,
    keepInMemory: async () => {
      const answer = await fetch(`${url}/api/domains/large`, {
        headers: { authorization: `Bearer ${token}` },
      })
      memory = Buffer.from(await answer.arrayBuffer())
      return memory.length
    },
    close,
  }
}

interface Fetched {
  millis: number
  bytes: number
  status: number
}

function startClient() {
  const child = fork(new URL('./loading-client.ts', import.meta.url))
  return {
    fetch: async (url: string, token: string): Promise<Fetched> => {
      child.send({ url, token })
      const [fetched] = (await once(child, 'message')) as [Fetched]
      if (fetched.status !== 200) throw new Error(`${url} answered ${fetched.status}`)
      return fetched
    },
    stop: () => child.disconnect(),
  }
}
