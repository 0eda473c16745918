import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'

/** Where there is none, tests that need one say so in their titles and are skipped. */
export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0

/** A PgBouncer in transaction mode in front of this database, with its default settings and this many connections to it. */
export async function startPgBouncer(
  databaseUrl: string,
  { connections }: { connections: number },
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sdp-pgbouncer-'))
  // As root it runs as another user, who has to read its settings.
  await chmod(folder, 0o755)
  const port = await freePort()
  const file = path.join(folder, 'pgbouncer.ini')
  await writeFile(file, settings(new URL(databaseUrl), port, connections))
  const isRoot = process.getuid?.() === 0
  const child = spawn('pgbouncer', [...(isRoot ? ['-u', 'nobody'] : []), file], { stdio: 'ignore' })
  const exited = once(child, 'exit')
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`
  await answering(url.href)
  return {
    url: url.href,
    stop: async () => {
      child.kill('SIGKILL')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function settings({ hostname, port, username, password }: URL, listenPort: number, size: number): string {
  const secret = decodeURIComponent(password).replaceAll("'", "''")
  return `[databases]
* = host=${hostname} port=${port || 5432} user=${decodeURIComponent(username)} password='${secret}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${size}
max_client_conn = 500
`
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      return
    } catch (error) {
      if (attempt === 200) throw error
      await sleep(50)
    } finally {
      await client.end().catch(() => {})
    }
  }
}
