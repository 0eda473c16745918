import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'

export interface RedisCluster {
  /** Of its three nodes. */
  addresses: string[]
  /** What one node says to a command. */
  ask: (node: number, ...command: string[]) => string
  stop: () => Promise<void>
}

const password = 'of-the-cluster'

/** A real cluster of three nodes on this machine, entered with a password. */
export async function startRedisCluster(): Promise<RedisCluster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sdp-redis-cluster-'))
  const ports = [await freePort(), await freePort(), await freePort()]
  const nodes = await Promise.all(
    ports.map(async (port) => {
      const own = ['--port', String(port), '--cluster-port', String(await freePort()), '--bind', '127.0.0.1']
      const files = ['--dir', folder, '--cluster-config-file', `nodes-${port}.conf`, '--save', '']
      const entered = ['--requirepass', password, '--masterauth', password]
      return spawn('redis-server', [...own, ...files, ...entered, '--cluster-enabled', 'yes'], {
        stdio: 'ignore',
      })
    }),
  )
  const ask = (node: number, ...command: string[]): string => {
    const entering = ['-p', String(ports[node]), '-a', password, '--no-auth-warning']
    return execFileSync('redis-cli', [...entering, ...command], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  }
  const until = async (isReached: () => boolean): Promise<void> => {
    for (let attempt = 0; ; attempt++) {
      try {
        if (isReached()) return
      } catch (error) {
        if (attempt === 300) throw error
      }
      await sleep(100)
    }
  }
  await until(() => ports.every((_, node) => ask(node, 'ping') === 'PONG\n'))
  ask(0, '--cluster', 'create', ...ports.map((port) => `127.0.0.1:${port}`), '--cluster-yes')
  await until(() => ports.every((_, node) => ask(node, 'cluster', 'info').includes('cluster_state:ok')))
  return {
    addresses: ports.map((port) => `redis://:${password}@127.0.0.1:${port}`),
    ask,
    stop: async () => {
      await Promise.all(
        nodes.map(async (node) => {
          node.kill('SIGKILL')
          await once(node, 'exit')
        }),
      )
      await rm(folder, { recursive: true, force: true })
    },
  }
}
