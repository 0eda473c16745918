import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { testSecretKey } from './test-secret-key.ts'

export interface ServerProcess {
  url: string
  pid: number
  /** What it wrote to standard output, line by line. */
  output: string[]
  /** Whether the process is gone, for whatever reason. */
  hasEnded: () => boolean
  /** Ends it at once, as a crash does. */
  kill: () => Promise<void>
  stop: () => Promise<void>
}

/** The product as it is started, built before the tests run. */
export const builtServer = fileURLToPath(new URL('../../dist/main.js', import.meta.url))

/** The product as a process of its own, on a database that others may use too; the signal kills it, also while it starts. */
export async function startServerProcess(
  databaseUrl: string,
  settings: Record<string, string> = {},
  { signal }: { signal?: AbortSignal } = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [builtServer], {
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_URL: databaseUrl,
      SDP_SECRET_KEY: testSecretKey,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  signal?.addEventListener('abort', () => child.kill('SIGKILL'), { once: true })
  const exited = new Promise<void>((exit) => child.on('exit', () => exit()))
  let problems = ''
  child.stderr.on('data', (text) => {
    problems += text
  })
  const output: string[] = []
  const url = await new Promise<string>((ready, failed) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      output.push(line)
      const match = /is ready: (http\S+)/.exec(line)
      if (match?.[1] !== undefined) ready(match[1])
    })
    void exited.then(() => failed(new Error(`The server process ended: ${problems}`)))
  })
  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    child.kill(signal)
    await exited
  }
  return {
    url,
    pid: child.pid!,
    output,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}
