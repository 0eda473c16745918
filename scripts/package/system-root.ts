import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The unit's user is in the passwd of the other root alone, so root lends the server this one. */
const nobody = 65_534
const lent = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}

export interface StartedUnit {
  url: string
  /** As `systemctl stop` does; returns the exit code. */
  stop: () => Promise<number | null>
}

/** A root folder into which dpkg installs, with nothing of the machine's own; needs no rights. */
export async function makeSystemRoot() {
  const root = await mkdtemp(path.join(tmpdir(), 'sdp-root-'))
  await chmod(root, 0o755)
  const within = (place: string) => path.join(root, place)
  await mkdir(within('var/lib/dpkg/info'), { recursive: true })
  await mkdir(within('var/lib/dpkg/updates'), { recursive: true })
  await writeFile(within('var/lib/dpkg/status'), '')
  await mkdir(within('etc'))
  const forces = ['not-root', 'script-chrootless', 'depends', 'confold'].map((name) => `--force-${name}`)
  const started = new Set<ChildProcess>()

  return {
    within,
    dpkg: (...args: string[]) =>
      run('dpkg', [`--root=${root}`, `--log=${within('log')}`, ...forces, ...args], {
        // Those who are not root do not have the folders of its commands
        env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` },
      }),
    /** Starts what the installed unit starts, with its settings, as an ordinary user. */
    async startUnit(): Promise<StartedUnit> {
      const unit = readUnit(await readFile(within('usr/lib/systemd/system/sdp-studio.service'), 'utf8'))
      const state = within(path.join('var/lib', unit.get('StateDirectory')!))
      await mkdir(state, { recursive: true })
      await chmod(state, Number.parseInt(unit.get('StateDirectoryMode')!, 8))
      if (lent.uid !== undefined) await chown(state, lent.uid, lent.gid)
      const settings = await readFile(within(unit.get('EnvironmentFile')!.replace(/^-/, '')), 'utf8')
      const [name, value] = unit.get('Environment')!.split('=')
      const [node, program] = unit.get('ExecStart')!.split(' ')
      if (node !== '/usr/bin/node') throw new Error(`the unit starts ${node}`)
      const child = spawn(process.execPath, [within(program!)], {
        ...{ ...lent, cwd: within(unit.get('WorkingDirectory')!), stdio: ['ignore', 'pipe', 'pipe'] },
        env: {
          PATH: '/usr/bin:/bin',
          [name!]: within(value!),
          PORT: String(await freePort()),
          ...readEnvironment(settings),
        },
      })
      started.add(child)
      const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
      return {
        url: await readAddress(child),
        stop: () => {
          child.kill('SIGTERM')
          return ended
        },
      }
    },
    async remove() {
      for (const child of started) child.kill('SIGKILL')
      await rm(root, { recursive: true, force: true })
    },
  }
}

/** The last value of each key; enough for what a start needs. */
function readUnit(text: string): Map<string, string> {
  return new Map([...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, key, value]) => [key!, value!]))
}

function readEnvironment(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, key, value]) => [key!, value!]))
}

function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const read = (text: Buffer) => {
      output += text
      const match = /SDP Studio is ready: (\S+)/.exec(output)
      if (match?.[1] !== undefined) resolve(match[1])
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)))
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
