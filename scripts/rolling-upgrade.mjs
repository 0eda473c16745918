// `npm run rolling-upgrade [-- COMMIT]`: starts two servers of an earlier version (the commit before by default), lets people
// work at both, replaces one after the other by this version, and looks whether all that was acknowledged is there, once.
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { startAuthors } from './rolling-upgrade/authors.mjs'
import { bin, ensureInstalled, ensureServerBuilt, giveUp, root, run } from './workspace.mjs'

const commit = process.argv[2] ?? 'HEAD~1'
const loadMillis = 8000

await ensureInstalled()
await ensureServerBuilt()
const folder = mkdtempSync(path.join(tmpdir(), 'sdp-rolling-'))
chmodSync(folder, 0o755)
const before = path.join(folder, 'before')
const running = new Set()
let failure
try {
  await buildEarlier()
  await upgrade()
} catch (error) {
  failure = error
}
await Promise.all([...running].map((server) => server.stop()))
execFileSync('git', ['worktree', 'remove', '--force', before], { cwd: root })
rmSync(folder, { recursive: true, force: true })
if (failure !== undefined) giveUp(`The upgrade did not hold: ${failure.stack}`)

/** With packages of its own: those of the workspace are links to sources. */
async function buildEarlier() {
  execFileSync('git', ['worktree', 'add', '--detach', before, commit], { cwd: root, stdio: 'ignore' })
  const lockOf = (dir) => readFileSync(path.join(dir, 'package-lock.json'), 'utf8')
  if (lockOf(before) === lockOf(root)) {
    execFileSync('cp', ['-al', path.join(root, 'node_modules'), before])
  } else if ((await run('npm', ['ci', '--prefix', before, '--prefer-offline', '--loglevel=error'])) !== 0) {
    throw new Error(`The packages of ${commit} could not be installed`)
  }
  const args = [bin('vite'), 'build', path.join(before, 'apps/server'), '--logLevel', 'warn']
  if ((await run(process.execPath, args)) !== 0) throw new Error(`${commit} could not be built`)
}

async function upgrade() {
  const servers = await Promise.all([start(before), start(before)])
  const authors = await startAuthors(() =>
    servers.filter((server) => !server.isStopping).map(({ url }) => url),
  )
  const workOn = async (what) => {
    await sleep(loadMillis)
    console.log(`${authors.acknowledged()} changes acknowledged: ${what}`)
  }
  await workOn('two servers of the version before')
  await replace(servers, 0, root)
  await workOn('one of each version')
  if (existsSync(path.join(before, 'apps/server/src/db/migration-files.ts'))) {
    await servers[1].kill()
    await replace(servers, 1, before)
    await workOn('the older one was killed and came back')
  }
  await replace(servers, 1, root)
  await workOn('two servers of this version')
  await authors.stop()
  console.log(await authors.verify())
}

async function replace(servers, at, version) {
  servers[at].isStopping = true
  await servers[at].stop()
  servers[at] = await start(version)
}

/** A server of a version, on the embedded PostgreSQL of one data folder. */
async function start(version) {
  const child = spawn(process.execPath, [path.join(version, 'apps/server/dist/main.js')], {
    cwd: version,
    env: {
      ...process.env,
      PORT: '0',
      SDP_DATA_DIR: path.join(folder, 'data'),
      SDP_GIT_EXPORT: 'true',
      SDP_REQUESTS_PER_MINUTE: '1000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise((resolve) => child.on('exit', resolve))
  const url = await new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, found] = /is ready: (http\S+)/.exec(line) ?? []
      if (found !== undefined) resolve(found)
    })
    exited.then((code) => reject(new Error(`A server of ${version} ended with ${code}`)))
  })
  const end = async (signal) => {
    child.kill(signal)
    await exited
    running.delete(server)
  }
  const server = { url, isStopping: false, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
  running.add(server)
  return server
}
