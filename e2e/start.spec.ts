import { execFile, execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { expect } from '@playwright/test'
import { auth, domains } from '@sdp/api'
import { removeDataFolder } from '../apps/server/src/db/embedded/cluster-files.ts'
import { isPostgres, isProcessRunning } from '../apps/server/src/process/processes.ts'
import { askPostgres } from '../apps/server/src/testing/ask-postgres.ts'
import { test } from './own-server.ts'
import { failToStart, freePort, type RunningServer, startServer } from './server.ts'

const root = path.dirname(import.meta.dirname)
/** Stopping drains and ends PostgreSQL in order, on a machine that may be busy. */
const soon = { timeout: 60_000 }

async function signIn({ url }: RunningServer): Promise<Record<string, string>> {
  const response = await fetch(`${url}/api${auth.localSignIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'paul@sdp.example' }),
  })
  const { accessToken } = (await response.json()) as { accessToken: string }
  return { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
}

async function createDomain(server: RunningServer, name: string): Promise<void> {
  const response = await fetch(`${server.url}/api${domains.create.path}`, {
    method: 'POST',
    headers: await signIn(server),
    body: JSON.stringify({ name, languages: [{ language: 'eng-USA' }], ntg_versions: ['NTG7-SOP'] }),
  })
  expect(response.status).toBe(200)
}

async function listNames(server: RunningServer): Promise<string[]> {
  const response = await fetch(`${server.url}/api/domains/?isAdmin=false`, { headers: await signIn(server) })
  return ((await response.json()) as { name: string }[]).map((domain) => domain.name)
}

const postgresPid = (dataDir: string) =>
  Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

/** The server processes that use a data folder, by their names there. */
const serversOf = (dataDir: string) => readdir(path.join(dataDir, 'servers'))

// Most of the time goes into starting: both workers share the work
test.describe.configure({ mode: 'parallel' })

test('the first start has the sample domains, later ones leave them as they are', async ({
  startOwn,
  dataDir: folder,
}) => {
  const dataDir = path.join(folder, 'new')
  const first = await startOwn({ SDP_DATA_DIR: dataDir })
  expect(await listNames(first)).toHaveLength(4)
  await createDomain(first, 'Kept')
  await first.stop()
  const second = await startOwn({ SDP_DATA_DIR: dataDir })
  expect(await listNames(second)).toHaveLength(5)
})

test('Ctrl+C stops the server and the PostgreSQL it started', async ({ startOwn, dataDir }) => {
  const server = await startOwn()
  const pid = postgresPid(dataDir)
  expect(isPostgres(pid)).toBe(true)
  await server.stop()
  expect(server.process.exitCode).toBe(0)
  expect(isPostgres(pid)).toBe(false)
})

for (const signal of ['SIGTERM', 'SIGHUP', 'SIGKILL'] as const) {
  test(`${signal} to npm start leaves nothing running`, async ({ dataDir }) => {
    const npm = await startServer(dataDir, {}, ['npm', 'start'])
    const pid = postgresPid(dataDir)
    const [server] = await serversOf(dataDir)
    const name = server!.slice(0, server!.lastIndexOf('.'))
    expect([isPostgres(pid), isProcessRunning(name)]).toEqual([true, true])
    npm.process.kill(signal)
    await expect.poll(() => [isPostgres(pid), isProcessRunning(name)], soon).toEqual([false, false])
    expect(await serversOf(dataDir)).toEqual([])
  })
}

test('a machine without ps finds the PostgreSQL that a killed server left', async ({ startOwn, dataDir }) => {
  const bin = path.join(dataDir, 'bin')
  await mkdir(bin)
  for (const command of ['id', 'useradd']) {
    const file = execFileSync('which', [command], { encoding: 'utf8' }).trim()
    await symlink(file, path.join(bin, command))
  }
  const killed = await startOwn({ PATH: bin })
  const pid = postgresPid(dataDir)
  await killed.kill()
  const next = await startOwn({ PATH: bin })
  expect(postgresPid(dataDir)).toBe(pid)
  await next.stop()
  expect(isPostgres(pid)).toBe(false)
})

for (const victim of ['the server', 'PostgreSQL', 'both'] as const) {
  test(`after kill -9 of ${victim} the next start works and has every acknowledged write`, async ({
    startOwn,
    dataDir,
  }) => {
    const server = await startOwn()
    await createDomain(server, 'Acknowledged')
    const pid = postgresPid(dataDir)
    if (victim !== 'the server') process.kill(pid, 'SIGKILL')
    await server.kill()
    const next = await startOwn()
    expect(await listNames(next)).toContain('Acknowledged')
  })
}

test('a busy port gives one clear sentence and exit code 1, before anything is installed or built', async ({
  dataDir,
}) => {
  const clone = path.join(dataDir, 'clone')
  await cp(path.join(root, 'scripts'), path.join(clone, 'scripts'), { recursive: true })
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  // From .env as well, since that is where settings stay.
  await writeFile(path.join(clone, '.env'), `PORT=${port}\n`)
  const { PORT: _, ...env } = process.env
  const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(process.execPath, ['scripts/start.mjs'], { cwd: clone, env }, (error, stdout, stderr) =>
      resolve({ code: error?.code, output: stdout + stderr }),
    )
  })
  other.close()
  expect(code).toBe(1)
  expect(output).toBe(`Port ${port} on 127.0.0.1 is in use: stop what runs there, or set PORT\n`)
  expect((await readdir(clone)).sort()).toEqual(['.env', 'scripts'])
})

test('a database of a newer version gives one clear sentence, and no PostgreSQL stays behind', async ({
  startOwn,
  dataDir,
}) => {
  const server = await startOwn()
  await askPostgres(dataDir, `insert into migration (name) values ('9999_from-the-future.sql')`)
  await server.stop()
  const { code, output } = await failToStart(dataDir, { PORT: String(await freePort()) })
  expect(code).toBe(1)
  expect(output).toContain('belongs to a newer version of the product (it has 9999_from-the-future.sql)')
  expect(output.split('\n')).toHaveLength(1)
  expect(await readdir(path.join(dataDir, 'postgres'))).not.toContain('postmaster.pid')
  expect(await serversOf(dataDir)).toEqual([])
})

test('the steps of the manual back up and restore all data, with the history of the git export', async ({
  startOwn,
  dataDir: folder,
}) => {
  const dataDir = path.join(folder, '.data')
  const manual = await readFile(path.join(root, 'docs/operations.md'), 'utf8')
  const [backup, restore] = (manual.split('\n## Backup and restore\n')[1] ?? '').match(
    /(?<=^ {4})npm run .*$/gm,
  )!
  // Its two example folders are the folder of this test
  const doStep = (step: string) =>
    execFileSync('sh', ['-ec', step.replaceAll(/\/(?:backups|elsewhere)\//g, `${folder}/`)], {
      cwd: root,
      env: { ...process.env, SDP_DATA_DIR: dataDir },
    })
  const head = () => readFile(path.join(dataDir, 'git/refs/heads/main'), 'utf8').catch(() => 'none yet')

  const before = await startOwn({ SDP_DATA_DIR: dataDir })
  await createDomain(before, 'Kept')
  await expect.poll(head, soon).toMatch(/^[0-9a-f]{40}\n$/)
  const kept = await head()
  doStep(`${backup!} --key /elsewhere/sdp.key`)
  await createDomain(before, 'Lost')
  await expect.poll(head, soon).not.toBe(kept)
  await before.stop()
  await rename(dataDir, `${dataDir}.old`)
  doStep(restore!)
  expect(await head()).toBe(kept)

  const restored = await startOwn({ SDP_DATA_DIR: dataDir })
  const names = await listNames(restored)
  expect(names).toContain('Kept')
  expect(names).not.toContain('Lost')
  await restored.stop()
  for (const used of [dataDir, `${dataDir}.old`]) await removeDataFolder(used)
})

test('a data folder that cannot be used gives one clear sentence and exit code 1', async ({ dataDir }) => {
  const file = path.join(dataDir, 'a-file')
  await writeFile(file, '')
  const { code, output } = await failToStart(path.join(file, 'data'), { PORT: String(await freePort()) })
  expect(code).toBe(1)
  expect(output).toContain('cannot be used')
  expect(output.split('\n')).toHaveLength(1)
})

test('an unreachable DATABASE_URL gives one clear sentence and exit code 1, without the password', async ({
  dataDir,
}) => {
  const port = await freePort()
  const { code, output } = await failToStart(dataDir, {
    PORT: String(await freePort()),
    DATABASE_URL: `postgres://sdp:secret@127.0.0.1:${port}/sdp`,
  })
  expect(code).toBe(1)
  expect(output).toContain('The database does not answer')
  expect(output).not.toContain('secret')
  expect(output.split('\n')).toHaveLength(1)
})

test('a wrong setting stops the start with its name and what is expected', async ({ dataDir }) => {
  const { code, output } = await failToStart(dataDir, { SDP_STAGE: 'live' })
  expect(code).toBe(1)
  expect(output).toBe("SDP_STAGE must be one of production, release, dev, but is 'live'")
})

test('local sign-in does not listen beyond this machine', async ({ dataDir }) => {
  const { code, output } = await failToStart(dataDir, {
    HOST: '0.0.0.0',
    PORT: String(await freePort()),
  })
  expect(code).toBe(1)
  expect(output).toContain('a loopback address while sign-in is local')
})
