import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@redis/client'
import { freePort } from './free-port.ts'

/** Where there is none, tests that need one say so in their titles and are skipped. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

export interface RedisServer {
  url: string
  /** Ends it at once, as a crash does. */
  kill: () => Promise<void>
  /** Starts it again on what it had written. */
  start: () => Promise<void>
  /** Loses everything, as one does that was started again without what it had. */
  forget: () => Promise<void>
  stop: () => Promise<void>
}

/** A real Redis on a free port of this machine, which writes down every change before it answers. */
export async function startRedis(): Promise<RedisServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sdp-redis-'))
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  let child: ReturnType<typeof spawn> | undefined

  async function start(): Promise<void> {
    const settings = ['--appendonly', 'yes', '--appendfsync', 'always', '--save', '']
    child = spawn(
      'redis-server',
      ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, ...settings],
      { stdio: 'ignore' },
    )
    await answering(url)
  }
  async function kill(): Promise<void> {
    const ending = child
    child = undefined
    if (ending === undefined || ending.exitCode !== null) return
    ending.kill('SIGKILL')
    await once(ending, 'exit')
  }
  await start()
  return {
    url,
    start,
    kill,
    forget: async () => {
      const client = createClient({ url })
      await client.connect()
      await client.flushAll()
      client.destroy()
    },
    stop: async () => {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function answering(url: string): Promise<void> {
  const client = createClient({
    url,
    socket: { reconnectStrategy: (retries) => (retries > 200 ? false : 50) },
  })
  client.on('error', () => {})
  await client.connect()
  for (let isLoading = true; isLoading; ) {
    isLoading = await client.ping().then(
      () => false,
      (error: Error) => {
        // One that was killed reads what it had kept before it answers
        if (!error.message.startsWith('LOADING')) throw error
        return true
      },
    )
  }
  client.destroy()
}
