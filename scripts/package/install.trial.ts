import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { appendFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { auth, domains, operation } from '@sdp/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDebianPackage } from './debian.mjs'
import { makeFolder } from './folder.mjs'
import { makeSystemRoot, type StartedUnit } from './system-root.ts'

const time = 1_790_000_000
let work: string
let system: Awaited<ReturnType<typeof makeSystemRoot>>

beforeAll(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'sdp-package-'))
  system = await makeSystemRoot()
  for (const version of ['1.0+9.gaaaaaaaaaa', '1.0+10.g0000000000']) makePackage(version, debFile(version))
})
afterAll(async () => {
  await system.remove()
  await rm(work, { recursive: true, force: true })
})

const debFile = (version: string) => path.join(work, `${version}.deb`)

function makePackage(version: string, file: string): void {
  const folder = path.join(work, 'folder')
  makeFolder(folder, { version, time })
  makeDebianPackage(folder, file, { version, time })
}

const [older, newer] = ['1.0+9.gaaaaaaaaaa', '1.0+10.g0000000000'] as const
const dataFolder = 'var/lib/sdp-studio/data'
const settingsFile = 'etc/sdp-studio/environment'
const programFolder = 'usr/lib/sdp-studio'

async function call(unit: StartedUnit, address: string, body?: unknown) {
  const send = (path: string, headers: Record<string, string>, sent: unknown) =>
    fetch(`${unit.url}/api${path}`, {
      method: sent === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...(sent === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
    })
  const signedIn = await send(auth.localSignIn.path, {}, { email: 'ada@sdp.example' })
  const { accessToken } = (await signedIn.json()) as { accessToken: string }
  const response = await send(address, { authorization: `Bearer ${accessToken}` }, body)
  expect(response.status).toBe(200)
  return response.json()
}

const listNames = async (unit: StartedUnit) =>
  ((await call(unit, '/domains/?isAdmin=true')) as { name: string }[]).map(({ name }) => name).sort()

const installedVersion = async () => {
  const { version } = JSON.parse(await readFile(system.within(`${programFolder}/package.json`), 'utf8'))
  return version
}

test('installed, it has its user, its settings that only root reads, and what its user cannot change', async () => {
  await system.dpkg('--install', debFile(older))
  expect(await readFile(system.within('etc/passwd'), 'utf8')).toMatch(
    /^sdp-studio:.*:\/var\/lib\/sdp-studio\/data:/m,
  )
  expect((await stat(system.within(settingsFile))).mode & 0o777).toBe(0o600)
  expect((await stat(system.within(`${programFolder}/apps/server/dist/main.js`))).mode & 0o022).toBe(0)
  expect(existsSync(system.within(dataFolder))).toBe(false)
})

test('what the unit starts serves pages, lets people sign in and keeps what they make, and stops in order', async () => {
  const unit = await system.startUnit()
  expect(await (await fetch(`${unit.url}/`)).text()).toContain('<title>SDP Studio</title>')
  expect(await listNames(unit)).toHaveLength(4)
  await call(unit, domains.create.path, {
    ...{ name: 'Kept', languages: [{ language: 'eng-USA' }], ntg_versions: ['NTG7-SOP'] },
  })
  expect(await unit.stop()).toBe(0)
  expect(existsSync(system.within(`${dataFolder}/postgres/postmaster.pid`))).toBe(false)
})

test('an upgrade brings the higher version and keeps data and changed settings', async () => {
  await appendFile(system.within(settingsFile), 'SDP_SESSION_MINUTES=7\n')
  await system.dpkg('--install', debFile(newer))
  expect(await installedVersion()).toBe(newer)
  const unit = await system.startUnit()
  expect(await listNames(unit)).toContain('Kept')
  expect(await call(unit, operation.read.path)).toMatchObject({ version: newer })
  await unit.stop()
  expect(await readFile(system.within(settingsFile), 'utf8')).toContain('SDP_SESSION_MINUTES=7')
})

test('a version of fewer commits is the lower one for dpkg, which leaves the higher one', async () => {
  await expect(system.dpkg('--refuse-downgrade', '--install', debFile(older))).resolves.toBeDefined()
  expect(await installedVersion()).toBe(newer)
})

test('removed, its files are gone and data and settings are kept; purged, these go too', async () => {
  await system.dpkg('--remove', 'sdp-studio')
  expect(existsSync(system.within(programFolder))).toBe(false)
  expect(existsSync(system.within('usr/lib/systemd/system/sdp-studio.service'))).toBe(false)
  expect(existsSync(system.within(`${dataFolder}/postgres/PG_VERSION`))).toBe(true)
  expect(existsSync(system.within(settingsFile))).toBe(true)

  await system.dpkg('--purge', 'sdp-studio')
  expect(existsSync(system.within('var/lib/sdp-studio'))).toBe(false)
  expect(existsSync(system.within('etc/sdp-studio'))).toBe(false)
})

test('the same commit gives the same bytes', async () => {
  const again = path.join(work, 'again.deb')
  makePackage(older, again)
  expect(sha256(again)).toBe(sha256(debFile(older)))
})

const sha256 = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')
