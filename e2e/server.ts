import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { isPortFree } from '../scripts/port.mjs'

export interface RunningServer {
  url: string
  dataDir: string
  process: ChildProcess
  /** Ends it as Ctrl+C does, and waits. */
  stop: () => Promise<void>
  /** Ends it as a power cut does. */
  kill: () => Promise<void>
}

const root = path.dirname(import.meta.dirname)

/** A port that stays free until a server has started: not one of those that systems give to whoever asks for any. */
export async function freePort(): Promise<number> {
  const port = 10_000 + Math.floor(Math.random() * 20_000)
  return (await isPortFree({ host: '127.0.0.1', port })) ? port : freePort()
}

/** Starts the product as `npm start` does, or with npm itself, and waits until it says where it is. */
export async function startServer(
  dataDir: string,
  settings: Record<string, string> = {},
  [command, ...args]: [string, ...string[]] = [process.execPath, 'scripts/start.mjs'],
): Promise<RunningServer> {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, PORT: String(await freePort()), SDP_DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await readAddress(child)
  const end = (signal: NodeJS.Signals) => async () => {
    child.kill(signal)
    await ended
  }
  return { url, dataDir, process: child, stop: end('SIGINT'), kill: end('SIGKILL') }
}

/** Starts the product where it is expected to give up; returns what it said and its exit code. */
export async function failToStart(
  dataDir: string,
  settings: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, SDP_DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  child.stderr.on('data', (text) => {
    output += text
  })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, output: output.trim() }
}

function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const onOutput = (text: Buffer) => {
      output += text
      const match = /SDP Studio is ready: (\S+)/.exec(output)
      if (match?.[1] !== undefined) resolve(match[1])
    }
    child.stdout?.on('data', onOutput)
    child.stderr?.on('data', onOutput)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)))
  })
}
