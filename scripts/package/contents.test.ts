import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureBuilt, root } from '../workspace.mjs'
import { makeFolder } from './folder.mjs'

// `npm run package -- --try` installs, starts, upgrades and removes what is made here.
const time = 1_790_000_000
let work: string
let folder: string
let files: string[]
beforeAll(async () => {
  work = mkdtempSync(path.join(tmpdir(), 'sdp-package-'))
  folder = path.join(work, 'sdp-studio')
  await ensureBuilt()
  makeFolder(folder, { version: '9.8.7', time })
  files = (readdirSync(folder, { recursive: true }) as string[]).filter(
    (name) => !lstatSync(path.join(folder, name)).isDirectory(),
  )
}, 300_000)
afterAll(() => rmSync(work, { recursive: true, force: true }), 60_000)

const readJson = (...place: string[]) => JSON.parse(readFileSync(path.join(...place), 'utf8'))

test('every package in it is one that the server needs to run, in the version of the lockfile', () => {
  const locked: Record<string, { version: string; dev?: boolean }> = readJson(
    root,
    'package-lock.json',
  ).packages
  const packed = files
    .filter((name) => /^(.*\/)?node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(name))
    .map((name) => path.dirname(name))
  expect(packed.length).toBeGreaterThan(50)
  for (const place of packed) {
    const { version } = readJson(folder, place, 'package.json')
    expect([place, locked[place]?.version, locked[place]?.dev ?? false]).toEqual([place, version, false])
  }
  const { dependencies } = readJson(root, 'apps/server/package.json')
  const needed = Object.keys(dependencies).filter((name) => !name.startsWith('@sdp/'))
  expect(packed).toEqual(expect.arrayContaining(needed.map((name) => `node_modules/${name}`)))
  // Packages of the browser are in what is built of them
  expect(packed).not.toContain('node_modules/react')
})

test('what the built server imports is in it', () => {
  const dist = files.filter((name) => /^apps\/server\/dist\/[^/]+\.js$/.test(name))
  const imported = dist.flatMap((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8')
    return [...text.matchAll(/^import .*?from ?["']([^"'.][^"']*)["']/gm)].map(([, from]) => from!)
  })
  const packages = new Set(imported.filter((from) => !from.startsWith('node:')))
  expect(packages.size).toBeGreaterThan(10)
  for (const name of packages) {
    const [scope, second] = name.split('/')
    const place = scope!.startsWith('@') ? `${scope}/${second}` : scope!
    expect([name, existsSync(path.join(folder, 'node_modules', place, 'package.json'))]).toEqual([name, true])
  }
})

test('there are no tests, no sources and no types in it, and of our folders only what runs', () => {
  const needless = /(^|\/)(tests?|__tests__)\/|\.test\.\w+$|\.[cm]?tsx?$|\.built-from$/
  expect(files.filter((name) => needless.test(name))).toEqual([])
  const ours = files.filter((name) => !name.startsWith('node_modules/'))
  const parts = new Set(ours.map((name) => name.split('/').slice(0, 3).join('/')))
  expect([...parts].filter((part) => /^(apps|packages|e2e|bench)\//.test(part)).sort()).toEqual([
    'apps/server/dist',
    'apps/server/src',
    'apps/web/dist',
  ])
  const serverSources = ours.filter((name) => name.startsWith('apps/server/src/'))
  expect(
    serverSources.filter((name) => !/^apps\/server\/src\/db\/migrations\/\d+[\w-]*\.sql$/.test(name)),
  ).toEqual([])
  // Maps name the places in the sources, and do not hold them
  for (const name of ours.filter((name) => name.endsWith('.map'))) {
    expect(Object.keys(readJson(folder, name))).not.toContain('sourcesContent')
  }
})

test('it has its version, and all files have one time and may be read by everybody', () => {
  expect(readJson(folder, 'package.json')).toMatchObject({ version: '9.8.7', engines: { node: '>=20.19' } })
  for (const name of files) {
    const { mtimeMs, mode } = lstatSync(path.join(folder, name))
    expect([name, mtimeMs, mode & 0o044]).toEqual([name, time * 1000, 0o044])
  }
})

const unitFile = path.join(root, 'packaging/debian/sdp-studio.service')
const hasSystemd = existsSync('/usr/bin/systemd-analyze')

test('the unit starts what is in it, and takes from the server all that it does not need', () => {
  const unit = readFileSync(unitFile, 'utf8')
  const [, program] = /^ExecStart=\/usr\/bin\/node \/usr\/lib\/sdp-studio\/(\S+)$/m.exec(unit) ?? []
  expect(files).toContain(program)
  for (const line of [
    'NoNewPrivileges=yes',
    'CapabilityBoundingSet=',
    'ProtectSystem=strict',
    'PrivateTmp=yes',
    'SystemCallFilter=@system-service',
    'StateDirectoryMode=0700',
  ]) {
    expect(unit.split('\n')).toContain(line)
  }
})

test.skipIf(!hasSystemd)('systemd finds nothing wrong with the unit, and little exposed', () => {
  const file = path.join(work, 'sdp-studio.service')
  // Node need not be where the package finds it
  writeFileSync(file, readFileSync(unitFile, 'utf8').replace('/usr/bin/node', process.execPath))
  const analyze = (...args: string[]) =>
    execFileSync('systemd-analyze', [...args, file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  expect(analyze('verify', '--man=no')).toBe('')
  // Fails above 2.0 of 10
  expect(analyze('security', '--offline=yes', '--threshold=20', '--no-pager')).toContain(
    'Overall exposure level',
  )
})

test('it can be backed up and restored by the commands of its own', () => {
  const { scripts } = readJson(folder, 'package.json')
  for (const name of ['backup', 'restore']) {
    const output = spawnSync(process.execPath, [...scripts[name].split(' ').slice(1), '--help'], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(`${output.stdout}${output.stderr}`).toContain(`npm run ${name}`)
  }
})
